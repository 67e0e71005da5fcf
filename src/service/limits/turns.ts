import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createMutex } from '../../shared/mutex.ts'
import { busy } from './busy.ts'

/** Does what keeps the processor busy, such as a search, one piece at a time and in turn with everything else. */
export interface Turns {
  /**
   * Lets only so many questions in whose answers have not begun, 503 for others. Whoever does not wait to be told again
   * costs next to nothing: neither the key nor the body is looked at.
   */
  door: MiddlewareHandler
  /**
   * Waits for its turn and returns what the work returns. 503 when its turn does not come in time; and, which nobody
   * sees, when whoever asked has left.
   */
  take: <Result>(work: () => Result, left: AbortSignal) => Promise<Result>
}

/**
 * How many may wait, and for how many milliseconds of other work: who is told to come again is told so within a second,
 * where the processor is this thread’s own. One that waits for its database, or for others on a busy machine, is not
 * asked for more than it can do, and sends nobody away.
 */
const mostWaiting = { count: 32, time: 500 }

/**
 * Turns of the event loop before each piece of work. In one turn Node accepts one connection (libuv since 1.45), so that
 * after a single one each of 200 readers who come at once, and `/health` behind them, would wait for another search.
 * Where nobody comes, 64 turns take a third of a millisecond.
 */
const turnsBetween = 64

/**
 * Searches of many readers at once would otherwise run back to back, and whoever asks for anything meanwhile, such as
 * `/health`, would wait for all of them.
 */
export const createTurns = (most = mostWaiting): Turns => {
  const mutex = createMutex()
  let inside = 0
  /** Milliseconds of the processor that all work took so far. */
  let worked = 0
  const inTurn = async <Result>(work: () => Result, left: AbortSignal, before: number): Promise<Result> => {
    // Those that waited too long pass by at once, so that the queue is never longer than that.
    if (left.aborted || worked - before > most.time) throw tooMany()
    for (let turn = 0; turn < turnsBetween; turn++) await nextTurn()
    const start = processorTime()
    try {
      return work()
    } finally {
      worked += processorTime() - start
    }
  }
  return {
    door: createMiddleware(async (_, next) => {
      if (inside >= most.count) throw tooMany()
      inside++
      try {
        await next()
      } finally {
        inside--
      }
    }),
    take(work, left) {
      const before = worked
      return mutex.run(() => inTurn(work, left, before))
    }
  }
}

/** Milliseconds of the processor that this thread has used; all threads, before Node 23.9. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1_000
}

const tooMany = () => busy('Too many questions are asked at once. Try again in a moment.')
