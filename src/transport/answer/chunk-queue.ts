import type { Chunk } from './events.ts'

type Delta = Extract<Chunk, { delta: string }>

/** The chunks that go to the AI SDK next. */
export interface ChunkQueue {
  /** Adds something that the reader can see. */
  addContent(chunk: Chunk): void
  /**
   * Adds a chunk that is sent only together with visible content. It waits for the first content, so that an answer
   * that fails before its first word leaves no empty message.
   */
  defer(chunk: Chunk): void
  /** Adds a chunk that the AI SDK stores in no message. */
  addTransient(chunk: Chunk): void
  /** Whether any visible content was added so far. */
  readonly hasContent: boolean
  /** Whether `drain` would return anything. */
  readonly hasChunks: boolean
  /** Takes the chunks out. */
  drain(): Chunk[]
}

export const createChunkQueue = (): ChunkQueue => {
  let chunks: Chunk[] = []
  /** The chunks that wait for the first content; `undefined` once it has come. */
  let deferred: Chunk[] | undefined = []

  /** The deltas at the end of the queue, by the id of their part: later deltas are appended to them. */
  const lastDeltas = new Map<string, Delta>()

  /** The AI SDK copies every part for each chunk: deltas that arrive together are joined into one for each part. */
  const push = (chunk: Chunk) => {
    if (chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta') {
      lastDeltas.clear()
      chunks.push(chunk)
      return
    }
    const key = `${chunk.type} ${chunk.id}`
    const before = lastDeltas.get(key)
    if (before && !chunk.providerMetadata) before.delta += chunk.delta
    else {
      lastDeltas.set(key, chunk)
      chunks.push(chunk)
    }
  }

  return {
    addContent(chunk) {
      for (const waiting of deferred ?? []) push(waiting)
      deferred = undefined
      push(chunk)
    },
    defer(chunk) {
      if (!deferred) push(chunk)
      // The start gives the message its id: after any other chunk the AI SDK would begin a second message.
      else if (chunk.type === 'start') deferred.unshift(chunk)
      else deferred.push(chunk)
    },
    addTransient: push,
    get hasContent() {
      return !deferred
    },
    get hasChunks() {
      return chunks.length > 0
    },
    drain() {
      const drained = chunks
      chunks = []
      lastDeltas.clear()
      return drained
    }
  }
}
