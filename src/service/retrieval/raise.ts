import { barePath, type Page } from '../docs/index.ts'
import { isReference, solvesTrouble, tellsChanges } from './kinds.ts'
import { asksWhatItIs, type Concept, namesCode, type Question, tellsOfTrouble } from './question.ts'
import type { IndexedChunk } from './search-index.ts'

/** What is named, no more and no less, by a question and by a heading or title, is what is meant. */
const sameName = (named: string[], names: string[]): number => (names.some(name => named.includes(name)) ? 1.3 : 1)

/** The section that the reader pointed at is most likely meant; what something is, its page says at the beginning. */
export const raiseChunk = ({ chunk, names }: IndexedChunk, { text, context }: Question, named: string[]): number => {
  const isPointedAt = context.some(
    ({ path, elementId }) => elementId === chunk.anchor && path && barePath(path) === chunk.page.path
  )
  const isOpening = chunk.depth === 1 && chunk.from === 0
  return (isPointedAt ? 2 : 1) * (isOpening && asksWhatItIs(text) ? 1.3 : 1) * sameName(named, names.heading)
}

/** How much more, or less, a page is likely to be meant than its words say. */
export const raisePage = (
  { chunk: { page }, names }: IndexedChunk,
  question: Question,
  concepts: Concept[],
  named: string[]
): number => raiseShown(page, question) * raiseKind(page, question, concepts) * sameName(named, names.title)

/** The page that is open is more likely meant, and more so the page that something was taken from. */
const raiseShown = ({ path }: Page, { context, currentPath }: Question): number => {
  const open = currentPath !== undefined && barePath(currentPath) === path ? 1.2 : 1
  return context.some(item => item.path && barePath(item.path) === path) ? open * 1.5 : open
}

const changeTerms = /^(migrat|upgrad|updat|version|releas|chang|break|deprec)/

/**
 * Some pages hold every word there is and are meant only when they are asked for: what changed, when changes are
 * asked for; troubleshooting, when somebody tells of trouble; the reference, when something of the code is named.
 */
const raiseKind = (page: Page, { text }: Question, concepts: Concept[]): number => {
  let factor = 1
  if (tellsChanges(page) && !/\bv\d/i.test(text) && !concepts.some(({ term }) => changeTerms.test(term))) factor *= 0.65
  if (solvesTrouble(page)) factor *= tellsOfTrouble(text) ? 1.5 : 0.75
  if (isReference(page) && !namesCode(text)) factor *= 0.95
  return factor
}
