import type { Outcome } from '../../protocol/index.ts'

/** A question that the docs team is to look at: it got no answer, or one that its reader found bad. */
export interface OpenQuestion {
  id: string
  question: string
  outcome: Outcome
  createdAt: string
}
