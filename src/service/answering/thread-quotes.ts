import {
  type Chunk,
  type Further,
  listedQuotes,
  type Quote,
  type QuotedBefore,
  type Retrieval,
  type Verdict
} from '../retrieval/index.ts'
import type { FurtherRequest, Repetition } from './sentences/index.ts'

/** What an answer quotes in its thread. */
interface ThreadQuotes {
  verdict: Verdict
  quotes: Quote[]
  /** What the reader asked for, where nothing is left of it. */
  exhausted?: FurtherRequest | undefined
  /** How the answer is said once more, where the reader asked for that. */
  repetition?: Repetition | undefined
}

/** Most quotes by verdict. In doubtful answers a second quote adds something in one of ten cases, a third hardly ever. */
export const maxQuotes: Record<Verdict, number> = { clearly: Number.POSITIVE_INFINITY, perhaps: 2, no: 0 }

/** @param further What the reader asked for since the question was answered: each gets what none before was shown. */
export const quotesInThread = (found: Retrieval, further: FurtherRequest[]): ThreadQuotes => {
  let answer: ThreadQuotes = quotesOf(found.verdict, found.quotes())
  // Who sees the second of what it lists may ask for the third.
  let listing = answer
  let before: QuotedBefore = { quotes: [], rejected: [] }
  for (const wanted of further) {
    if (isRepetition(wanted)) continue
    const quotes = [...before.quotes, ...answer.quotes]
    before = { quotes, rejected: wanted === 'other' ? quotes : before.rejected }
    const pointedAt = typeof wanted === 'number' ? listedAt(found, listing, wanted) : undefined
    if (pointedAt) {
      // Of a refusal it is a page that is named.
      answer = { verdict: answer.verdict === 'no' ? 'perhaps' : answer.verdict, quotes: [pointedAt] }
      continue
    }
    const verdict = found.verdict === 'no' ? answer.verdict : found.verdict
    answer = listing = furtherAnswer({ ...found, verdict }, wanted, before)
  }
  const last = further.at(-1)
  const repetition = last !== undefined && isRepetition(last) ? last : undefined
  return { ...answer, quotes: repetition === 'brief' ? firstOf(answer.quotes) : answer.quotes, repetition }
}

const quotesOf = (verdict: Verdict, quotes: Quote[]) => ({ verdict, quotes: quotes.slice(0, maxQuotes[verdict]) })

/** What is quoted next. Whether it tells why is not known of who only asks “Why?”. */
const furtherAnswer = (found: Retrieval, wanted: FurtherRequest, before: QuotedBefore): ThreadQuotes => {
  const kind: Further = wanted === 'more' || wanted === 'example' ? wanted : 'closest'
  const isDoubted = kind === 'closest' || before.rejected.length > 0
  const rest = found.further(kind, before)
  // Of what was quoted whole, that comes closest, unless it was not meant.
  const isAgain = rest.length === 0 && kind === 'closest' && wanted !== 'other'
  const verdict = found.verdict === 'clearly' && isDoubted ? 'perhaps' : found.verdict
  const answer = quotesOf(verdict, isAgain ? found.quotes() : rest)
  return { ...answer, exhausted: answer.verdict !== 'no' && answer.quotes.length === 0 ? wanted : undefined }
}

const listedAt = (found: Retrieval, { quotes }: ThreadQuotes, ordinal: number): Quote | undefined =>
  listedQuotes(quotes, otherPages(found, quotes)).at(ordinal < 0 ? ordinal : ordinal - 1)

/** Most related pages that are listed; more would look like a second list of sources. */
const maxOtherPages = 2

/** A section of each page that is named beside what is quoted. */
export const otherPages = ({ related }: Retrieval, quotes: Quote[]): Chunk[] => {
  const named = new Set(quotes.map(({ chunk }) => chunk.page.path))
  return related()
    .filter(({ page }) => !named.has(page.path) && named.add(page.path))
    .slice(0, maxOtherPages)
}

const isRepetition = (wanted: FurtherRequest): wanted is Repetition => wanted === 'sources' || wanted === 'brief'

/** Of the first quote what is marked. */
const firstOf = (quotes: Quote[]): Quote[] => quotes.slice(0, 1).map(quote => ({ ...quote, pieces: quote.likeliest }))
