import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { ContextItem, Outcome, RequestMessage } from '../../protocol/index.ts'
import type { AnswerLimits } from '../contract.ts'
import type { Grounding } from './grounding.ts'
import type { OutcomeOf } from './outcome.ts'
import { instructionsFor, modelMessages } from './prompt.ts'
import { streamFrom } from './stream.ts'

export type AnswerPart = TextStreamPart<ToolSet>

export interface AnswerRequest {
  model: LanguageModelV4
  grounding: Grounding
  outcomeOf: OutcomeOf
  messages: RequestMessage[]
  context: ContextItem[]
  /** Aborted when the reader has left. */
  signal: AbortSignal
  /** Aborted when the service can wait no longer: the answer then ends with an error. */
  stop: AbortSignal
  limits: AnswerLimits
  /** Keeps the text so far: before the reader gets its beginning, now and then while it grows, and at its end. */
  keep: (text: string) => Promise<void>
  /** Called once, when no more will come, whatever the reason. */
  onEnd: () => void
}

export interface StartedAnswer {
  parts: ReadableStream<AnswerPart>
  /** Stops the model. Cancelling the stream does the same. */
  abandon: () => void
  /** Milliseconds of silence that the connection stands. */
  silence: number
  /** How it has turned out, by the parts that were read. */
  outcome: () => Outcome
}

/** The model failed before it said anything. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/**
 * Asks the model through the AI SDK (`ai`). Returns when it has begun, or when patience is over: from then on a failure is a part of the
 * stream. Throws `ModelError` when the model fails before that.
 */
export const startAnswer = async (request: AnswerRequest): Promise<StartedAnswer> => {
  const { model, grounding, messages, context, limits } = request
  const spoken: Spoken = { text: '', ending: undefined }
  const abandoned = new AbortController()
  const left = AbortSignal.any([request.signal, abandoned.signal])
  const deadline = AbortSignal.any([request.stop, AbortSignal.timeout(limits.deadline)])
  const { stream } = streamText({
    model,
    instructions: instructionsFor(grounding),
    messages: modelMessages(messages, context),
    maxOutputTokens: limits.tokens,
    maxRetries: 1,
    abortSignal: AbortSignal.any([left, deadline]),
    // Without a listener the AI SDK prints errors; here they are parts of the stream, and are reported there.
    onError: () => {}
  })
  const parts = recorded(stream, deadline, request, spoken)
  const opening = readOpening(parts)
  // Nobody reads the parts any more that would end them.
  whenAborted(left, () => void parts.return(undefined))
  const opened = await Promise.race([opening, wait(limits.patience, undefined, { ref: false })])
  const last = opened?.at(-1)
  if (last?.type === 'error') {
    await parts.return(undefined)
    throw new ModelError('The model failed before it said anything.', { cause: last.error })
  }
  const abandon = () => abandoned.abort()
  const outcome = () => spoken.ending ?? (spoken.text.trim() ? request.outcomeOf(grounding, spoken.text) : 'failed')
  return { parts: streamFrom(replay(opening, parts), abandon), abandon, silence: limits.silence, outcome }
}

/** What was said so far, and the outcome where the end alone tells it. */
interface Spoken {
  text: string
  ending: Outcome | undefined
}

const silent = new Set<AnswerPart['type']>(['start', 'start-step', 'ping', 'raw'])

/** Reads up to and including the first part that says something. */
const readOpening = async (parts: AsyncGenerator<AnswerPart>): Promise<AnswerPart[]> => {
  const read: AnswerPart[] = []
  for (;;) {
    const { done, value } = await parts.next()
    if (done) return read
    read.push(value)
    if (!silent.has(value.type)) return read
  }
}

async function* replay(opening: Promise<AnswerPart[]>, rest: AsyncGenerator<AnswerPart>) {
  yield* await opening
  yield* rest
}

const whenAborted = (signal: AbortSignal, act: () => void): void => {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}

/** Milliseconds of an answer that a killed service may lose. */
const keepEvery = 500

/** Passes the parts on, as errors also where the stream breaks or takes too long, and keeps their text. */
async function* recorded(
  stream: AsyncIterable<AnswerPart>,
  deadline: AbortSignal,
  { keep, onEnd }: Pick<AnswerRequest, 'keep' | 'onEnd'>,
  spoken: Spoken
): AsyncGenerator<AnswerPart> {
  let kept = ''
  let keptAt = Number.NEGATIVE_INFINITY
  const keepText = async () => {
    if (kept === spoken.text) return
    kept = spoken.text
    keptAt = performance.now()
    await keep(kept)
  }
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') spoken.text += part.text
      else spoken.ending ??= endingOf(part)
      // Whoever sees the end of an answer finds all of it in the thread.
      if (part.type === 'finish' || performance.now() - keptAt >= keepEvery) await keepText()
      const late = part.type === 'abort' && deadline.aborted
      yield late ? { type: 'error', error: new ModelError('The answer took too long.') } : part
    }
  } catch (error) {
    spoken.ending = 'failed'
    yield { type: 'error', error }
  } finally {
    onEnd()
    await keepText()
  }
}

const endingOf = (part: AnswerPart): Outcome | undefined => {
  if (part.type === 'error' || part.type === 'abort') return 'failed'
  if (part.type !== 'finish') return
  if (part.finishReason === 'error') return 'failed'
  // The model’s maker does not let it answer.
  return part.finishReason === 'content-filter' ? 'refused' : undefined
}
