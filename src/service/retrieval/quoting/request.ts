import type { Asked } from './asked.ts'
import type { Quote } from './quotes.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** Whether a question asks how something is done, and no quote says what is done, or what it is done to. */
export const lacksRequest = ({ text, analyzer, relevance }: Asked, quotes: () => Quote[]): boolean => {
  const { verb = '', object = '' } = analyzer.language.phrasing.asksHow.exec(text)?.groups ?? {}
  const isSaid = (term: string) =>
    quotes().some(
      ({ chunk, pieces }) =>
        relevance.says(readTitles(analyzer, chunk), term) ||
        pieces.some(piece => relevance.says(readPiece(analyzer, piece).terms, term))
    )
  return ![verb, object].flatMap(word => analyzer.termsOf(word).slice(0, 1)).every(isSaid)
}
