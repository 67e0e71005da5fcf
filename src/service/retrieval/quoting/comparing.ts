import type { Chunk } from '../chunking/chunks.ts'
import { comparedSubjects } from '../ranking/comparison.ts'
import type { Asked } from './asked.ts'
import type { Piece } from './pieces.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** Whether a piece says how the two things differ that are asked for, with the titles above it. */
export const comparesAsked = ({ text, analyzer }: Asked) => {
  const { language, termsOf, isStopTerm } = analyzer
  const subjects = comparedSubjects(language, text)?.map(subject => termsOf(subject).filter(term => !isStopTerm(term)))
  return ({ kind, text: said }: Piece, terms: ReadonlySet<string>, titleTerms: ReadonlySet<string>): boolean =>
    subjects !== undefined &&
    kind !== 'code' &&
    language.phrasing.compares.test(said) &&
    subjects.every(subject => subject.every(term => terms.has(term) || titleTerms.has(term)))
}

/** Whether a quote says how the two things differ that are asked for. */
export const isComparing = (asked: Asked, { chunk, pieces }: { chunk: Chunk; pieces: Piece[] }): boolean => {
  const titleTerms = readTitles(asked.analyzer, chunk)
  const compares = comparesAsked(asked)
  return pieces.some(piece => compares(piece, readPiece(asked.analyzer, piece).terms, titleTerms))
}
