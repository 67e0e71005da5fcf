import type { Chunk } from './shapes.ts'

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
  /** Takes out what is there. */
  take(): Chunk[]
}

export const createOutbox = (): Outbox => {
  let ready: Chunk[] = []
  let held: Chunk[] | undefined = []

  /** The chat library copies every part for each chunk: deltas that arrive together go in one. */
  const push = (chunk: Chunk) => {
    const last = ready.at(-1)
    const joins =
      (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') &&
      last?.type === chunk.type &&
      last.id === chunk.id &&
      !chunk.providerMetadata
    if (joins) last.delta += chunk.delta
    else ready.push(chunk)
  }

  return {
    show(chunk) {
      ready.push(...(held ?? []))
      held = undefined
      push(chunk)
    },
    hold(chunk) {
      if (held) held.push(chunk)
      else push(chunk)
    },
    pass: push,
    get shown() {
      return !held
    },
    take() {
      const taken = ready
      ready = []
      return taken
    }
  }
}
