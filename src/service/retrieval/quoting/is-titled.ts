import type { Analyzer } from '../analysis/analyzer.ts'
import { titleKeys } from '../indexing/title-keys.ts'
import type { RankedPage } from '../ranking/rank.ts'

/** Pages that are looked at, best first. */
const maxPages = 20

/** Whether a page, or a section of one, stands under just these words, which then mean that. */
export const isTitled = (
  { analyzer, ranked }: { analyzer: Analyzer; ranked: RankedPage[] },
  text: string,
  parts: readonly ('title' | 'heading')[]
): boolean => {
  const asked = titleKeys(analyzer, text)
  return ranked
    .slice(0, maxPages)
    .some(({ chunks }) => chunks.some(({ keys }) => parts.some(part => asked.some(key => keys[part].includes(key)))))
}
