import type { Outcome } from '../../protocol/index.ts'

/** A question for the docs team: it got no answer, or one that its reader rated as bad. */
export interface OpenQuestion {
  id: string
  question: string
  outcome: Outcome
  createdAt: string
}
