import { readSections } from '../../docs/index.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedPage } from '../ranking/rank.ts'
import { type Candidate, candidateOf, candidatesIn } from './candidates.ts'
import { type Asked, isDefining, isHeaded } from './evidence.ts'
import { likelihoodsOf } from './likelihood.ts'
import { headingPiece, linesOf, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { bestStretch, type Room, type Stretch } from './stretch.ts'

/** What is quoted of a section, in its order: what most likely answers. */
export interface Quote {
  chunk: Chunk
  pieces: Piece[]
  /** The likeliest stretch of them. */
  likeliest: Piece[]
}

/**
 * The first stretch, which is marked, counts so much more on the page that fits best: that page is surer than any of its
 * sentences, and others may still be said behind it.
 */
const onBestPage = 2
/** Stretches at most, and how likely a further one has to be what answers: by itself, and as a share of the first. */
const further = { most: 5, likelihood: 0.005, share: 0.02 }
/**
 * What there is room for in the first stretch, and in others: as long as no code has come, in all of them together. A
 * few words of a further section hold what answers more often than as many more of the sections before, and a long block
 * of code that may answer as well takes the room from them.
 */
const room = {
  first: { words: 100, all: 150, lines: 30 },
  further: { words: 60, all: 120, lines: 30, isStrict: true },
  beforeCode: 120,
  all: 300,
  least: 6
} as const

/**
 * The best stretches, of each section together, the best first; further ones, also of a section that is quoted already,
 * only where they are about as likely.
 */
export const chooseQuotes = (ranked: RankedPage[], asked: Asked): Quote[] => {
  const candidates = candidatesIn(ranked)
  const likelihoods = likelihoodsOf(asked, candidates)
  const all = candidates.map((candidate, at): Likely => ({ candidate, likelihoods: likelihoods[at] ?? [] }))
  const named = all.find(
    ({ candidate }) => isDefining(asked, candidate) || (candidate.chunkScore === 1 && isHeaded(asked, candidate))
  )
  const quotes = definitionWithin(asked, candidates)
  let left = all.slice(quotes.length)
  // A definition answers for certain.
  let firstLikelihood = quotes.length
  let stretches = quotes.length
  while (stretches < further.most) {
    const some = roomBehind(quotes)
    const isFirst = stretches === 0
    const likeliest = some && bestOf(left, some, isFirst ? onBestPage : 1)
    if (!likeliest) break
    const { candidate, stretch } = (isFirst && named && beginningOf(named, some)) || likeliest
    if (isFirst) firstLikelihood = likeliest.stretch.likelihood
    else if (stretch.likelihood < Math.max(further.likelihood, further.share * firstLikelihood)) break
    left = left.flatMap(other => (other.candidate === candidate ? restOf(other, stretch) : [other]))
    const quote = quoteFrom(candidate, stretch, some)
    if (quotes.some(before => overlap(before, quote))) continue
    stretches++
    const same = quotes.find(({ chunk }) => chunk === quote.chunk)
    if (same) same.pieces = inOrder([...same.pieces, ...quote.pieces])
    else quotes.push(quote)
  }
  return quotes
}

/** What stands before a stretch and behind it. */
const restOf = ({ candidate, likelihoods }: Likely, { from, to }: Stretch): Likely[] =>
  [[0, from] as const, [to] as const]
    .map(range => ({
      candidate: { ...candidate, pieces: candidate.pieces.slice(...range) },
      likelihoods: likelihoods.slice(...range)
    }))
    .filter(({ candidate }) => candidate.pieces.length > 0)

const inOrder = (pieces: Piece[]): Piece[] => pieces.toSorted((a, b) => a.block - b.block || a.place - b.place)

/** What defines a name within an item, which is no piece that a stretch could have: the whole item says much else. */
const definitionWithin = ({ defining }: Asked, [first]: Candidate[]): Quote[] =>
  first && defining && !first.pieces.includes(defining) ? [quoteWith(first.chunk, [defining])] : []

/** The best quote of one section. */
export const quoteOf = (chunk: Chunk, asked: Asked, some: Room = room.first): Quote | undefined => {
  const candidates = candidateOf(chunk)
  const [candidate] = candidates
  const stretch = candidate && bestStretch(candidate.pieces, likelihoodsOf(asked, candidates)[0] ?? [], some)
  return stretch && quoteFrom(candidate, stretch, some)
}

const roomBehind = (quotes: Quote[]): Room | undefined => {
  if (quotes.length === 0) return room.first
  const pieces = quotes.flatMap(quote => quote.pieces)
  const hasCode = pieces.some(({ kind }) => kind === 'code')
  const said = wordsOf(pieces)
  const words = Math.min(room.further.words, (hasCode ? room.all : room.beforeCode) - said)
  return words < room.least ? undefined : { ...room.further, words }
}

interface Likely {
  candidate: Candidate
  likelihoods: readonly number[]
}

interface Best {
  candidate: Candidate
  stretch: Stretch
}

/** @param favour How much more a stretch counts on the page that fits best. */
const bestOf = (left: Likely[], some: Room, favour = 1): Best | undefined =>
  left
    .flatMap(({ candidate, likelihoods }) => {
      const stretch = bestStretch(candidate.pieces, likelihoods, some)
      if (!stretch) return []
      const more = candidate.pageScore === 1 ? (favour - 1) * stretch.likelihood : 0
      return [{ candidate, stretch, worth: stretch.worth + more }]
    })
    .sort((a, b) => b.worth - a.worth)[0]

/** Who asks for `bodyLimit`, or for something of it, means the section of that name, and begins to read where it begins; a short one is read whole. */
const beginningOf = (named: Likely, some: Room): Best | undefined => {
  const best = bestOf([named], some)
  if (!best) return
  const { candidate, stretch } = best
  const to = fitting([], candidate.pieces, some).length
  return { candidate, stretch: stretch.to <= to ? { ...stretch, from: 0, to } : stretch }
}

/** A section that only introduces those below it is quoted with them. */
const quoteFrom = ({ chunk, section, pieces }: Candidate, { from, to }: Stretch, some: Room): Quote => {
  const quoted = pieces.slice(from, to)
  const all = piecesOf(section)
  const goesOn = quoted.at(-1) === all.at(-1) && wordsOf(all) < 40 && linesOf(all) < 10
  return quoteWith(chunk, goesOn ? fitting(quoted, piecesBelow(chunk, section.depth), some) : quoted)
}

const quoteWith = (chunk: Chunk, pieces: Piece[]): Quote => ({ chunk, pieces, likeliest: pieces })

const piecesBelow = ({ page, anchor }: Chunk, depth: number): Piece[] => {
  const sections = readSections(page)
  const further = sections.slice(sections.findIndex(section => section.anchor === anchor) + 1)
  const end = further.findIndex(section => section.depth <= depth)
  return further.slice(0, end < 0 ? undefined : end).flatMap((section, index) => {
    const block = 1_000 * (index + 1)
    const pieces = piecesOf(section).map(piece => ({ ...piece, block: block + 1 + piece.block }))
    return [headingPiece(section, block), ...pieces]
  })
}

/** What is quoted, with as much of what stands below as there is room for; what only leads in to something does not end it. */
const fitting = (quoted: Piece[], below: Piece[], { words, lines }: Room): Piece[] => {
  const all = [...quoted, ...below]
  let end = quoted.length
  while (end < all.length && wordsOf(all.slice(0, end + 1)) <= words && linesOf(all.slice(0, end + 1)) <= lines) end++
  const leadsOn = (piece: Piece | undefined) => piece?.kind === 'heading' || piece?.isLeadIn
  while (end > quoted.length && end < all.length && leadsOn(all[end - 1])) end--
  return all.slice(0, end)
}

const overlap = (a: Quote, b: Quote): boolean => a.chunk.page === b.chunk.page && (beginsIn(a, b) || beginsIn(b, a))

const beginsIn = (quote: Quote, other: Quote): boolean =>
  other.pieces.some(({ text }) => text === quote.pieces[0]?.text)
