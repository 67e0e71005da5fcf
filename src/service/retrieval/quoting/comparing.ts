import type { Analyzer } from '../analysis/analyzer.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { comparedSubjects } from '../ranking/comparison.ts'
import type { Asked } from './asked.ts'
import type { Piece } from './pieces.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** Whether a piece says how the two things differ that are asked for, with the titles above it. */
export const comparesAsked = ({ text, analyzer }: Asked) => {
  const { language, termsOf, isStopTerm } = analyzer
  const named = comparedSubjects(language, text)
  const subjects = named?.map(subject => termsOf(subject).filter(term => !isStopTerm(term)))
  const together = named && saidTogether(named.map(subject => bare(analyzer, subject)))
  return ({ kind, text: said }: Piece, terms: ReadonlySet<string>, titleTerms: ReadonlySet<string>): boolean =>
    subjects !== undefined &&
    kind !== 'code' &&
    language.phrasing.compares.test(said) &&
    !together?.test(said) &&
    subjects.every(subject => subject.every(term => terms.has(term) || titleTerms.has(term)))
}

/** Without an article before it. */
const bare = ({ termsOf, isStopTerm }: Analyzer, subject: string): string => {
  const words = subject.split(/\s+/)
  return words.slice(words.findIndex(word => !termsOf(word).every(isStopTerm))).join(' ')
}

/** “The lamp and the candle do not differ from sofas” says the same of both; “between the lamp and the candle” may not. */
const saidTogether = (subjects: string[]): RegExp => {
  const [first = '', second = ''] = subjects.map(subject => subject.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  const inRow = (one: string, other: string) =>
    String.raw`(?<!(?:between|zwischen|entre|tra|fra|между)\s+(?:\p{L}{1,4}\s+)?)${one}\s+(?:and|or|nor|und|oder|y|o|ou|e|et|ed|и|или)\s+(?:\p{L}{1,4}\s+)?${other}(?!\p{L})`
  return new RegExp(`(?<!\\p{L})(?:${inRow(first, second)}|${inRow(second, first)})`, 'iu')
}

/** Whether a quote says how the two things differ that are asked for. */
export const isComparing = (asked: Asked, { chunk, pieces }: { chunk: Chunk; pieces: Piece[] }): boolean => {
  const titleTerms = readTitles(asked.analyzer, chunk)
  const compares = comparesAsked(asked)
  return pieces.some(piece => compares(piece, readPiece(asked.analyzer, piece).terms, titleTerms))
}
