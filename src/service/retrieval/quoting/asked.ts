import type { Analyzer } from '../analysis/analyzer.ts'
import type { Piece } from './pieces.ts'
import type { Relevance } from './relevance.ts'

/** A question, with what tells how well a piece matches it. */
export interface Asked {
  text: string
  analyzer: Analyzer
  relevance: Relevance
  /** The piece that defines the name, if the question asks for a name. */
  defining?: Piece | undefined
}
