import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Analyzer } from '../analysis/analyzer.ts'
import type { AnswerType } from '../analysis/languages/language.ts'
import type { Piece } from './pieces.ts'
import type { Quote } from './quote.ts'
import { type QuoteQuery, tellsStory } from './quote-query.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** The share of what is asked that a piece must have, with its titles, for its amount or date to be of that. */
const minShare = { one: 0.4, story: 0.15 }

/** The type of answer that a question expects, such as a duration or a date. */
export const answerTypeOf = ({ language }: Analyzer, text: string): AnswerType | undefined =>
  language.phrasing.answerTypes.find(({ asks }) => asks.test(text))

/** Whether a question expects a type of answer, and no quote has one for what is asked. */
export const lacksAnswerType = (query: QuoteQuery, quotes: Quote[]): boolean => {
  const { text, analyzer } = query
  const type = answerTypeOf(analyzer, text)
  if (!type) return false
  const subject = analyzer.termsOf(type.asks.exec(text)?.groups?.subject ?? '')
  return !quotes.some(quote =>
    quote.pieces.some(piece => isSaid(query, quote, piece, type.says) && isOf(query, subject, quote, piece))
  )
}

/** Whether a piece tells of the very thing, by itself or by its heading: what a page says of others is no answer. */
const isOf = ({ analyzer, relevance }: QuoteQuery, subject: string[], { chunk }: Quote, piece: Piece): boolean => {
  if (subject.length === 0) return true
  const terms = new Set(analyzer.termsOf(`${chunk.heading}\n${withHead(piece)}`))
  return subject.every(term => relevance.says(terms, term))
}

const isSaid = (
  { text, analyzer, relevance: { presenceIn, share } }: QuoteQuery,
  { chunk }: Quote,
  piece: Piece,
  says: RegExp
): boolean =>
  [withHead(piece), withCode(piece.node)].some(said =>
    says.test(withoutVersions(said, text).replaceAll(address, ' '))
  ) &&
  share(presenceIn(readPiece(analyzer, piece).terms), presenceIn(readTitles(analyzer, chunk))) >=
    (tellsStory(text) ? minShare.story : minShare.one)

/** The text of a piece; of a row with the head of its table before each cell, which tells what its number is. */
const withHead = ({ node, text }: Piece): string => {
  if (node.type !== 'table') return text
  const [head, ...rows] = node.children.map(row => row.children.map(cell => textOf(cell)))
  return rows.flatMap(row => row.map((cell, at) => `${head?.[at] ?? ''}: ${cell}`)).join(', ')
}

/** The text of a piece with backquotes around its code. */
const withCode = (node: Nodes): string => {
  if (node.type === 'inlineCode') return `\`${node.value}\``
  if ('children' in node) return node.children.map(withCode).join(node.type === 'tableRow' ? ' ' : '')
  return 'value' in node ? node.value : ''
}

/** What is said without the versions that the question names itself: “which version of it does Lamp 3.2 need?” */
const withoutVersions = (said: string, question: string): string =>
  (question.match(version) ?? []).reduce((left, named) => left.replaceAll(named, ' '), said)

/** Its digits are no amounts. */
const address = /\b[a-z][\w+.-]{1,20}:\/\/\S+/gi

const version = /\bv?\d+(?:\.\d+)+\b|\b[A-Z]\w+ \d+\b/g
