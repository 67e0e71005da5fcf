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

/** Whether the title of a page or a section says two things or more, and all that is asked: “GitHub pages”, “config file”. */
export const isWithinTitle = ({ index: { analyzer }, concepts, ranked }: SearchResult): boolean => {
  const asked = concepts.filter(({ isAsked }) => isAsked)
  if (asked.length < 2) return false
  const titles = ranked
    .slice(0, maxPages)
    .flatMap(({ chunks }) => chunks.flatMap(({ chunk: { page, heading } }) => [page.title, heading]))
  return [...new Set(titles)].some(title => {
    const terms = new Set(analyzer.termsOf(title))
    return asked.every(concept => [...concept.terms.keys()].some(term => terms.has(term)))
  })
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
