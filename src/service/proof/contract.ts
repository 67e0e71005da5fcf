import type { Outcome } from '../../protocol/index.ts'

/** The built-in model’s answer to a question. */
export interface Answered {
  outcome: Outcome
  /** The first quote: its title with section, and its file. */
  source: { title: string; file: string } | undefined
  /** The quoted text, for comparison. */
  passage: string
}

/** A question with its answers before and after the change. */
export interface Asked {
  question: string
  /** Number of times it was asked in these words. */
  count: number
  /** Whether its reader rated the answer as bad. */
  isBad: boolean
  before: Answered
  after: Answered
}

/** The effect of a change on a question. */
export type Change =
  /** It was not answered, and now is. */
  | 'answered'
  /** Its reader rated the answer as bad, and the answer is another one now. */
  | 'reworded'
  /** It was answered, and now is not. */
  | 'broken'
  /** It was answered, and now has another answer. */
  | 'other'
  | 'same'
