import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { ApiVersion } from '../../../protocol/index.ts'
import { dialects, eventsResponse } from '../../answering/index.ts'
import { decoded } from '../../docs/index.ts'
import { type Authorize, type Authorized, ServiceError, valid } from '../../http/index.ts'
import { type ConcurrencyLimiter, whileRead } from '../../limits/index.ts'
import type { AnswerReader, RunningAnswerStore } from '../../store/index.ts'
import { describeResume, describeStop } from './describe.ts'
import { goOn } from './go-on.ts'
import { resumeQuery } from './schema.ts'
import type { AnswersUnderWay } from './under-way.ts'

export interface ResumeDependencies {
  authorize: Authorize
  running: RunningAnswerStore
  underWay: AnswersUnderWay
  /** Limits the number of readers who resume answers at the same time. */
  resuming: ConcurrencyLimiter
  /** Milliseconds of silence after which a keep-alive is sent. */
  silence: number
  /** Aborted when the service stops and can wait for answers no longer. */
  stop: AbortSignal
}

/** The routes that resume a running answer, in the protocol version of its question, and that stop it. */
export const resumeRoutes = (dependencies: ResumeDependencies) => {
  const app = new Hono<Authorized>()
  for (const version of [2, 1] as const) addRoutes(app, version, dependencies)
  return app
}

const addRoutes = (
  app: Hono<Authorized>,
  version: ApiVersion,
  { authorize, running, underWay, resuming, silence, stop }: ResumeDependencies
) => {
  const path = `/discovery/v${version}/assistant/:domain/message/:messageId` as const
  app.get(path, describeResume(version), authorize('assistant'), valid('query', resumeQuery), async context => {
    const { after } = context.req.valid('query')
    const [id, reader] = [context.req.param('messageId'), readerOf(context)]
    const state = await onceWritten(() => running.read(id, reader, after))
    if (!state) throw unknown()
    if (state.isOver && state.events.length === 0) return context.body(null, 204)
    const place = resuming.acquire()
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, stop])
    const events = releasing(goOn(running, { id, reader, after, state, signal }), place.release)
    const onLeave = () => {
      left.abort()
      // A generator that was never started runs no `finally`, so the place is released here.
      place.release()
      void events.return(undefined)
    }
    const headers = { 'x-thread-id': state.threadId }
    return whileRead(eventsResponse(dialects[version], events, { headers, silence, onLeave }), place)
  })
  app.post(`${path}/stop`, describeStop(version), authorize('assistant'), async context => {
    const [id, reader] = [context.req.param('messageId'), readerOf(context)]
    if (!(await onceWritten(() => underWay.stop(id, reader)))) throw unknown()
    return context.body(null, 204)
  })
}

/** Asks again after a moment where an answer is not found, because its first events are not stored at once. */
const onceWritten = async <Found>(ask: () => Promise<Found>): Promise<Found> => {
  const found = await ask()
  if (found) return found
  await wait(firstWrite)
  return ask()
}

/** Milliseconds after which the first events of an answer are stored. */
const firstWrite = 400

const unknown = () => new ServiceError('not_found', 'There is no such answer under way.')

/** The reader of a request. `fp` comes in a header, because it identifies the reader and logs of proxies contain addresses. */
const readerOf = (context: Context<Authorized>): AnswerReader => ({
  projectId: context.var.project.id,
  fp: decoded(context.req.header('x-fingerprint') ?? 'anonymous'),
  keyId: context.var.key.id
})

async function* releasing(events: AsyncGenerator<string>, release: () => void) {
  try {
    yield* events
  } finally {
    release()
  }
}
