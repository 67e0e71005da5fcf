import { pathKey } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { asksDefinition } from '../analysis/languages/definition-heading.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { outdated } from '../chunking/page-kinds.ts'
import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { titleKeys } from '../indexing/title-keys.ts'
import { weights } from '../weights.ts'
import type { Concept } from './concepts.ts'
import { namedTerms, smallWordNames } from './name-terms.ts'
import { mentionsCode, type Question } from './question.ts'

/** Factors of a score: how much more, or less, likely the reader means a chunk or page than its words say. */
export interface Boosts {
  chunk: (chunk: IndexedChunk) => number
  /** For the page of a chunk. */
  page: (chunk: IndexedChunk) => number
}

export const boostsFor = (index: SearchIndex, question: Question, concepts: Concept[]): Boosts => {
  const { analyzer, terms: termIndex } = index
  const names = namedTerms(index, question.text)
  const smallWords = smallWordNames(analyzer, question.text, term => termIndex.frequency(term) > 0)
  const definingPages = new Set(smallWords.flatMap(name => index.pages.defining(name, () => true)))
  const questionKeys = titleKeys(analyzer, question.text)
  const kindBoost = kindBoostFor(analyzer, question, concepts)
  const asksOutdated = outdated.test(`${question.currentPath ?? ''} ${question.text}`)
  const outdatedBoost = ({ kinds }: Chunk) => (kinds.isOutdated && !asksOutdated ? weights.boost.outdatedUnasked : 1)
  const isDefinition = analyzer.language.definition.test(question.text)
  /** When a title and the question name exactly the same, the reader means that title. */
  const namesTheSame = (keys: string[]) => keys.some(key => questionKeys.includes(key))
  const definingBoost = ({ heading, depth, from }: Chunk, keys: string[]): number => {
    if (namesTheSame(keys) && asksDefinition(analyzer.language, heading)) return weights.boost.definingHeading
    // A page says at its beginning what its subject is.
    return depth === 1 && from === 0 ? weights.boost.opening : 1
  }
  return {
    chunk: ({ chunk, keys, terms }) =>
      (names.some(name => name.every(term => termIndex.occurrences(terms, term) > 0)) ? weights.boost.name : 1) *
      (isInContext(chunk, question) ? weights.boost.sectionInContext : 1) *
      (isDefinition ? definingBoost(chunk, keys.heading) : 1) *
      outdatedBoost(chunk) *
      (namesTheSame(keys.heading) ? weights.boost.sameHeading : 1),
    page: ({ chunk, keys }) =>
      openPageBoost(chunk, question) *
      (definingPages.has(chunk.page.file) ? weights.boost.definesSmallWord : 1) *
      kindBoost(chunk) *
      outdatedBoost(chunk) *
      (namesTheSame(keys.title) ? weights.boost.sameTitle : 1)
  }
}

/** Whether the reader added the section of a chunk as context. */
const isInContext = ({ anchor, page }: Chunk, { context }: Question): boolean =>
  context.some(({ path, elementId }) => elementId === anchor && path && pathKey(path) === page.key)

/** The reader more likely means the open page, and even more likely a page from which context was taken. */
const openPageBoost = ({ page: { key } }: Chunk, { context, currentPath }: Question): number => {
  const factor = currentPath !== undefined && pathKey(currentPath) === key ? weights.boost.openPage : 1
  return context.some(item => item.path && pathKey(item.path) === key) ? factor * weights.boost.pageInContext : factor
}

/**
 * Pages of some kinds hold every word there is, so they count less unless the question asks for their kind: changelogs
 * when it asks for changes, troubleshooting when it reports a problem, the reference when it names something of the
 * code, and pages for contributors when it asks how the documented project itself is made.
 */
const kindBoostFor = (analyzer: Analyzer, question: Question, concepts: Concept[]) => {
  const { language } = analyzer
  const { text } = question
  const { boost } = weights
  const changelog = asksForChanges(analyzer, question, concepts) ? 1 : boost.changelog
  const troubleshooting = language.problem.test(text) ? boost.troubleshooting : boost.troubleshootingUnasked
  const reference = mentionsCode(text) ? 1 : boost.referenceUnasked
  const asksContributing = concepts.some(({ term }) => language.contributingTerms.test(term))
  const contributing = asksContributing ? 1 : boost.contributingUnasked
  return ({ kinds }: Chunk): number =>
    (kinds.isChangelog ? changelog : 1) *
    (kinds.isTroubleshooting ? troubleshooting : 1) *
    (kinds.isReference ? reference : 1) *
    (kinds.isContributing ? contributing : 1)
}

/** Whether a question is about what changed between versions. */
export const asksForChanges = ({ language }: Analyzer, { text }: Question, concepts: Concept[]): boolean =>
  /\bv\d/i.test(text) || concepts.some(({ term }) => language.changeTerms.test(term))
