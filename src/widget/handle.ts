import type { ContextItem } from '../protocol/context.ts'
import type { AssistantErrorCode } from '../protocol/errors.ts'
import type { ReaderFeedback } from '../protocol/feedback.ts'
import type { AssistantMessage, Source } from '../protocol/message.ts'
import type { AssistantOptions } from './options.ts'

export type AssistantStatus = 'ready' | 'submitted' | 'streaming' | 'error'

/** The handle that `mount` returns; the element has the same methods and properties (`docs/methods-and-events.md`). */
export interface Assistant {
  /** Shows the panel, and loads its code first where necessary. Does nothing when it is open. */
  open(): void
  /** Hides the panel; a running answer continues. Does nothing when it is closed. */
  close(): void
  /** Shows the panel when it is hidden, and hides it when it is shown. */
  toggle(): void
  /**
   * Asks as the reader would: opens the panel, sends the question, and waits for the answer.
   * Stops a running answer first.
   *
   * @returns the finished message; one that the reader stopped has `metadata.interrupted`.
   * @throws AssistantError when the answer failed.
   */
  ask(text: string, options?: { context?: ContextItem[] }): Promise<AssistantMessage>
  /** Adds a context item, shown as a chip, to the next question. */
  addContext(item: ContextItem): void
  /** Begins an empty conversation and stops a running answer. The previous one stays in the list “Conversations”. */
  newThread(): void
  /** Changes the given options; the others stay. */
  update(options: AssistantOptions): void
  /** Removes the widget from the page and stops everything it started. The stored conversation stays. */
  destroy(): void
  readonly isOpen: boolean
  readonly threadId: string | null
  readonly messages: readonly AssistantMessage[]
  readonly status: AssistantStatus
}

/** Events of the element, by name. All bubble and are composed; none carries a key. */
export interface AssistantEvents {
  'docs-assistant:ready': Record<string, never>
  'docs-assistant:open': Record<string, never>
  'docs-assistant:close': Record<string, never>
  'docs-assistant:question': { text: string; context: ContextItem[]; threadId: string | null }
  'docs-assistant:answer': {
    message: AssistantMessage
    sources: Source[]
    threadId: string | null
    interrupted: boolean
  }
  'docs-assistant:error': { code: AssistantErrorCode; message: string; status: number | undefined }
  'docs-assistant:feedback': ReaderFeedback
  'docs-assistant:thread': { threadId: string | null }
  /** Cancelable: a site’s router that handles the link calls `preventDefault()`. */
  'docs-assistant:navigate': { url: string; source: Source | undefined }
}

/** The element’s events for the types of `addEventListener`; they bubble, so document and window have them too. */
type DocsAssistantEventMap = { [Name in keyof AssistantEvents]: CustomEvent<AssistantEvents[Name]> }

declare global {
  interface GlobalEventHandlersEventMap extends DocsAssistantEventMap {}
}

type EventName<Full> = Full extends `docs-assistant:${infer Name}` ? Name : never

/** Fires an event on the widget’s element; false when a listener cancelled it. */
export type Emit = <Name extends EventName<keyof AssistantEvents>>(
  name: Name,
  detail: AssistantEvents[`docs-assistant:${Name}`]
) => boolean

export const emitOn =
  (host: EventTarget): Emit =>
  (name, detail) =>
    host.dispatchEvent(
      new CustomEvent('docs-assistant:' + name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'navigate'
      })
    )
