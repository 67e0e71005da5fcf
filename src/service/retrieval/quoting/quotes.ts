import { type Page, readSections } from '../../docs/index.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from '../ranking/rank.ts'
import { weights } from '../weights.ts'
import { headingPiece, type Piece, piecesOf } from './pieces.ts'
import type { Relevance } from './relevance.ts'

/** A stretch of a section that is quoted: what most likely answers. */
export interface Quote {
  chunk: Chunk
  pieces: Piece[]
  /** How likely it is what answers: the odds of two are the difference’s exponential. */
  score: number
}

/** Pages and sections of a page in which a quote is looked for, and quotes at most. */
const most = { pages: 3, sections: 5, quotes: 3 }
/** Words of prose before the first code, further ones behind it, and lines of code: of the first quote, and of others. */
const room = {
  first: { words: 95, behind: 60, lines: 40 },
  further: { words: 60, behind: 30, lines: 25 }
}

type Room = (typeof room)['first']

/** The best quotes, of different sections, best first; further ones only where they are about as likely. */
export const chooseQuotes = (ranked: RankedPage[], relevance: Relevance): Quote[] => {
  const [best] = ranked
  const all = ranked
    .slice(0, most.pages)
    .flatMap(page => quotesOfPage(page, page.score / (best?.score || 1), relevance))
    .sort((a, b) => b.score - a.score)
  const [first, ...others] = all
  if (!first) return []
  const taken = [first]
  for (const quote of others) {
    if (taken.length === most.quotes || first.score - quote.score > weights.quote.closeBehind) break
    if (!taken.some(before => isSameSection(before.chunk, quote.chunk) || overlap(before, quote))) taken.push(quote)
  }
  return taken.map((quote, index) => (index === 0 ? quote : { ...quote, pieces: fitting(quote.pieces, room.further) }))
}

/** The best quote of one section. */
export const quoteOf = (chunk: Chunk, relevance: Relevance): Quote | undefined =>
  quotesOfSection({ chunk, score: 1 }, 1, relevance)[0]

const isSameSection = (a: Chunk, b: Chunk): boolean => a.page === b.page && a.anchor === b.anchor

/** A section that introduces others is quoted with them. */
const overlap = (a: Quote, b: Quote): boolean => a.chunk.page === b.chunk.page && (beginsIn(a, b) || beginsIn(b, a))

const beginsIn = (quote: Quote, other: Quote): boolean =>
  other.pieces.some(({ text }) => text === quote.pieces[0]?.text)

const quotesOfPage = ({ chunks }: RankedPage, pageScore: number, relevance: Relevance): Quote[] => {
  const bySection = new Map<string, RankedChunk>()
  // The best chunk of a section comes first.
  for (const ranked of chunks) if (!bySection.has(ranked.chunk.anchor)) bySection.set(ranked.chunk.anchor, ranked)
  return [...bySection.values()]
    .slice(0, most.sections)
    .flatMap(ranked => quotesOfSection(ranked, pageScore, relevance).slice(0, 1))
}

const quotesOfSection = (
  { chunk, score }: Pick<RankedChunk, 'chunk' | 'score'>,
  pageScore: number,
  relevance: Relevance
): Quote[] => {
  const { own, below } = readPieces(chunk.page, chunk.anchor)
  const said = own.map(({ text }) => relevance.presenceIn(text))
  return startsIn(own)
    .map(start => {
      const pieces = fitting([...own.slice(start), ...below], room.first)
      const within = said.slice(start, start + pieces.length)
      const shares = within.map(presence => relevance.share([presence]))
      const best = Math.max(...shares)
      const before = wordsOf(pieces.slice(0, shares.indexOf(best))) / room.first.words
      const { quote } = weights
      return {
        chunk,
        pieces,
        score:
          quote.page * pageScore +
          quote.chunk * score +
          quote.all * relevance.share(within) +
          quote.piece * best +
          (start === 0 ? quote.start : quote.before * before) +
          (own[start]?.kind === 'code' ? quote.code : 0) +
          (chunk.depth === 1 ? quote.opening : 0)
      }
    })
    .sort((a, b) => b.score - a.score)
}

const readPieces = (page: Page, anchor: string): { own: Piece[]; below: Piece[] } => {
  const sections = readSections(page)
  const start = Math.max(
    0,
    sections.findIndex(section => section.anchor === anchor)
  )
  const [section, ...others] = sections.slice(start)
  if (!section) return { own: [], below: [] }
  const end = others.findIndex(({ depth }) => depth <= section.depth)
  const own = piecesOf(section)
  const below = others.slice(0, end < 0 ? undefined : end).flatMap((further, index) => {
    const block = 1_000 * (index + 1)
    return [headingPiece(further, block), ...piecesOf(further, block + 1)]
  })
  return { own, below: isShort(own) ? below : [] }
}

/** A section that only introduces those below it. */
const isShort = (pieces: Piece[]): boolean => wordsOf(pieces) < 40 && linesOf(pieces) < 10

/** Where a quote may begin: with a block, an item, a row, a sentence of a long paragraph; not behind what leads in to it. */
const startsIn = (pieces: Piece[]): number[] =>
  pieces.flatMap((piece, index) => {
    const before = pieces[index - 1]
    const isLong = wordsOf(pieces.filter(({ block }) => block === piece.block)) > room.further.words
    const isStart = piece.isFirst || piece.kind !== 'sentence' || isLong
    return isStart && !(before && leadsOn(before)) ? [index] : []
  })

/** The first pieces, as many as there is room for; what only leads in to something does not end them. */
const fitting = (pieces: Piece[], { words, behind, lines }: Room): Piece[] => {
  let end = 1
  while (end < pieces.length) {
    const taken = pieces.slice(0, end + 1)
    const most = taken.slice(0, end).some(({ kind }) => kind === 'code') ? words + behind : words
    if (wordsOf(taken) > most || linesOf(taken) > lines) break
    end++
  }
  while (end > 1 && pieces[end] && (leadsOn(pieces[end - 1]) || pieces[end - 1]?.kind === 'heading')) end--
  return pieces.slice(0, end)
}

const leadsOn = (piece: Piece | undefined): boolean => piece?.kind === 'sentence' && /[:：]\s*$/.test(piece.text)

const wordsOf = (pieces: Piece[]): number => pieces.reduce((total, { words }) => total + words, 0)

const linesOf = (pieces: Piece[]): number =>
  pieces.reduce((total, { kind, text }) => total + (kind === 'code' ? text.split('\n').length : 0), 0)
