import type { RankedChunk, RankedPage } from '../ranking/rank.ts'
import type { Piece } from './pieces.ts'

/** The place that a question means by its very words, however well others fit. */
export interface ExactMatch {
  page: RankedPage
  chunk: RankedChunk
  piece: Piece
  /**
   * Why it matches: it has the message that is pasted, asks the question itself as the title of a part, or defines the
   * name that is asked for, as a row or an item does, or as the first sentence of a section under the name.
   */
  as: 'message' | 'title' | 'definition' | 'section'
}
