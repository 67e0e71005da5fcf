import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createMutex } from '../../shared/mutex.ts'
import { busy } from './busy.ts'

/** Runs CPU-bound work, such as a search, one piece at a time, with turns of the event loop in between. */
export interface Turns {
  /**
   * Limits the number of questions whose answers have not begun, and answers 503 to others. A refusal is cheap, because
   * it checks neither the key nor the body.
   */
  door: MiddlewareHandler
  /**
   * Waits for its turn, then runs the work and returns its result. Throws 503 when its turn does not come in time, and also
   * when the client has left.
   */
  take: <Result>(work: () => Result, left: AbortSignal) => Promise<Result>
}

/**
 * Most waiting questions, and the most milliseconds of other work that one waits for, so that a refusal comes within a
 * second. Counts the CPU time of this thread, so that waiting for the database or for other programs refuses nobody.
 */
const maxWaiting = { count: 32, time: 500 }

/**
 * Turns of the event loop before each piece of work. Node accepts one connection in each turn (libuv since 1.45), so with
 * a single turn, each of 200 simultaneous readers, and `/health` after them, would wait for another search. On an idle
 * service 64 turns take a third of a millisecond.
 */
const turnsBetween = 64

/**
 * Creates turns for CPU-bound work. Without them, simultaneous searches would run back to back, and other requests, such as
 * `/health`, would wait for all of them.
 */
export const createTurns = (max = maxWaiting): Turns => {
  const mutex = createMutex()
  let inside = 0
  /** CPU milliseconds of all work so far. */
  let worked = 0
  const inTurn = async <Result>(work: () => Result, left: AbortSignal, before: number): Promise<Result> => {
    // Refuses work that waited too long, so that the queue stays short.
    if (left.aborted || worked - before > max.time) throw tooMany()
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
      if (inside >= max.count) throw tooMany()
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

/** CPU milliseconds of this thread; of all threads before Node 23.9. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1_000
}

const tooMany = () => busy('Too many questions are asked at once. Try again in a moment.')
