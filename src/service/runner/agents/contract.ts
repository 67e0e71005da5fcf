import type { JobNoteKind } from '../../contract.ts'
import type { Checkout } from '../contract.ts'

/** What an agent is asked to do. */
interface Assignment {
  prompt: string
  checkout: Checkout
  /** Folders and files that may be changed, relative to the checkout. */
  paths: string[]
  signal: AbortSignal
  note: (text: string, kind?: JobNoteKind) => void
}

/** What changes the files of a checkout. */
export interface Agent {
  /** Name of the model, as jobs show it. */
  model: string
  /**
   * Changes files, and gives back what it says of that.
   *
   * @throws When it could not, or did what it may not do.
   */
  edit: (assignment: Assignment) => Promise<string>
}
