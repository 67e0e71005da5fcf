import type { Outcome } from '../../protocol/index.ts'

/** What the built-in model makes of a question. */
export interface Answered {
  outcome: Outcome
  /** What it quotes first: title and section, and the file that says so. */
  source: { title: string; file: string } | undefined
  /** What it quotes, to be compared. */
  passage: string
}

/** A question, and what became of it. */
export interface Asked {
  question: string
  /** How often it was asked in these words. */
  count: number
  /** Whether its reader found the answer bad. */
  isBad: boolean
  before: Answered
  after: Answered
}

/** What a change does to a question. */
export type Change =
  /** It was not answered, and is. */
  | 'answered'
  /** Its reader found the answer bad, and it is another one now. */
  | 'reworded'
  /** It was answered, and is not. */
  | 'broken'
  /** It was answered, and is answered with other words. */
  | 'other'
  | 'same'
