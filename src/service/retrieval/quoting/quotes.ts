import type { Chunk } from '../chunking/chunks.ts'
import type { RankedPage } from '../ranking/rank.ts'
import { type Candidate, candidateOf, candidatesIn } from './candidates.ts'
import { likelihoodsOf } from './likelihood.ts'
import { matchedStretch } from './matched-stretch.ts'
import { inOrder, linesOf, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { withPiecesBehind } from './pieces-behind.ts'
import { isQuotedIn, overlap, type Quote, quoteWith } from './quote.ts'
import type { QuoteQuery } from './quote-query.ts'
import { bestOf, leansIn, partsOutside, type ScoredCandidate } from './scored-candidates.ts'
import { bestStretch, type Room, type Stretch } from './stretch.ts'
import { withoutVariants } from './variants.ts'

/**
 * Multiplies the likelihood of the first stretch, which is marked, on the page that fits best: that page is surer than
 * any of its sentences, and other pages may still be quoted after it.
 */
const bestPageFactor = 2
/** The number of stretches, and how likely a further one must be the answer, as a share of the first. */
const stretchLimits = { max: 5, minShare: 0.02 }
/**
 * The room of the first stretch and of each further one. A few words of a further section contain the answer more often
 * than as many more words of earlier ones, and a long block of code that may answer as well takes their room.
 */
const rooms = {
  first: { words: 100, all: 150, lines: 30 },
  further: { words: 60, all: 120, lines: 30, isStrict: true },
  // Words of all stretches together, without code and with it, and the fewest that a further one needs room for.
  wordsBeforeCode: 180,
  words: 300,
  /** Of code, in all stretches together: what is longer fills several screens of a phone. */
  lines: 80,
  minWords: 6
} as const

/**
 * Chooses the best stretches, best first, and joins those of a section. Further stretches, of quoted sections too, are
 * chosen only where they are about as likely.
 */
export const chooseQuotes = (ranked: RankedPage[], query: QuoteQuery): Quote[] => {
  const all = scoredCandidates(ranked, query)
  return addStretches(query, all, definitionWithin(query, all))
}

/** @param maxSections How many sections of each page. Default: those in which an answer is looked for. */
export const scoredCandidates = (ranked: RankedPage[], query: QuoteQuery, maxSections?: number): ScoredCandidate[] => {
  const candidates = candidatesIn(ranked, maxSections).map(candidate => quotableOf(candidate, query))
  const likelihoods = likelihoodsOf(query, candidates)
  return candidates.map((candidate, at) => ({ candidate, likelihoods: likelihoods[at] ?? [] }))
}

/** @param before What an earlier answer quoted. */
export const addStretches = (
  query: QuoteQuery,
  all: ScoredCandidate[],
  quotes: Quote[],
  before: Quote[] = []
): Quote[] => {
  let remaining = all.slice(quotes.length)
  // A definition answers for certain: its likelihood is 1.
  let firstLikelihood = quotes.length
  let stretches = quotes.length
  const most = query.exactMatch?.as === 'title' ? 1 : stretchLimits.max
  while (stretches < most) {
    const room = roomAfter(quotes)
    const isFirst = stretches === 0
    const best = room && bestOf(query, remaining, room, isFirst ? bestPageFactor : 1)
    if (!best) break
    if (isFirst) firstLikelihood = best.stretch.likelihood
    else if (best.stretch.likelihood < stretchLimits.minShare * firstLikelihood) break
    const { candidate, stretch } = (isFirst && matchedStretch(query, remaining, room)) || best
    const quoted = [...before, ...quotes]
    const alone = quoteAlone(candidate, stretch, quoted)
    const quote = [withPiecesBehind(query, candidate, alone, room), alone].find(
      each => !quoted.some(other => overlap(other, each))
    )
    remaining = remaining.flatMap(other => partsOutside(other, piece => isQuotedIn(quote ?? alone, piece)))
    if (!quote) continue
    stretches++
    addQuote(quotes, quote)
  }
  return quotes
}

/** Quotes the best stretch of one section. */
export const quoteOf = (chunk: Chunk, query: QuoteQuery, room: Room = rooms.first): Quote | undefined => {
  const candidates = candidateOf(chunk).map(candidate => quotableOf(candidate, query))
  const [candidate] = candidates
  const stretch =
    candidate && bestStretch(candidate.pieces, likelihoodsOf(query, candidates)[0] ?? [], room, leansIn(query))
  return stretch && withPiecesBehind(query, candidate, quoteAlone(candidate, stretch), room)
}

const quotableOf = (candidate: Candidate, query: QuoteQuery): Candidate => ({
  ...candidate,
  pieces: withoutVariants(candidate.pieces, query)
})

/** A definition nested in an item. No stretch can have it as a piece, and the whole item says much else. */
const definitionWithin = ({ exactMatch }: QuoteQuery, [first]: ScoredCandidate[]): Quote[] =>
  first && exactMatch?.as === 'definition' && !first.candidate.pieces.includes(exactMatch.piece)
    ? [quoteWith(first.candidate.chunk, [exactMatch.piece], 1)]
    : []

const roomAfter = (quotes: Quote[]): Room | undefined => {
  if (quotes.length === 0) return rooms.first
  const pieces = quotes.flatMap(quote => quote.pieces)
  const hasCode = pieces.some(({ kind }) => kind === 'code')
  const wordsLeft = (hasCode ? rooms.words : rooms.wordsBeforeCode) - wordsOf(pieces)
  const words = Math.min(rooms.further.words, wordsLeft)
  const lines = Math.min(rooms.further.lines, Math.max(0, rooms.lines - linesOf(pieces)))
  return words < rooms.minWords ? undefined : { ...rooms.further, words, lines }
}

const addQuote = (quotes: Quote[], quote: Quote): void => {
  const sameSection = quotes.find(({ chunk }) => chunk === quote.chunk)
  if (sameSection) sameSection.pieces = inOrder([...sameSection.pieces, ...quote.pieces])
  else quotes.push(quote)
}

const quoteAlone = (
  { chunk, section, pieces }: Candidate,
  { from, to, likelihood }: Stretch,
  before: Quote[] = []
): Quote => quoteWith(chunk, withLeadIn(pieces.slice(from, to), piecesOf(section), before), likelihood)

/**
 * Items from the middle of a list or table, with what introduces it, without which they cannot be understood, unless it is
 * quoted already.
 */
const withLeadIn = (quoted: Piece[], all: Piece[], before: Quote[]): Piece[] => {
  const [first] = quoted
  if (!first || first.isFirst || (first.kind !== 'item' && first.kind !== 'row')) return quoted
  const leadIn = all[all.findIndex(({ block }) => block === first.block) - 1]
  const isMissing = leadIn?.isLeadIn && !before.some(quote => isQuotedIn(quote, leadIn))
  return isMissing ? [leadIn, ...quoted] : quoted
}
