import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerReader, RunningAnswerState, RunningAnswerStore } from '../../store/index.ts'

/** Milliseconds between two reads of new events, and between two reports that a reader is waiting. */
const interval = { read: 100, look: 1_000 }

/** Milliseconds without a sign of the writing instance after which an answer is given up. */
const timeout = 5_000

interface Going {
  id: string
  reader: AnswerReader
  /** Number of events that the reader already has. */
  after: number
  /** The state of the answer at the beginning. */
  state: RunningAnswerState
  /** Aborted when the reader leaves, or the service stops. */
  signal: AbortSignal
}

/**
 * The further events of a running answer from the store, whichever instance writes them. Ends without a finish where the
 * writing instance was killed.
 */
export async function* goOn(
  store: RunningAnswerStore,
  { id, reader, after, state, signal }: Going
): AsyncGenerator<string> {
  let seen = state.looksSeen
  let seenAt = performance.now()
  let lookedAt = Number.NEGATIVE_INFINITY
  let now: RunningAnswerState | undefined = state
  for (let from = after; now; now = await store.read(id, reader, from)) {
    yield* now.events
    from += now.events.length
    if (now.isOver || signal.aborted) return
    if (now.events.length > 0 || now.looksSeen !== seen) seenAt = performance.now()
    seen = now.looksSeen
    // Marks the answer as ended, so that the next request ends at once.
    if (performance.now() - seenAt > timeout) return store.end([id], new Date(Date.now() + timeout).toISOString())
    if (performance.now() - lookedAt >= interval.look) {
      lookedAt = performance.now()
      await store.look(id)
    }
    await wait(interval.read, undefined, { signal, ref: false }).catch(() => {})
  }
}
