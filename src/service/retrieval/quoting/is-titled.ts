import { termsWithoutStopWords } from '../analysis/terms.ts'
import { titleKeys } from '../indexing/title-keys.ts'
import type { SearchResult } from '../ranking/rank.ts'

/** Pages that are looked at, best first. */
const maxPages = 20

/** Whether a page, or a section of one, stands under just these words, which then mean that. */
export const isTitled = (
  { index, ranked }: SearchResult,
  text: string,
  parts: readonly ('title' | 'heading')[]
): boolean => {
  const asked = titleKeys(index.analyzer, text)
  return ranked
    .slice(0, maxPages)
    .some(({ chunks }) => chunks.some(({ keys }) => parts.some(part => asked.some(key => keys[part].includes(key)))))
}

/** Whether a page or a section has it as its title, in whatever form: “Daily notes”, but not “Noted daily”. */
export const isTitledInOrder = ({ index, ranked }: SearchResult, name: string): boolean => {
  const orderOf = (text: string) => [...new Set(termsWithoutStopWords(index.analyzer, text))].join(' ')
  const wanted = orderOf(name)
  return ranked
    .slice(0, maxPages)
    .some(({ chunks }) =>
      chunks.some(({ chunk }) => [chunk.page.title, chunk.heading].some(title => orderOf(title) === wanted))
    )
}
