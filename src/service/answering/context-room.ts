import type { AnswerPart } from './contract.ts'
import { ModelError } from './model-error.ts'
import { readOpening } from './opening.ts'

/** How many tokens a model takes, the answer included: `Infinity` until its server has refused more. */
export interface ContextRoom {
  tokens: () => number
  learn: (tokens: number) => void
}

/** Milliseconds that the room is known: the server may get a larger context, and one question says little of the next. */
const memory = 3_600_000

export const createContextRoom = (): ContextRoom => {
  let known = Number.POSITIVE_INFINITY
  let until = 0
  return {
    tokens: () => (performance.now() < until ? known : Number.POSITIVE_INFINITY),
    learn(tokens) {
      known = tokens
      until = performance.now() + memory
    }
  }
}

/** An answer of the model, and how many tokens its request and itself may have. */
export interface Attempt {
  parts: AsyncGenerator<AnswerPart>
  tokens: number
  /** Stops the model, which may go on behind an error. */
  stop: () => void
}

/** How often a model is asked again with less. */
const maxRetries = 2

/**
 * The share of a named limit that is used, because tokens are estimated: code has up to 1.4 times as many. And the share of
 * a request that is tried where none is named: of the usual 8,000 tokens it fits into 4,096, and a second time into 2,048.
 */
const shares = { named: 0.7, unnamed: 0.4 }

/**
 * Asks a model, and again with less where its server says that this is more than the model takes: within the limit that it
 * names, or else with a share of what was sent. That is remembered.
 * @param ask Asks the model with a request that has so many tokens at most, its answer included.
 */
export async function* askWithin(room: ContextRoom, ask: (tokens: number) => Attempt): AsyncGenerator<AnswerPart> {
  let limit = room.tokens()
  let known = limit
  for (let left = maxRetries; ; left--) {
    const { parts, tokens, stop } = ask(limit)
    try {
      const opening = await readOpening(parts)
      const refusal = refusalIn(opening)
      if (!refusal || left === 0) {
        if (!refusal && left < maxRetries) room.learn(known)
        yield* opening
        return yield* parts
      }
      const named = shares.named * (refusal.limit ?? Number.POSITIVE_INFINITY)
      limit = named < tokens ? named : shares.unnamed * tokens
      // A question in rare signs has many more tokens than estimated, which says nothing of others.
      known = refusal.limit === undefined ? limit : named
    } finally {
      stop()
    }
  }
}

const refusalIn = (opening: AnswerPart[]): ModelError | undefined => {
  const last = opening.at(-1)
  const error = last?.type === 'error' ? last.error : undefined
  return error instanceof ModelError && error.failure === 'tooLong' ? error : undefined
}
