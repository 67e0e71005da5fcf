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
  /** Bounds how many read on at the same time. */
  resuming: ConcurrencyLimiter
  /** Milliseconds of silence that a connection stands. */
  silence: number
  /** Aborted when the service can wait for answers no longer. */
  stop: AbortSignal
}

/** Going on with an answer under way, and stopping it, in the stream generation in which it was asked for. */
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
      // Nothing of a generator that nobody has asked for its first event is run.
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

/** Asks again in a moment where an answer is not known: its first events are not written at once. */
const onceWritten = async <Found>(ask: () => Promise<Found>): Promise<Found> => {
  const found = await ask()
  if (found) return found
  await wait(firstWrite)
  return ask()
}

/** Milliseconds in which the first events of an answer are in the store. */
const firstWrite = 400

const unknown = () => new ServiceError('not_found', 'There is no such answer under way.')

/** In a header, so that no log of a proxy has it: `fp` is who a reader is. */
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
