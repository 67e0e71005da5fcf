import type { RequestState } from '../contract.ts'

/** A pull request at a code host. */
export interface ChangeRequest {
  number: number
  url: string
  state: Exclude<RequestState, 'none'>
  /** Last commit of its branch, as far as the host tells. */
  commit: string
}

interface NewRequest {
  branch: string
  /** Branch that it is for. */
  ref: string
  title: string
  body: string
}

/** What is asked of a code host. */
export interface CodeHost {
  /** The requests of a branch, the newest first. */
  list: (branch: string) => Promise<ChangeRequest[]>
  open: (request: NewRequest) => Promise<ChangeRequest>
  comment: (request: ChangeRequest, text: string) => Promise<void>
}
