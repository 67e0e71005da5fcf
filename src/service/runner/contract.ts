import type { JobTask } from '../contract.ts'

/** The working tree of a job. It is gone when the job's message has come to its end. */
export interface Checkout {
  /** Folder of the whole working tree. */
  root: string
  /** Folder of the documentation in it; the working tree itself where that is all documentation. */
  docs: string
}

/** What a change does to the answers, for the pull request. */
export interface ProofResult {
  /** Goes into the text of the pull request: a table before → after. */
  markdown: string
  /** Questions that are answered now and were not before; `null` where the job is about none. */
  answered: number | null
  /** Questions that were answered before and are not any more. */
  broken: number
}

/** A proof whose first half is done. */
export interface Proof {
  /** Called with the changed docs. What of them is needed is read before it resolves. */
  after: (checkout: Checkout, signal: AbortSignal) => Promise<ProofResult>
}

/**
 * Asks the questions that a job is about of the docs as they are without its change. What of the checkout is needed is
 * read before it resolves, because the same folder is changed afterwards; of a follow-up it is the same state, without
 * what the job's earlier messages changed. `undefined` where the job is about no question.
 */
export type Prove = (task: JobTask, checkout: Checkout) => Promise<Proof | undefined>

/** What became of the pull request of a job; `none` where none was found. */
export type RequestState = 'open' | 'merged' | 'closed' | 'none'

/** Looks up what became of a job's pull request, at the code host. */
export type ReadRequestState = (job: { id: string; projectId: string }) => Promise<RequestState>
