import { createAnswer } from '../answer/answer.ts'
import { createDiagnostics } from '../answer/diagnostics.ts'
import type { Chunk } from '../answer/events.ts'

interface Given {
  /** Ids of the messages in the conversation. */
  conversation?: string[]
  threadHeader?: string
  threadId?: string
}

/** The chunks that the AI SDK gets for these events, and how the answer ends. */
export const answerOf = (events: unknown[], { conversation = [], threadHeader, threadId }: Given = {}) => {
  const broken = new Error('The stream ended.')
  const skipped: string[] = []
  const mended: string[] = []
  const answer = createAnswer(
    new Set(conversation),
    { ...createDiagnostics(), skipped: what => skipped.push(what), mended: what => mended.push(what) },
    threadHeader
  )
  for (const event of events) answer.take(event, JSON.stringify(event).length)
  const error = answer.end(broken, threadId ?? answer.threadId)
  const chunks = answer.drain()
  return { chunks, error, isBroken: error === broken, skipped, mended, threadId: answer.threadId }
}

/** The chunks of one kind. */
export const chunksOf = (events: unknown[], kind: RegExp): Chunk[] =>
  answerOf(events).chunks.filter(({ type }) => kind.test(type))
