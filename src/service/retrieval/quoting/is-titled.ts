import type { Analyzer } from '../analysis/analyzer.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import { titleKeys } from '../indexing/title-keys.ts'
import type { RankedPage } from '../ranking/rank.ts'

/** Pages that are looked at, best first. */
const maxPages = 20

interface Found {
  analyzer: Analyzer
  ranked: RankedPage[]
}

/** Whether a page, or a section of one, stands under just these words, which then mean that. */
export const isTitled = (
  { analyzer, ranked }: Found,
  text: string,
  parts: readonly ('title' | 'heading')[]
): boolean => {
  const asked = titleKeys(analyzer, text)
  return ranked
    .slice(0, maxPages)
    .some(({ chunks }) => chunks.some(({ keys }) => parts.some(part => asked.some(key => keys[part].includes(key)))))
}

/** Whether a page or a section has it as its title, in whatever form: “Daily notes”, but not “Noted daily”. */
export const isTitledInOrder = ({ analyzer, ranked }: Found, name: string): boolean => {
  const orderOf = (text: string) => [...new Set(termsWithoutStopWords(analyzer, text))].join(' ')
  const wanted = orderOf(name)
  return ranked
    .slice(0, maxPages)
    .some(({ chunks }) =>
      chunks.some(({ chunk }) => [chunk.page.title, chunk.heading].some(title => orderOf(title) === wanted))
    )
}
