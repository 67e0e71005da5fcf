import { titleKeys } from './indexing/title-keys.ts'
import { answerTypeOf, lacksAnswerType } from './quoting/answer-type.ts'
import { lacksNamedEntities } from './quoting/named-entities.ts'
import type { Quote } from './quoting/quote.ts'
import type { QuoteQuery } from './quoting/quote-query.ts'
import { lacksAction, lacksClaim } from './quoting/required-terms.ts'
import { askedContent } from './ranking/concepts.ts'
import { confidence } from './ranking/confidence.ts'
import { holdsNames, isNameLookup } from './ranking/name-lookup.ts'
import type { Question } from './ranking/question.ts'
import type { SearchResult } from './ranking/rank.ts'

/**
 * Whether the documentation answers a question, as far as its words can tell: `clearly`; `perhaps`, when it comes
 * close; or `no`.
 */
export type Verdict = 'clearly' | 'perhaps' | 'no'

/** Whether a question is answered: by what was found, and by what of it would be quoted. */
export const verdictFor = (
  found: SearchResult,
  question: Question,
  query: QuoteQuery,
  quotes: () => Quote[]
): Verdict => {
  if (isHeaded(found, question, query, quotes)) return 'clearly'
  return checkedByQuotes(query.exactMatch ? 'clearly' : verdictByWords(found, question), query, quotes)
}

/** Whether a question is answered, as far as the words of what was found tell. */
const verdictByWords = (found: SearchResult, question: Question): Verdict => {
  if (isNameLookup(found, question)) return 'clearly'
  const verdict = verdictOf(confidence(found, question))
  // Words that the docs do not have tell nothing against what they say of a name of the code.
  if (verdict === 'no') return holdsNames(found, question) ? 'perhaps' : 'no'
  const { index, concepts } = found
  const { analyzer, terms } = index
  if (analyzer.language === analyzer.indexLanguage) return verdict
  // Words that a question shares with pages in another language tell little of those that it does not share.
  return askedContent(concepts).every(({ term }) => terms.frequency(term) > 0) ? verdict : 'perhaps'
}

/** Whether the section that fits best has a heading that says what is asked, of more than one word, and nothing else. */
const asksForHeading = ({ index, ranked }: SearchResult, { text }: Question): boolean => {
  const asked = titleKeys(index.analyzer, text)
  const headings = ranked[0]?.chunks[0]?.keys.heading ?? []
  return headings.some(key => key.includes(' ') && asked.includes(key))
}

/** Whether such a heading answers: where an amount of what it names is asked, it is of that, or the quotes have one. */
const isHeaded = (found: SearchResult, question: Question, query: QuoteQuery, quotes: () => Quote[]): boolean => {
  if (!asksForHeading(found, question)) return false
  const heading = found.ranked[0]?.chunks[0]?.chunk.heading ?? ''
  const asksAmount = answerTypeOf(query.analyzer, query.text) && !answerTypeOf(query.analyzer, heading)
  return !asksAmount || !lacksAnswerType(query, quotes())
}

/**
 * Printed by `node bench/evidence.ts`: where what is answered wrongly and what is doubted without need are both as rare
 * as they can be, and below which hardly any question is that the docs do answer.
 */
const thresholds = { perhaps: 0.18, clearly: 0.5 }

/** @param confidence From 0 to 1. */
export const verdictOf = (confidence: number): Verdict =>
  confidence >= thresholds.clearly ? 'clearly' : confidence >= thresholds.perhaps ? 'perhaps' : 'no'

/** Below this likelihood, what would be quoted has hardly anything to do with the question. */
const leastClose = 0.06

/** What quotes may lack that the question needs. */
const needs = [lacksAnswerType, lacksNamedEntities, lacksAction, lacksClaim]

/** The verdict with a look at what would be quoted: no better than that bears out. */
const checkedByQuotes = (verdict: Verdict, query: QuoteQuery, quotes: () => Quote[]): Verdict => {
  if (verdict === 'no') return 'no'
  const quoted = quotes()
  const isClose = query.exactMatch !== undefined || quoted.some(({ likelihood }) => likelihood >= leastClose)
  if (verdict === 'perhaps') return isClose ? 'perhaps' : 'no'
  const isBorneOut = !needs.some(lacks => lacks(query, quoted))
  return isClose && isBorneOut ? 'clearly' : 'perhaps'
}
