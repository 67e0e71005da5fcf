import type { Chunk } from './shapes.ts'

type Delta = Extract<Chunk, { delta: string }>

/** Holds what goes to the chat library next. */
export interface Outbox {
  /** Adds something that the reader can see. */
  show(chunk: Chunk): void
  /**
   * Adds something that only goes with what the reader can see: it waits for that, so that an answer that fails
   * before its first word leaves no empty message behind.
   */
  hold(chunk: Chunk): void
  /** Adds something that belongs to no message. */
  pass(chunk: Chunk): void
  /** Whether the answer has anything to show by now. */
  readonly shown: boolean
  /** Whether anything is there to be taken out. */
  readonly waiting: boolean
  /** Takes out what is there. */
  take(): Chunk[]
}

export const createOutbox = (): Outbox => {
  let ready: Chunk[] = []
  let held: Chunk[] | undefined = []

  /** The deltas at the end of what is ready, by the part that they belong to. */
  const deltas = new Map<string, Delta>()

  /** The chat library copies every part for each chunk: deltas that arrive together go in one for each part. */
  const push = (chunk: Chunk) => {
    if (chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta') {
      deltas.clear()
      ready.push(chunk)
      return
    }
    const key = `${chunk.type} ${chunk.id}`
    const before = deltas.get(key)
    if (before && !chunk.providerMetadata) before.delta += chunk.delta
    else {
      deltas.set(key, chunk)
      ready.push(chunk)
    }
  }

  return {
    show(chunk) {
      for (const waiting of held ?? []) push(waiting)
      held = undefined
      push(chunk)
    },
    hold(chunk) {
      if (!held) push(chunk)
      // A start gives the message its id, and after anything else the chat library would begin a second one.
      else if (chunk.type === 'start') held.unshift(chunk)
      else held.push(chunk)
    },
    pass: push,
    get shown() {
      return !held
    },
    get waiting() {
      return ready.length > 0
    },
    take() {
      const taken = ready
      ready = []
      deltas.clear()
      return taken
    }
  }
}
