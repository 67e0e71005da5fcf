import type { Analyzer } from '../analysis/analyzer.ts'
import type { System } from '../analysis/systems.ts'
import type { ExactMatch } from './exact-match.ts'
import type { Relevance } from './relevance.ts'

/** A question, with what tells how well a piece matches it. */
export interface QuoteQuery {
  text: string
  analyzer: Analyzer
  relevance: Relevance
  /** The place that it means by its very words, if there is one. */
  exactMatch?: ExactMatch | undefined
  /** The systems that it names and the documentation is not about. */
  systems?: readonly System[] | undefined
  /** Its words that no page holds. */
  unknown?: readonly string[] | undefined
}

/** Whether a question has several sentences: they tell of what the reader has and did, which the pages do not repeat. */
export const tellsStory = (text: string): boolean => /[.?!]\s+\p{L}|[。？！]\s*\p{L}/u.test(text)
