import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import type { ApiVersion } from '../../../protocol/index.ts'
import { type AnswerStream, dialects, eventsResponse } from '../../answering/index.ts'
import type { Authorized } from '../../http/index.ts'
import { type Place, whileRead } from '../../limits/index.ts'
import { traceOf } from '../../tracing/index.ts'
import type { AnswersUnderWay, AnswerUnderWay } from './under-way.ts'

interface RespondDependencies {
  /** Whether answers are quoted by the built-in model, and so are there at once. */
  onlyQuotes: boolean
  underWay: AnswersUnderWay
  /** Whether `threadId` stands on the finish event itself. */
  threadIdOnFinish: boolean
}

interface Begun {
  fp: string
  answer: AnswerStream
  place: Place
}

/**
 * Sends an answer, and keeps its events meanwhile. A reader who leaves has not said Stop: the answer goes on without
 * them for a while, as long as nobody else needs its place.
 */
export const createRespond =
  ({ onlyQuotes, underWay, threadIdOnFinish }: RespondDependencies) =>
  async (context: Context<Authorized>, version: ApiVersion, { fp, answer, place }: Begun): Promise<Response> => {
    const { project, key } = context.var
    const { messageId: id, threadId, abandon } = answer
    const kept = underWay.begin({ id, projectId: project.id, threadId, fp, keyId: key.id }, abandon)
    const coming = keptEvents(dialects[version].events(answer, { threadIdOnFinish }), kept)
    const events = traceOf(context).until(onlyQuotes ? replayed(await wholeOf(coming, kept), place.release) : coming)
    let hasLeft = false
    const onLeave = () => {
      if (hasLeft) return
      hasLeft = true
      place.leaves(abandon)
      kept.leave()
      void readToEnd(events).catch(answer.onError)
    }
    const response = eventsResponse(dialects[version], events, {
      headers: { 'x-thread-id': threadId, 'x-resume': `${project.basePath}${context.req.path}/${id}` },
      silence: answer.silence,
      onLeave
    })
    return whileRead(response, place, abandon)
  }

async function* keptEvents(events: AsyncGenerator<string>, kept: AnswerUnderWay) {
  try {
    for await (const event of events) {
      kept.add(event)
      yield event
    }
  } finally {
    kept.end()
  }
}

/** All events, once they are in the store: from the first byte on any instance can tell them, whichever is killed. */
const wholeOf = async (coming: AsyncIterable<string>, kept: AnswerUnderWay): Promise<string[]> => {
  const events: string[] = []
  for await (const event of coming) events.push(event)
  await kept.written()
  return events
}

/** Each on its way before the next, so that the reader’s browser has the first while the last is sent. */
async function* replayed(events: string[], onEnd: () => void) {
  try {
    for (const event of events) {
      yield event
      await setImmediate()
    }
  } finally {
    onEnd()
  }
}

const readToEnd = async (events: AsyncIterator<string>): Promise<void> => {
  while (!(await events.next()).done);
}
