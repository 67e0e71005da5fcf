import { sum } from '../../../shared/numbers.ts'
import { readSections } from '../../docs/index.ts'
import { asksDefinition } from '../analysis/languages/definition-heading.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedPage } from '../ranking/rank.ts'
import type { Asked } from './asked.ts'
import { type Candidate, candidateOf, candidatesIn } from './candidates.ts'
import { likelihoodsOf } from './likelihood.ts'
import { isDefinitionSection, isHeadedByQuestion, opensPageOfQuestion } from './meant-section.ts'
import { headingPiece, inOrder, linesOf, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { readPiece } from './read-piece.ts'
import { bestStretch, type Room, type Stretch } from './stretch.ts'
import { partOf } from './titled-part.ts'
import { withoutVariants } from './variants.ts'

/** The pieces of a section that most likely answer, in its order. */
export interface Quote {
  chunk: Chunk
  pieces: Piece[]
  /** The stretch of them that most likely answers, and how likely it does, from 0 to 1. */
  likeliest: Piece[]
  likelihood: number
}

/**
 * Multiplies the likelihood of the first stretch, which is marked, on the page that fits best: that page is surer than
 * any of its sentences, and other pages may still be quoted after it.
 */
const bestPageFactor = 2
/** The number of stretches, and how likely a further one must be the answer: by itself, and as a share of the first. */
const stretchLimits = { max: 5, minLikelihood: 0.005, minShare: 0.02 }
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
export const chooseQuotes = (ranked: RankedPage[], asked: Asked): Quote[] => {
  const candidates = candidatesIn(ranked).map(candidate => quotableOf(candidate, asked))
  const likelihoods = likelihoodsOf(asked, candidates)
  const all = candidates.map((candidate, at): ScoredCandidate => ({ candidate, likelihoods: likelihoods[at] ?? [] }))
  const quotes = definitionWithin(asked, candidates)
  let remaining = all.slice(quotes.length)
  // A definition answers for certain: its likelihood is 1.
  let firstLikelihood = quotes.length
  let stretches = quotes.length
  const most = asked.meant?.as === 'title' ? 1 : stretchLimits.max
  while (stretches < most) {
    const room = roomAfter(quotes)
    const isFirst = stretches === 0
    const best = room && bestOf(asked, remaining, room, isFirst ? bestPageFactor : 1)
    if (!best) break
    const meant = isFirst ? (fromPlace(asked, all, room) ?? fromSection(asked, all, room)) : undefined
    const { candidate, stretch } = meant ?? best
    const { minLikelihood, minShare } = stretchLimits
    if (isFirst) firstLikelihood = best.stretch.likelihood
    else if (stretch.likelihood < Math.max(minLikelihood, minShare * firstLikelihood)) break
    const alone = quoteAlone(candidate, stretch, quotes)
    const quote = [withPiecesBehind(asked, candidate, alone, room), alone].find(
      each => !quotes.some(before => overlap(before, each))
    )
    remaining = remaining.flatMap(other => partsOutside(other, quote ?? alone))
    if (!quote) continue
    stretches++
    const sameSection = quotes.find(({ chunk }) => chunk === quote.chunk)
    if (sameSection) sameSection.pieces = inOrder([...sameSection.pieces, ...quote.pieces])
    else quotes.push(quote)
  }
  return quotes
}

const quotableOf = (candidate: Candidate, asked: Asked): Candidate => ({
  ...candidate,
  pieces: withoutVariants(candidate.pieces, asked)
})

/** What a quote leaves of a section. */
const partsOutside = ({ candidate, likelihoods }: ScoredCandidate, quote: Quote): ScoredCandidate[] => {
  const { pieces } = candidate
  const ends = pieces.flatMap((piece, at) => (isQuotedIn(quote, piece) ? [at] : []))
  return [-1, ...ends]
    .map((end, at) => [end + 1, ends[at] ?? pieces.length] as const)
    .filter(([from, to]) => from < to)
    .map(range => ({
      candidate: { ...candidate, pieces: pieces.slice(...range) },
      likelihoods: likelihoods.slice(...range)
    }))
}

/** A definition nested in an item. No stretch can have it as a piece, and the whole item says much else. */
const definitionWithin = ({ meant }: Asked, [first]: Candidate[]): Quote[] =>
  first && meant?.as === 'definition' && !first.pieces.includes(meant.piece)
    ? [quoteWith(first.chunk, [meant.piece], 1)]
    : []

/** Quotes the best stretch of one section. */
export const quoteOf = (chunk: Chunk, asked: Asked, room: Room = rooms.first): Quote | undefined => {
  const candidates = candidateOf(chunk).map(candidate => quotableOf(candidate, asked))
  const [candidate] = candidates
  const stretch =
    candidate && bestStretch(candidate.pieces, likelihoodsOf(asked, candidates)[0] ?? [], room, leansIn(asked))
  return stretch && withPiecesBehind(asked, candidate, quoteAlone(candidate, stretch), room)
}

const leansIn =
  ({ analyzer }: Asked) =>
  (piece: Piece): boolean =>
    readPiece(analyzer, piece).wording.leaning === 1

const roomAfter = (quotes: Quote[]): Room | undefined => {
  if (quotes.length === 0) return rooms.first
  const pieces = quotes.flatMap(quote => quote.pieces)
  const hasCode = pieces.some(({ kind }) => kind === 'code')
  const wordsLeft = (hasCode ? rooms.words : rooms.wordsBeforeCode) - wordsOf(pieces)
  const words = Math.min(rooms.further.words, wordsLeft)
  const lines = Math.min(rooms.further.lines, Math.max(0, rooms.lines - linesOf(pieces)))
  return words < rooms.minWords ? undefined : { ...rooms.further, words, lines }
}

interface ScoredCandidate {
  candidate: Candidate
  likelihoods: readonly number[]
}

interface CandidateStretch {
  candidate: Candidate
  stretch: Stretch
}

/** @param pageFactor Multiplies the likelihood of a stretch on the page that fits best. */
const bestOf = (
  asked: Asked,
  candidates: ScoredCandidate[],
  room: Room,
  pageFactor = 1
): CandidateStretch | undefined =>
  candidates
    .flatMap(({ candidate, likelihoods }) => {
      const stretch = bestStretch(candidate.pieces, likelihoods, room, leansIn(asked))
      if (!stretch) return []
      const bonus = candidate.pageScore === 1 ? (pageFactor - 1) * stretch.likelihood : 0
      return [{ candidate, stretch, worth: stretch.worth + bonus }]
    })
    .sort((a, b) => b.worth - a.worth)[0]

/**
 * A reader who asks for `bodyLimit`, or for a part of it, means the section of that name and begins to read where it
 * begins, if what answers is near; a short section is quoted whole. Who asks what a heading asks, or for the subject of
 * a page, begins there in any case.
 */
const fromSection = (asked: Asked, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (asked.meant?.as === 'definition') return
  const defining = all.find(({ candidate }) => isDefinitionSection(asked, candidate))
  const asking = askingSection(asked, all)
  const meant = defining ?? asking
  const best = meant && bestOf(asked, [meant], room)
  if (!best) return
  const { candidate, stretch } = best
  const to = Math.max(1, withFittingPieces([], candidate.pieces, room).length)
  return { candidate, stretch: meant === asking || stretch.to <= to ? { ...stretch, from: 0, to } : stretch }
}

/** The opening of the page that is about what is asked, or else the section whose heading asks it. */
const askingSection = (asked: Asked, all: ScoredCandidate[]): ScoredCandidate | undefined => {
  const headed = all.find(({ candidate }) => candidate.chunkScore === 1 && isHeadedByQuestion(asked, candidate))
  const asksTheSame = headed && asksDefinition(asked.analyzer.language, headed.candidate.section.heading)
  if (asksTheSame) return headed
  return all.find(({ candidate }) => candidate.pageScore === 1 && opensPageOfQuestion(asked, candidate)) ?? headed
}

/**
 * Whoever pastes a message reads on from where the page has it: what it means, and what to do, stand behind it. So does
 * who asks what the title of a part asks, to the end of that part.
 */
const fromPlace = ({ meant }: Asked, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (meant?.as !== 'message' && meant?.as !== 'title') return
  const told = all.find(({ candidate }) => candidate.pieces.includes(meant.piece))
  if (!told) return
  const { candidate, likelihoods } = told
  let from = candidate.pieces.indexOf(meant.piece)
  while (candidate.pieces[from - 1]?.isLeadIn && meant.as === 'message') from--
  const onwards = meant.as === 'title' ? partOf(candidate.pieces, meant.piece) : candidate.pieces.slice(from)
  const to = from + Math.max(1, withFittingPieces([], onwards, room).length)
  const likelihood = sum(likelihoods.slice(from, to))
  return { candidate, stretch: { from, to, likelihood, worth: likelihood } }
}

const quoteAlone = (
  { chunk, section, pieces }: Candidate,
  { from, to, likelihood }: Stretch,
  before: Quote[] = []
): Quote => quoteWith(chunk, withLeadIn(pieces.slice(from, to), piecesOf(section), before), likelihood)

/** Appends what belongs to the section of a quote, of those behind it, as far as there is room. */
const withPiecesBehind = (asked: Asked, candidate: Candidate, quote: Quote, room: Room): Quote => {
  const { chunk, pieces, likelihood } = quote
  const isWhole = pieces.at(-1) === withoutVariants(piecesOf(candidate.section), asked).at(-1)
  const further = isWhole ? withoutVariants(piecesBehind(asked, candidate, pieces), asked) : []
  return quoteWith(chunk, withFittingPieces(pieces, further, room), likelihood)
}

/**
 * The sections below one that only introduces them, or that has the message which was pasted; those beside one that tells
 * only the problem.
 */
const piecesBehind = ({ meant, analyzer }: Asked, { chunk, section }: Candidate, quoted: Piece[]): Piece[] => {
  const all = piecesOf(section)
  const isIntroduction = wordsOf(all) < 40 && linesOf(all) < 10
  const hasMessage = meant?.as === 'message' && quoted.includes(meant.piece)
  const isProblem = (heading: string) => analyzer.language.phrasing.problemHeading.test(heading)
  if (isProblem(section.heading)) return piecesBelow(chunk, section.depth - 1, heading => !isProblem(heading))
  return hasMessage || isIntroduction ? piecesBelow(chunk, section.depth) : []
}

/** Whether a quote has a piece, in whatever section it was put together. */
const isQuotedIn = ({ pieces }: Quote, { node }: Piece): boolean => pieces.some(piece => piece.node === node)

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

const quoteWith = (chunk: Chunk, pieces: Piece[], likelihood: number): Quote => ({
  chunk,
  pieces,
  likeliest: pieces,
  likelihood
})

/** What stands behind a section, up to the next one that is no deeper, below the headings that are wanted. */
const piecesBelow = (
  { page, anchor }: Chunk,
  depth: number,
  isWanted: (heading: string) => boolean = () => true
): Piece[] => {
  const sections = readSections(page)
  const further = sections.slice(sections.findIndex(section => section.anchor === anchor) + 1)
  const end = further.findIndex(section => section.depth <= depth)
  return further.slice(0, end < 0 ? undefined : end).flatMap((section, index) => {
    if (!isWanted(section.heading)) return []
    const block = 1_000 * (index + 1)
    const pieces = piecesOf(section).map(piece => ({ ...piece, block: block + 1 + piece.block }))
    const isParted = (further[index + 1]?.depth ?? 0) > section.depth
    // What the site draws there itself is not known.
    return pieces.length > 0 || isParted ? [headingPiece(section, block), ...pieces] : []
  })
}

/** Appends as many of the pieces below as there is room for, without a last one that only introduces the next. */
const withFittingPieces = (quoted: Piece[], below: Piece[], { words, lines }: Room): Piece[] => {
  const all = [...quoted, ...below]
  let end = quoted.length
  while (end < all.length && wordsOf(all.slice(0, end + 1)) <= words && linesOf(all.slice(0, end + 1)) <= lines) end++
  const leadsOn = (piece: Piece | undefined) => piece?.kind === 'heading' || piece?.isLeadIn
  while (end > quoted.length && end < all.length && leadsOn(all[end - 1])) end--
  return all.slice(0, end)
}

/** Whether one begins within the other, or says what the other says: pages repeat what they include from elsewhere. */
const overlap = (a: Quote, b: Quote): boolean =>
  a.chunk.page === b.chunk.page ? beginsIn(a, b) || beginsIn(b, a) : isRepeatedIn(b, a)

const isRepeatedIn = (quote: Quote, other: Quote): boolean =>
  quote.pieces.every(({ text }) => other.pieces.some(piece => piece.text.trim() === text.trim()))

const beginsIn = (quote: Quote, other: Quote): boolean =>
  other.pieces.some(({ text }) => text === quote.pieces[0]?.text)
