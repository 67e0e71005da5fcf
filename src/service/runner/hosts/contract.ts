import type { RequestState } from '../contract.ts'

/** A pull request at a code host. */
export interface ChangeRequest {
  number: number
  url: string
  state: Exclude<RequestState, 'none'>
  /** Last commit of its branch, if the host sends it. */
  commit: string
}

interface NewRequest {
  branch: string
  /** Base branch. */
  ref: string
  title: string
  body: string
}

/** The calls of a code host that are used. */
export interface CodeHost {
  /** The requests of a branch, the newest first. */
  list: (branch: string) => Promise<ChangeRequest[]>
  open: (request: NewRequest) => Promise<ChangeRequest>
  comment: (request: ChangeRequest, text: string) => Promise<void>
}
