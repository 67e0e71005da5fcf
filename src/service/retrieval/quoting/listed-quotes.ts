import type { Chunk } from '../chunking/chunks.ts'
import { openingOf } from './digest.ts'
import { inOrder, type Piece, piecesAround } from './pieces.ts'
import { type Quote, quoteWith } from './quote.ts'

/**
 * What a reader may point at in an answer (“the second one”), in its order: the items of its only quote, or else the
 * sections that it quotes and then those that it names, each from its beginning on.
 */
export const listedQuotes = (quotes: Quote[], named: Chunk[]): Quote[] => {
  const [first, ...others] = quotes
  const items = first && others.length === 0 ? itemsOf(first) : []
  return items.length > 1 ? items : [...quotes, ...named.map(chunk => quoteWith(chunk, [], 1))].map(withSection)
}

/** The items of the first list that it has. */
const itemsOf = ({ chunk, pieces, likelihood }: Quote): Quote[] => {
  const items = pieces.filter(({ kind }) => kind === 'item')
  return items.filter(({ block }) => block === items[0]?.block).map(item => quoteWith(chunk, [item], likelihood))
}

/** Words and lines of code of a section. */
const room = { words: 300, lines: 80 }

/** A quote with its section, as far as there is room, around it. */
const withSection = (quote: Quote): Quote => {
  const opening = openingOf(piecesAround(quote.chunk), room)
  const isInOpening = ({ block, place }: Piece) => opening.some(each => each.block === block && each.place === place)
  const pieces = inOrder([...opening, ...quote.pieces.filter(piece => !isInOpening(piece))])
  return { ...quote, pieces, likeliest: quote.likeliest.length > 0 ? quote.likeliest : pieces }
}
