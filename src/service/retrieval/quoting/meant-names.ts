import { isProductName } from '../analysis/product-names.ts'
import type { Concept } from '../ranking/concepts.ts'
import { isDocumented } from '../ranking/own-name.ts'
import type { SearchResult } from '../ranking/rank.ts'
import { type AskedName, askedNames, askedSigns } from './asked-names.ts'
import { isTitled, isWithinTitle } from './is-titled.ts'

/**
 * The names of the code that a question looks up: those that it marks as names, but not the title of a page alone, which
 * means that page; and a plain word where it is all that is asked.
 *
 * @param asked What is asked, without what names are called (“option”).
 */
export const meantNames = (found: SearchResult, text: string, asked: Concept[]): AskedName[] => {
  const { index } = found
  const candidates = [...askedNames(index.analyzer, text), ...askedSigns(text, asked.length === 0)]
  /** What is documented is no name that is looked up: it only tells where something is asked of. */
  const isOwn = ({ word }: AskedName) => isProductName(word) && isDocumented(index, word)
  const isTitle = ({ word }: AskedName) => isTitled(found, word, ['title'])
  const isTitleOrHeading = ({ word }: AskedName) => isTitled(found, word, ['title', 'heading'])
  const namesTitle = candidates.some(name => name.isMarked && isTitleOrHeading(name))
  const isAllAsked = ({ terms }: AskedName) => asked.every(({ term }) => terms.includes(term))
  const isMeant = (name: AskedName) =>
    name.isMarked
      ? !(name.isAlone && isTitle(name))
      : namesTitle || (isAllAsked(name) && !isTitleOrHeading(name) && !isOwn(name))
  const meant = candidates.filter(isMeant)
  const written = meant.filter(({ isWritten }) => isWritten)
  return written.length < meant.length && isWithinTitle(found) ? written : meant
}
