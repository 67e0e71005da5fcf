import type { ChunkQueue } from './chunk-queue.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type KnownEvent, toChunk } from './events.ts'
import { maxOutputLength } from './limits.ts'
import type { Sources } from './sources.ts'

/** The tool calls of an answer, whatever order their events come in. */
export interface Tools {
  take(event: KnownEvent, size: number): void
  startStep(): void
  /** Forgets the calls of the step that the service took back. */
  resetStep(): void
}

interface Call {
  toolName: string
  dynamic: unknown
  /** Its input is still being written. */
  isOpen: boolean
  step: number
  approvalId?: unknown
}

export const createTools = (
  queue: ChunkQueue,
  diagnostics: Diagnostics,
  sources: Sources,
  allowPart: () => boolean
): Tools => {
  const calls = new Map<unknown, Call>()
  let step = 0

  const show = (event: KnownEvent, call: Call) => {
    // The AI SDK looks a call up among the static or the dynamic ones: it must stay what it was at first.
    queue.addContent(toChunk({ ...event, dynamic: call.dynamic }))
  }

  /** Begins a call, or ends its input. Never moves a call back to its input: it would look unanswered again. */
  const advance = (event: KnownEvent, isOpen: boolean) => {
    const known = calls.get(event.toolCallId)
    if (known && (!known.isOpen || isOpen)) return diagnostics.mended(`${event.type} twice`)
    if (!known && !allowPart()) return
    const call = { step, dynamic: event.dynamic, ...known, toolName: event.toolName as string, isOpen }
    calls.set(event.toolCallId, call)
    show(event, call)
  }

  /** Handles an event of a known call. Skips events of unknown calls, because the AI SDK would end the answer on them. */
  const withCall = (event: KnownEvent, call: Call | undefined, change: (call: Call) => void = () => {}) => {
    if (!call) return diagnostics.skipped(`${event.type} without its call`)
    change(call)
    show(event, call)
  }

  const close = (call: Call) => {
    call.isOpen = false
  }

  const handlers: Record<string, (event: KnownEvent, call: Call | undefined, size: number) => void> = {
    'tool-input-start': event => advance(event, true),
    // Skipped: the AI SDK parses the whole input again for each delta, and the complete input follows anyway.
    'tool-input-delta': () => {},
    'tool-input-available': event => advance(event, false),
    'tool-input-error': event => advance(event, false),
    'tool-output-available': (event, call, size) => {
      const count = call?.toolName === 'search' ? sources.fromSearch(event.output) : undefined
      if (size > maxOutputLength) event.output = { omittedLength: size, count }
      withCall(event, call, close)
    },
    'tool-output-error': (event, call) => withCall(event, call, close),
    'tool-output-denied': (event, call) => withCall(event, call, close),
    'tool-approval-request': (event, call) =>
      withCall(event, call, asked => {
        asked.approvalId = event.approvalId
      }),
    'tool-approval-response': event =>
      withCall(
        event,
        [...calls.values()].find(call => call.approvalId === event.approvalId)
      )
  }

  return {
    take: (event, size) => handlers[event.type]?.(event, calls.get(event.toolCallId), size),
    startStep() {
      step++
    },
    resetStep() {
      for (const [id, call] of calls) if (call.step === step) calls.delete(id)
    }
  }
}
