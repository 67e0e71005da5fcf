import type { JobNoteKind } from '../../contract.ts'
import type { Checkout } from '../contract.ts'

/** The task of an agent. */
interface Assignment {
  prompt: string
  checkout: Checkout
  /** Folders and files that may be changed, relative to the checkout. */
  paths: string[]
  signal: AbortSignal
  note: (text: string, kind?: JobNoteKind) => void
}

/** Changes the files of a checkout. */
export interface Agent {
  /** Name of the model, as jobs show it. */
  model: string
  /**
   * Changes files. Returns the agent’s summary.
   *
   * @throws When it failed, or did something that is not allowed.
   */
  edit: (assignment: Assignment) => Promise<string>
}
