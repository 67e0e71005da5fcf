import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText } from 'ai'
import type { Outcome } from '../../protocol/index.ts'
import { streamFrom } from '../../shared/stream.ts'
import { whenAborted } from '../../shared/when-aborted.ts'
import type { AnswerLimits } from '../contract.ts'
import { type Attempt, askWithin, type ContextRoom } from './context-room.ts'
import type { AnswerPart, SourcePart } from './contract.ts'
import type { ModelSettings } from './model.ts'
import { asModelError, ModelError } from './model-error.ts'
import { readOpening } from './opening.ts'
import { type PromptFacts, promptWithin } from './prompt.ts'
import type { Review } from './review.ts'
import type { NumberedSource } from './source.ts'

/** The result of a question. */
export interface AnswerEnd {
  text: string
  outcome: Outcome
  /** Addresses of the sources that the answer named, in their order. */
  urls: string[]
  /** Whether the answer is incomplete because the model failed. */
  modelFailed: boolean
}

export interface AnswerRequest extends PromptFacts {
  model: LanguageModelV4
  settings: ModelSettings
  room: ContextRoom
  /** Creates the review of an answer that was given these sections. */
  review: (sources: NumberedSource[]) => Review
  /** Aborted when the reader has left. */
  signal: AbortSignal
  /** Aborted when the service stops and can wait no longer: the answer then ends with an error. */
  stop: AbortSignal
  limits: AnswerLimits
  /** Stores the text so far: before the reader gets its beginning, at intervals while it grows, and at its end. */
  keep: (text: string) => Promise<void>
  /** Called once with the result, before the reader sees the end. */
  settle: (end: AnswerEnd) => Promise<void>
  /** Called once when the answer has ended, for whatever reason. */
  onEnd: () => void
}

export interface StartedAnswer {
  parts: ReadableStream<AnswerPart>
  /** Stops the model. Cancelling the stream does the same. */
  abandon: () => void
  /** Milliseconds of silence after which a keep-alive is sent. */
  silence: number
  /** The outcome, by the parts that were read. */
  outcome: () => Outcome
}

/**
 * Asks the model through the AI SDK (`ai`). Returns when the answer has begun, or after `limits.patience`. Throws
 * `ModelError` when the model fails before that; a later failure is a part of the stream.
 */
export const startAnswer = async (request: AnswerRequest): Promise<StartedAnswer> => {
  const { model, settings, limits } = request
  const spoken: Spoken = { text: '', ending: undefined, modelFailed: false, sources: [] }
  const abandoned = new AbortController()
  const left = AbortSignal.any([request.signal, abandoned.signal])
  const deadline = AbortSignal.any([request.stop, AbortSignal.timeout(limits.deadline)])
  let review: Review | undefined
  const ask = (tokens: number): Attempt => {
    const maxOutputTokens = Math.min(settings.maxTokens ?? limits.tokens, Math.floor(answerShare * tokens))
    const stopped = new AbortController()
    const prompt = promptWithin(tokens - maxOutputTokens, request, settings.instructions)
    const { stream } = streamText({
      model,
      instructions: prompt.instructions,
      messages: prompt.messages,
      maxOutputTokens,
      ...(settings.temperature !== undefined && { temperature: settings.temperature }),
      // No retries here, because `createModelFetch` retries.
      maxRetries: 0,
      abortSignal: AbortSignal.any([left, deadline, stopped.signal]),
      // Without a listener the AI SDK prints errors, which are reported as parts of the stream.
      onError: () => {}
    })
    review = request.review(prompt.sources)
    const sent = prompt.tokens + maxOutputTokens
    return { parts: review.read(stream), tokens: sent, stop: () => stopped.abort() }
  }
  const outcome = () => spoken.ending ?? ((spoken.text.trim() && review?.outcome()) || 'failed')
  const parts = recorded(askWithin(request.room, ask), spoken, { ...request, deadline, left, outcome })
  const opening = readOpening(parts)
  // Ends the generator, because nobody reads it to its end after the reader has left.
  whenAborted(left, () => void parts.return(undefined))
  const opened = await Promise.race([opening, wait(limits.patience, undefined, { ref: false })])
  const last = opened?.at(-1)
  if (last?.type === 'error') {
    await parts.return(undefined)
    throw asModelError(last.error, false)
  }
  const abandon = () => abandoned.abort()
  return { parts: streamFrom(replay(opening, parts), abandon), abandon, silence: limits.silence, outcome }
}

/** The share of a model’s context that its answer may take. */
const answerShare = 1 / 3

/** The text and sources so far, and the outcome where the end of the stream decides it. */
interface Spoken {
  text: string
  ending: Outcome | undefined
  modelFailed: boolean
  sources: SourcePart[]
}

async function* replay(opening: Promise<AnswerPart[]>, rest: AsyncGenerator<AnswerPart>) {
  yield* await opening
  yield* rest
}

/** Milliseconds between two saves: a killed service loses at most so much of an answer. */
const keepInterval = 500

/** Where an answer is stored, what ends it early, and what becomes of it then. */
interface Recording extends Pick<AnswerRequest, 'keep' | 'settle' | 'onEnd'>, Pick<StartedAnswer, 'outcome'> {
  deadline: AbortSignal
  /** Aborted when the reader has left, or the answer is abandoned. */
  left: AbortSignal
}

/** Passes the parts on and stores their text. Turns a broken stream and a passed deadline into error parts. */
async function* recorded(
  stream: AsyncIterable<AnswerPart>,
  spoken: Spoken,
  { keep, settle, onEnd, outcome, deadline, left }: Recording
): AsyncGenerator<AnswerPart> {
  let kept = ''
  let keptAt = Number.NEGATIVE_INFINITY
  let isSettled = false
  const keepText = async () => {
    if (kept === spoken.text) return
    kept = spoken.text
    keptAt = performance.now()
    await keep(kept)
  }
  /** Stores the whole text and the result, before the reader sees the end. */
  const end = async () => {
    await keepText()
    if (isSettled) return
    isSettled = true
    // A question that the reader stopped before the first word has no result.
    if (left.aborted && !spoken.text.trim()) return
    const { text, sources, modelFailed } = spoken
    await settle({ text, outcome: outcome(), urls: sources.map(({ url }) => url), modelFailed })
  }
  const failure = async (error: ModelError): Promise<AnswerPart> => {
    spoken.ending = 'failed'
    spoken.modelFailed = true
    await end()
    return { type: 'error', error }
  }
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') spoken.text += part.text
      else if (part.type === 'source' && part.sourceType === 'url') spoken.sources.push(part)
      if (part.type === 'error') return yield await failure(asModelError(part.error, spoken.text !== ''))
      if (part.type === 'abort' && deadline.aborted) return yield await failure(new ModelError('late'))
      spoken.ending ??= endingOf(part)
      if (part.type === 'finish') await end()
      else if (performance.now() - keptAt >= keepInterval) await keepText()
      yield part
    }
  } catch (error) {
    yield await failure(asModelError(error, spoken.text !== ''))
  } finally {
    await end().finally(onEnd)
  }
}

const endingOf = (part: AnswerPart): Outcome | undefined => {
  if (part.type !== 'finish') return
  if (part.finishReason === 'error') return 'failed'
  // The provider’s content filter refused the answer.
  return part.finishReason === 'content-filter' ? 'refused' : undefined
}
