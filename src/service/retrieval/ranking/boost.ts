import { pathKey } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { titleKeys } from '../indexing/title-keys.ts'
import { weights } from '../weights.ts'
import type { Concept } from './concepts.ts'
import { namedTerms } from './name-terms.ts'
import { mentionsCode, type Question } from './question.ts'

/** How much more, or less, a place is likely to be meant than its words say: factors of its score. */
export interface Boosts {
  chunk: (chunk: IndexedChunk) => number
  /** Of the page that a chunk stands on. */
  page: (chunk: IndexedChunk) => number
}

export const boostsFor = (index: SearchIndex, question: Question, concepts: Concept[]): Boosts => {
  const { analyzer, terms: termIndex } = index
  const names = namedTerms(index, question)
  const asked = titleKeys(analyzer, question.text)
  const kindBoost = kindBoostFor(analyzer, question, concepts)
  const asksDefinition = analyzer.language.definition.test(question.text)
  /** What a title names, no more and no less, when the question does too, is what is meant. */
  const hasName = (keys: string[]) => keys.some(key => asked.includes(key))
  return {
    chunk: ({ chunk, keys, terms }) =>
      (names.some(name => name.every(term => termIndex.occurrences(terms, term) > 0)) ? weights.boost.name : 1) *
      (isInContext(chunk, question) ? weights.boost.sectionInContext : 1) *
      // What something is, its page says at the beginning.
      (asksDefinition && chunk.depth === 1 && chunk.from === 0 ? weights.boost.opening : 1) *
      (hasName(keys.heading) ? weights.boost.sameHeading : 1),
    page: ({ chunk, keys }) =>
      openBoost(chunk, question) * kindBoost(chunk) * (hasName(keys.title) ? weights.boost.sameTitle : 1)
  }
}

/** Whether the reader pointed at the section of a chunk. */
const isInContext = ({ anchor, page }: Chunk, { context }: Question): boolean =>
  context.some(({ path, elementId }) => elementId === anchor && path && pathKey(path) === page.key)

/** The page that is open is more likely meant, and more so the page that something was taken from. */
const openBoost = ({ page: { key } }: Chunk, { context, currentPath }: Question): number => {
  const open = currentPath !== undefined && pathKey(currentPath) === key ? weights.boost.openPage : 1
  return context.some(item => item.path && pathKey(item.path) === key) ? open * weights.boost.pageInContext : open
}

/**
 * Some pages hold every word there is and are meant only when they are asked for: what changed, when changes are
 * asked for; troubleshooting, when a problem is reported; the reference, when something of the code is named; how the thing
 * itself is made, when that is asked.
 */
const kindBoostFor = ({ language }: Analyzer, { text }: Question, concepts: Concept[]) => {
  const { boost } = weights
  const asksChanges = /\bv\d/i.test(text) || concepts.some(({ term }) => language.changeTerms.test(term))
  const changelog = asksChanges ? 1 : boost.changelog
  const troubleshooting = language.problem.test(text) ? boost.troubleshooting : boost.troubleshootingUnasked
  const reference = mentionsCode(text) ? 1 : boost.referenceUnasked
  const asksHowItIsMade = concepts.some(({ term }) => language.contributingTerms.test(term))
  const contributing = asksHowItIsMade ? 1 : boost.contributingUnasked
  return ({ kinds }: Chunk): number =>
    (kinds.isChangelog ? changelog : 1) *
    (kinds.isTroubleshooting ? troubleshooting : 1) *
    (kinds.isReference ? reference : 1) *
    (kinds.isContributing ? contributing : 1)
}
