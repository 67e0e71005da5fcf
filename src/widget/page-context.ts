import type { ContextItem } from '../protocol/context.ts'

/** What the code beside the page’s content offers to the rest of the widget, once it has arrived. */
export interface PageContext {
  /** The text that the reader has selected, as a context item without its path. */
  pick?: (() => ContextItem | undefined) | undefined
  /** Asks about what is offered at this moment, as its button does; false when nothing is. */
  press?: (() => boolean) | undefined
}
