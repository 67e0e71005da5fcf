import type { JobTask } from '../contract.ts'

/** The working tree of a job. It is removed after the job’s message. */
export interface Checkout {
  /** Folder of the whole working tree. */
  root: string
  /** Folder of the documentation in it; the root where the whole repository is documentation. */
  docs: string
}

/** The effect of a change on answers, for the pull request. */
export interface ProofResult {
  /** Goes into the text of the pull request: a table before → after. */
  markdown: string
  /** Number of questions that the change answers; `null` where the job is about none. */
  answered: number | null
  /** Number of questions that are no longer answered. */
  broken: number
}

/** A proof after its first half, before the change. */
export interface Proof {
  /** Asks the questions of the changed docs. Reads everything that it needs before it resolves. */
  after: (checkout: Checkout, signal: AbortSignal) => Promise<ProofResult>
}

/**
 * Asks a job’s questions of the docs without its changes, also without those of its earlier messages. Reads everything
 * that it needs before it resolves, because the same folder is changed afterwards. `undefined` where the job is about no
 * question.
 */
export type Prove = (task: JobTask, checkout: Checkout) => Promise<Proof | undefined>

/** The state of a job’s pull request; `none` where there is none. */
export type RequestState = 'open' | 'merged' | 'closed' | 'none'

/** Looks up the state of a job’s pull request at the code host. */
export type ReadRequestState = (job: { id: string; projectId: string }) => Promise<RequestState>
