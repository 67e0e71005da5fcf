import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerReader, RunningAnswerState, RunningAnswerStore } from '../../store/index.ts'

/** How often is looked for more of an answer, and said that somebody does, in milliseconds. */
const interval = { read: 100, look: 1_000 }

/** Milliseconds after which an answer that nobody seems to write any more is given up. */
const patience = 5_000

interface Going {
  id: string
  reader: AnswerReader
  /** How many events are not wanted. */
  after: number
  /** What there was of it a moment ago. */
  state: RunningAnswerState
  /** Aborted when nobody reads any more, or the service stops. */
  signal: AbortSignal
}

/**
 * The events of an answer behind those that its reader has, from the store: it does not matter which instance writes
 * them. Ends without the answer’s end where whoever wrote it was killed.
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
    // The next who asks is told at once that nothing more comes.
    if (performance.now() - seenAt > patience) return store.end([id], new Date(Date.now() + patience).toISOString())
    if (performance.now() - lookedAt >= interval.look) {
      lookedAt = performance.now()
      await store.look(id)
    }
    await wait(interval.read, undefined, { signal, ref: false }).catch(() => {})
  }
}
