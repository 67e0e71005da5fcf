import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText } from 'ai'
import type { ContextItem, Outcome, RequestMessage } from '../../protocol/index.ts'
import { streamFrom } from '../../shared/stream.ts'
import { whenAborted } from '../../shared/when-aborted.ts'
import type { AnswerLimits } from '../contract.ts'
import type { AnswerPart, SourcePart } from './contract.ts'
import type { Grounding } from './grounding.ts'
import type { ModelSettings } from './model.ts'
import { asModelError, ModelError } from './model-error.ts'
import { instructionsFor, modelMessages, type ReaderFacts } from './prompt.ts'
import type { Review } from './review.ts'

/** What came of a question. */
export interface AnswerEnd {
  text: string
  outcome: Outcome
  /** Addresses of the sources that the answer named, in their order. */
  urls: string[]
  /** Whether the model is to blame for what is missing. */
  modelFailed: boolean
}

export interface AnswerRequest {
  model: LanguageModelV4
  settings: ModelSettings
  grounding: Grounding
  review: Review
  messages: RequestMessage[]
  context: ContextItem[]
  reader: ReaderFacts
  /** Aborted when the reader has left. */
  signal: AbortSignal
  /** Aborted when the service can wait no longer: the answer then ends with an error. */
  stop: AbortSignal
  limits: AnswerLimits
  /** Keeps the text so far: before the reader gets its beginning, now and then while it grows, and at its end. */
  keep: (text: string) => Promise<void>
  /** Called once with what came of it, before the reader sees the end. */
  settle: (end: AnswerEnd) => Promise<void>
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

/**
 * Asks the model through the AI SDK (`ai`). Returns when it has begun, or when patience is over: from then on a failure is a part of the
 * stream. Throws `ModelError` when the model fails before that.
 */
export const startAnswer = async (request: AnswerRequest): Promise<StartedAnswer> => {
  const { model, settings, grounding, messages, context, reader, limits } = request
  const spoken: Spoken = { text: '', ending: undefined, modelFailed: false, sources: [] }
  const abandoned = new AbortController()
  const left = AbortSignal.any([request.signal, abandoned.signal])
  const deadline = AbortSignal.any([request.stop, AbortSignal.timeout(limits.deadline)])
  const { stream } = streamText({
    model,
    instructions: instructionsFor(grounding, reader, settings.instructions),
    messages: modelMessages(messages, context),
    maxOutputTokens: settings.maxTokens ?? limits.tokens,
    ...(settings.temperature !== undefined && { temperature: settings.temperature }),
    // What is worth a second try is tried by the model’s own `fetch`.
    maxRetries: 0,
    abortSignal: AbortSignal.any([left, deadline]),
    // Without a listener the AI SDK prints errors; here they are parts of the stream, and are reported there.
    onError: () => {}
  })
  const outcome = () => spoken.ending ?? (spoken.text.trim() ? request.review.outcome() : 'failed')
  const parts = recorded(request.review.read(stream), { deadline, left }, request, spoken, outcome)
  const opening = readOpening(parts)
  // Nobody reads the parts any more that would end them.
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

/** What was said so far, and the outcome where the end alone tells it. */
interface Spoken {
  text: string
  ending: Outcome | undefined
  modelFailed: boolean
  sources: SourcePart[]
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

/** Milliseconds of an answer that a killed service may lose. */
const keepEvery = 500

/** Passes the parts on, as errors also where the stream breaks or takes too long, and keeps their text. */
async function* recorded(
  stream: AsyncIterable<AnswerPart>,
  { deadline, left }: { deadline: AbortSignal; left: AbortSignal },
  { keep, settle, onEnd }: Pick<AnswerRequest, 'keep' | 'settle' | 'onEnd'>,
  spoken: Spoken,
  outcome: () => Outcome
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
  /** Whoever sees the end of an answer finds all of it in the thread, and what came of it. */
  const end = async () => {
    await keepText()
    if (isSettled) return
    isSettled = true
    // Nothing came of a question that its reader took back.
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
      else if (performance.now() - keptAt >= keepEvery) await keepText()
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
  // The model’s maker does not let it answer.
  return part.finishReason === 'content-filter' ? 'refused' : undefined
}
