import { toString as textOf } from 'mdast-util-to-string'
import type { Asked } from './asked.ts'
import type { Piece } from './pieces.ts'
import type { Quote } from './quotes.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** The share of what is asked that a piece must have, with its titles, for its amount or date to be of that. */
const minShare = 0.4

/** Whether a question expects a type of answer, such as a duration or a date, and no quote has one for what is asked. */
export const lacksAnswerType = (asked: Asked, quotes: () => Quote[]): boolean => {
  const { text, analyzer } = asked
  const says = analyzer.language.phrasing.answerTypes.find(({ asks }) => asks.test(text))?.says
  return says !== undefined && !quotes().some(quote => quote.pieces.some(piece => isSaid(asked, quote, piece, says)))
}

const isSaid = (
  { analyzer, relevance: { presenceIn, share } }: Asked,
  { chunk }: Quote,
  piece: Piece,
  says: RegExp
): boolean =>
  says.test(withHead(piece)) &&
  share(presenceIn(readPiece(analyzer, piece).terms), presenceIn(readTitles(analyzer, chunk))) >= minShare

/** The text of a piece; of a row with the head of its table, which tells what its numbers are. */
const withHead = ({ node, text }: Piece): string =>
  node.type === 'table' ? node.children.flatMap(row => row.children.map(cell => textOf(cell))).join(' ') : text
