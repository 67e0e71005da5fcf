import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import type { ApiVersion } from '../../../protocol/index.ts'
import { type AnswerStream, dialects, eventsResponse } from '../../answering/index.ts'
import type { Authorized } from '../../http/index.ts'
import { type Place, whileRead } from '../../limits/index.ts'
import { traceOf } from '../../tracing/index.ts'
import type { AnswersUnderWay, AnswerUnderWay } from './under-way.ts'

interface RespondDependencies {
  /** Whether answers are quotes, which are complete at once. */
  onlyQuotes: boolean
  underWay: AnswersUnderWay
  /** Whether the finish event has `threadId`. */
  threadIdOnFinish: boolean
}

interface Begun {
  fp: string
  answer: AnswerStream
  place: Place
}

/**
 * Creates a function that sends an answer and stores its events meanwhile. When a reader leaves without Stop, the answer
 * continues for a while, unless another question needs its place.
 */
export const createRespond =
  ({ onlyQuotes, underWay, threadIdOnFinish }: RespondDependencies) =>
  async (context: Context<Authorized>, version: ApiVersion, { fp, answer, place }: Begun): Promise<Response> => {
    const { project, key } = context.var
    const { messageId: id, threadId, abandon } = answer
    const kept = underWay.begin({ id, projectId: project.id, threadId, fp, keyId: key.id }, abandon)
    const dialect = dialects[version]
    const written = keptEvents(dialect.events(answer, { threadIdOnFinish }), kept)
    const headers = { 'x-thread-id': threadId, 'x-resume': `${project.basePath}${context.req.path}/${id}` }
    const { silence } = answer
    if (onlyQuotes) {
      // The complete answer needs no place any more, so that a slow reader does not block others.
      const events = await wholeOf(written, kept).finally(place.release)
      return eventsResponse(dialect, inTwo(events, dialect.separator), { headers, silence, onLeave() {} })
    }
    const coming = traceOf(context).until(written)
    let hasLeft = false
    const onLeave = () => {
      if (hasLeft) return
      hasLeft = true
      place.leaves(abandon)
      kept.leave()
      void readToEnd(coming).catch(answer.onError)
    }
    return whileRead(eventsResponse(dialect, coming, { headers, silence, onLeave }), place, abandon)
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

/** Collects all events and waits until they are stored, so that any instance can resume the answer from its first byte. */
const wholeOf = async (coming: AsyncIterable<string>, kept: AnswerUnderWay): Promise<string[]> => {
  const events: string[] = []
  for await (const event of coming) events.push(event)
  await kept.written()
  return events
}

/** Sends the events in two halves, so that the browser can process the first while the second is sent. */
async function* inTwo(events: string[], separator: string) {
  const middle = Math.ceil(events.length / 2)
  yield events.slice(0, middle).join(separator)
  await setImmediate()
  yield events.slice(middle).join(separator)
}

const readToEnd = async (events: AsyncIterator<string>): Promise<void> => {
  while (!(await events.next()).done);
}
