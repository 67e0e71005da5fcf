import { sum } from '../../../shared/numbers.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedPage } from '../ranking/rank.ts'
import type { Candidate } from './candidates.ts'
import type { Piece } from './pieces.ts'
import type { Quote } from './quote.ts'
import type { QuoteQuery } from './quote-query.ts'
import { addStretches, scoredCandidates } from './quotes.ts'
import { partsOutside, type ScoredCandidate } from './scored-candidates.ts'

/**
 * What a reader asks for beyond an answer. `closest` is what comes closest to a question that names nothing of its own,
 * such as “Why?”.
 */
export type Further = 'more' | 'example' | 'closest'

/** What a thread has quoted before. */
export interface QuotedBefore {
  quotes: Quote[]
  /** What of it was not meant. */
  rejected: Quote[]
}

/**
 * Chooses what else answers beyond what was quoted before: anything, or only examples of code. The pages of what was not
 * meant are left out, unless there are no others.
 */
export const chooseFurtherQuotes = (
  ranked: RankedPage[],
  query: QuoteQuery,
  wanted: Further,
  { quotes: before, rejected }: QuotedBefore
): Quote[] => {
  const others = ranked.filter(({ file }) => !rejected.some(({ chunk }) => chunk.page.file === file))
  const unsaid = scoredCandidates(others.length > 0 ? others : ranked, query, maxSections).flatMap(scored => {
    const said = textsOf(before.filter(({ chunk }) => chunk.page === scored.candidate.chunk.page))
    return partsOutside(scored, ({ text }) => said.has(text))
  })
  const chosen = wanted === 'example' ? examplesIn(unsaid, before) : readingOn(unsaid, before)
  return addStretches(query, relativeTo(chosen), [], before)
}

/** A page that says “For example:” again has another example behind it. */
const textsOf = (quotes: Quote[]): Set<string> =>
  new Set(quotes.flatMap(({ pieces }) => pieces.map(({ text }) => text)))

/** Sections of a page in which a reader may read on. */
const maxSections = 20

/** The likelihoods as shares of what is left. */
const relativeTo = (all: ScoredCandidate[]): ScoredCandidate[] => {
  const total = sum(all.flatMap(({ likelihoods }) => likelihoods)) || 1
  return all.map(({ candidate, likelihoods }) => ({ candidate, likelihoods: likelihoods.map(each => each / total) }))
}

/** How much likelier a reader who asks for more means a page that was quoted than another. */
const samePageFactor = 4

const readingOn = (all: ScoredCandidate[], before: Quote[]): ScoredCandidate[] =>
  all.map(({ candidate, likelihoods }) => ({
    candidate,
    likelihoods: isOfQuotedPage(candidate, before) ? likelihoods.map(each => samePageFactor * each) : likelihoods
  }))

const isOfQuotedPage = ({ chunk: { page } }: Candidate, before: Quote[]): boolean =>
  before.some(({ chunk }) => chunk.page === page)

/**
 * Code is an example, or, where there is none, what is called one. That of a page that was quoted, if it has any, is one
 * of what was quoted.
 */
const examplesIn = (all: ScoredCandidate[], before: Quote[]): ScoredCandidate[] => {
  const withCode = only(all, isCode)
  const examples = withCode.length > 0 ? withCode : only(all, isCalledExample)
  const ofQuoted = examples.filter(({ candidate }) => isOfQuotedPage(candidate, before))
  return ofQuoted.length > 0 ? ofQuoted : examples
}

/** The sections that have such pieces, of which alone a quote is made. */
const only = (all: ScoredCandidate[], isWanted: (piece: Piece, chunk: Chunk) => boolean): ScoredCandidate[] =>
  all.flatMap(({ candidate, likelihoods }) => {
    const wanted = candidate.pieces.map(piece => isWanted(piece, candidate.chunk))
    return wanted.includes(true)
      ? [{ candidate, likelihoods: likelihoods.map((each, at) => (wanted[at] ? each : 0)) }]
      : []
  })

const isCode = ({ kind }: Piece): boolean => kind === 'code'

/** Whether a piece says “for example”, or stands below a heading that says so. */
const isCalledExample = ({ text }: Piece, { heading }: Chunk): boolean =>
  forExample.test(text) || forExample.test(heading)

const forExample =
  /(?<!\p{L})(?:examples?(?!\.\w)|e\.g\.|for instance|beispiele?|beispielsweise|z\. ?B\.|(?:p\. ?ej|p\. ?ex)\.|ejemplos?|exemples?|exemplos?|esempi|esempio|(?:на)?примеры?)(?!\p{L})|例えば|たとえば|例如|比如|示例|예를 들|예시|مثال|على سبيل|למשל|לדוגמ|דוגמאות/iu
