import type { ContextItem } from '../protocol/context.ts'
import type { AssistantErrorCode } from '../protocol/errors.ts'
import type { ReaderFeedback } from '../protocol/feedback.ts'
import type { AssistantMessage, Source } from '../protocol/message.ts'
import type { AssistantOptions } from './options.ts'

export type AssistantStatus = 'ready' | 'submitted' | 'streaming' | 'error'

/** What `mount` returns, and what the element offers as methods and properties (`docs/methods-and-events.md`). */
export interface Assistant {
  /** Shows the panel; it is brought first where it is not there yet. Does nothing when it is open. */
  open(): void
  /** Hides the panel; a question under way goes on. Does nothing when it is closed. */
  close(): void
  /** Shows the panel when it is hidden, and hides it when it is shown. */
  toggle(): void
  /**
   * Asks as the reader would: opens the panel, sends, and waits for the answer.
   * An answer under way is stopped first.
   *
   * @returns the finished message; one that the reader stopped has `metadata.interrupted`.
   * @throws AssistantError when the answer failed.
   */
  ask(text: string, options?: { context?: ContextItem[] }): Promise<AssistantMessage>
  /** Adds a chip that goes with the next question. */
  addContext(item: ContextItem): void
  /** Begins an empty conversation; an answer under way is stopped. The one before stays among “Conversations”. */
  newThread(): void
  /** Changes options; those not named stay. */
  update(options: AssistantOptions): void
  /** Takes the widget off the page and stops what it started. The stored conversation stays. */
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
  /** Cancelable: a site’s router that takes the link calls `preventDefault()`. */
  'docs-assistant:navigate': { url: string; source: Source | undefined }
}

/** The element’s events as `addEventListener` sees them; they bubble to everything above. */
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
