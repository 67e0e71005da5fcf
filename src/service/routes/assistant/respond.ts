import type { Context } from 'hono'
import type { ApiVersion } from '../../../protocol/index.ts'
import { type AnswerStream, dialects, eventsResponse } from '../../answering/index.ts'
import type { Authorized } from '../../http/index.ts'
import { type Place, whileRead } from '../../limits/index.ts'
import type { AnswersUnderWay } from './under-way.ts'

interface RespondDependencies {
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
  ({ underWay, threadIdOnFinish }: RespondDependencies) =>
  (context: Context<Authorized>, version: ApiVersion, { fp, answer, place }: Begun): Response => {
    const { project, key } = context.var
    const { messageId: id, threadId, abandon } = answer
    const kept = underWay.begin({ id, projectId: project.id, threadId, fp, keyId: key.id }, abandon)
    const events = keptEvents(dialects[version].events(answer, { threadIdOnFinish }), kept)
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

async function* keptEvents(events: AsyncGenerator<string>, kept: ReturnType<AnswersUnderWay['begin']>) {
  try {
    for await (const event of events) {
      kept.add(event)
      yield event
    }
  } finally {
    kept.end()
  }
}

const readToEnd = async (events: AsyncIterator<string>): Promise<void> => {
  while (!(await events.next()).done);
}
