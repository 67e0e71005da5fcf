import { setImmediate as nextTurn } from 'node:timers/promises'
import { createMutex } from '../../shared/mutex.ts'
import { busy } from './busy.ts'

/** Does what keeps the processor busy, such as a search, one piece at a time and in turn with everything else. */
export interface Turns {
  /**
   * Waits for its turn and returns what the work returns. 503 when its turn does not come in time; and, which nobody
   * sees, when whoever asked has left.
   */
  take: <Result>(work: () => Result, left: AbortSignal) => Promise<Result>
}

/** How many may wait, and for how many milliseconds: who is told to come again is told so within a second. */
const mostWaiting = { count: 32, time: 500 }

/**
 * Searches of many readers at once would otherwise run back to back, and whoever asks for anything meanwhile, such as
 * `/health`, would wait for all of them.
 */
export const createTurns = (most = mostWaiting): Turns => {
  const mutex = createMutex()
  let waiting = 0
  const inTurn = async <Result>(work: () => Result, left: AbortSignal, asked: number): Promise<Result> => {
    waiting--
    // Those that waited too long pass by at once, so that the queue is never longer than that.
    if (left.aborted || performance.now() - asked > most.time) throw tooMany()
    await nextTurn()
    return work()
  }
  return {
    async take(work, left) {
      if (waiting >= most.count) throw tooMany()
      waiting++
      const asked = performance.now()
      return mutex.run(() => inTurn(work, left, asked))
    }
  }
}

const tooMany = () => busy('Too many questions are asked at once. Try again in a moment.')
