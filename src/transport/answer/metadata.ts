import { outcomes } from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { isText, type JsonRecord } from '../json.ts'
import type { KnownEvent } from './events.ts'

/** Where a thread may be named, the most trusted place first. */
const places = ['finish', 'finish metadata', 'metadata', 'header', 'data'] as const
type Place = (typeof places)[number]

/** What a service says about an answer as a whole. */
export interface Metadata {
  /** Notes a thread id that the service gave in this place; ignores what is no thread id. */
  name(place: Place, threadId: unknown): void
  /** The metadata of an event, without the keys that a service may not set; `undefined` when nothing is left. */
  of(event: KnownEvent, place: Place): JsonRecord | undefined
  /** The thread that the service named in the most trusted place. */
  readonly threadId: string | undefined
}

export const createMetadata = (): Metadata => {
  const named = new Map<Place, string>()

  const name = (place: Place, threadId: unknown) => {
    if (isText(threadId) && threadId) named.set(place, threadId)
  }

  return {
    name,
    of({ messageMetadata }, place) {
      if (!isObject(messageMetadata)) return
      const { threadId, threadKey, interrupted, context, rating, outcome, ...rest } = messageMetadata
      const said = [messageMetadata, rest.annotations].flat().findLast(hasOutcome)
      if (said) rest.outcome = said.outcome
      name(place, threadId)
      return Object.keys(rest).length ? rest : undefined
    },
    get threadId() {
      const place = places.find(place => named.has(place))
      return place && named.get(place)
    }
  }
}

/** Version 4 of the AI SDK has annotations where later ones have metadata. */
const hasOutcome = (said: unknown): said is JsonRecord =>
  isObject(said) && outcomes.some(outcome => outcome === said.outcome)
