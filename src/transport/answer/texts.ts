import type { ChunkQueue } from './chunk-queue.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type KnownEvent, toChunk } from './events.ts'

/** Most text and reasoning parts of one answer. Text past this limit goes into one last part, so no word is lost. */
const maxParts = 200

type Kind = 'text' | 'reasoning'

interface Part {
  id: string
  kind: Kind
  started: boolean
  providerMetadata?: unknown
}

/** The text and reasoning parts of an answer, whatever order their events come in. */
export interface Texts {
  start(kind: Kind, event: KnownEvent): void
  delta(kind: Kind, event: KnownEvent): void
  end(kind: Kind, event: KnownEvent): void
  /** Ends every part that is open. */
  close(): void
  /** Forgets the open parts: the service took them back. */
  reset(): void
}

export const createTexts = (queue: ChunkQueue, diagnostics: Diagnostics): Texts => {
  const open = new Map<string, Part>()
  let begun = 0
  /** The part that takes all text past the limit; it stays open. */
  let overflow: Part | undefined

  // Events without an id all belong to one part with the id 0.
  const idOf = (event: KnownEvent) => `${event.id ?? 0}`
  const keyOf = (kind: Kind, event: KnownEvent) => `${kind}:${idOf(event)}`
  const send = (kind: Kind, step: 'start' | 'delta' | 'end', fields: object) =>
    queue.addContent(toChunk({ ...fields, type: `${kind}-${step}` }))

  const declare = (kind: Kind, event: KnownEvent): Part => {
    const part = { kind, id: idOf(event), started: false, providerMetadata: event.providerMetadata }
    if (open.size < 2 * maxParts) open.set(keyOf(kind, event), part)
    return part
  }

  /** Starts a part only with its first word, so that an empty part never appears. */
  const begin = (part: Part): boolean => {
    if (part.started) return true
    const full = begun >= maxParts
    if (full && part.kind === 'reasoning') {
      diagnostics.skipped('reasoning past the limit')
      return false
    }
    part.started = true
    if (overflow) {
      part.id = overflow.id
      send('text', 'delta', { id: part.id, delta: '\n\n' })
      return true
    }
    begun++
    if (full) overflow = part
    send(part.kind, 'start', { id: part.id, providerMetadata: part.providerMetadata })
    return true
  }

  const finish = (part: Part, event?: KnownEvent) => {
    if (!part.started || (part.kind === 'text' && part.id === overflow?.id)) return
    send(part.kind, 'end', { ...event, id: part.id })
  }

  return {
    start(kind, event) {
      if (open.has(keyOf(kind, event))) diagnostics.mended(`${kind}-start twice`)
      else if (open.size < maxParts) declare(kind, event)
    },
    delta(kind, event) {
      if (!event.delta) return
      let part = open.get(keyOf(kind, event))
      if (!part) {
        diagnostics.mended(`${kind}-delta without its start`)
        part = declare(kind, event)
      }
      if (begin(part)) send(kind, 'delta', { ...event, id: part.id })
    },
    end(kind, event) {
      const part = open.get(keyOf(kind, event))
      if (!part) return diagnostics.mended(`${kind}-end without its start`)
      open.delete(keyOf(kind, event))
      finish(part, event)
    },
    close() {
      for (const part of open.values()) finish(part)
      if (overflow) send('text', 'end', { id: overflow.id })
      open.clear()
      overflow = undefined
    },
    reset() {
      open.clear()
      overflow = undefined
    }
  }
}
