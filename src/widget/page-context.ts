import type { ContextItem } from '../protocol/context.ts'

/** What the code of “Ask about this” offers to the rest of the widget, once it is loaded. */
export interface PageContext {
  /** The text that the reader has selected, as a context item without its path. */
  pick?: (() => ContextItem | undefined) | undefined
  /** Asks about the selection or code block that is offered now, as the button does; false when there is none. */
  press?: (() => boolean) | undefined
}
