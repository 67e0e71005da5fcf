import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { ContextItem, RequestMessage } from '../../protocol/index.ts'
import type { Grounding } from './grounding.ts'
import { instructionsFor, modelMessages } from './prompt.ts'
import { groundingKey } from './quoting-model.ts'
import { streamFrom } from './stream.ts'

export type AnswerPart = TextStreamPart<ToolSet>

export interface AnswerRequest {
  model: LanguageModelV4
  grounding: Grounding
  messages: RequestMessage[]
  context: ContextItem[]
  /** Aborted when the reader has left. */
  signal: AbortSignal
  limits: AnswerLimits
  /** Called once, when no more text will come; `complete` is false when it was cut, stopped or failed. */
  onEnd: (text: string, complete: boolean) => void
}

export interface AnswerLimits {
  /** Milliseconds that a failing model may take for the failure to still become the response’s status. */
  patience: number
  /** Milliseconds that a whole answer may take. */
  deadline: number
  /** Tokens of one answer. */
  tokens: number
}

export interface StartedAnswer {
  parts: ReadableStream<AnswerPart>
  /** Stops the model. Cancelling the stream does the same. */
  abandon: () => void
}

/** The model failed before it said anything. */
export class ModelError extends Error {
  override name = 'ModelError'
}

/**
 * Asks the model. Returns when it has begun, or when patience is over: from then on a failure is a part of the
 * stream. Throws `ModelError` when the model fails before that.
 */
export const startAnswer = async (request: AnswerRequest): Promise<StartedAnswer> => {
  const { model, grounding, messages, context, limits } = request
  const abandoned = new AbortController()
  const { stream } = streamText({
    model,
    instructions: instructionsFor(grounding),
    messages: modelMessages(messages, context),
    providerOptions: { [groundingKey]: grounding },
    maxOutputTokens: limits.tokens,
    maxRetries: 1,
    abortSignal: AbortSignal.any([request.signal, abandoned.signal, AbortSignal.timeout(limits.deadline)]),
    // Without a listener the library prints errors; here they are parts of the stream, and are reported there.
    onError: () => {}
  })
  const parts = recorded(stream, request.onEnd)
  const opening = readOpening(parts)
  const opened = await Promise.race([opening, wait(limits.patience, undefined, { ref: false })])
  const last = opened?.at(-1)
  if (last?.type === 'error') {
    await parts.return(undefined)
    throw new ModelError('The model did not answer.', { cause: last.error })
  }
  const abandon = () => abandoned.abort()
  return { parts: streamFrom(replay(opening, parts), abandon), abandon }
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

/** Passes the parts on and tells how the text ended, however it ended. */
async function* recorded(stream: AsyncIterable<AnswerPart>, onEnd: AnswerRequest['onEnd']): AsyncGenerator<AnswerPart> {
  let text = ''
  let complete = false
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') text += part.text
      if (part.type === 'finish') complete = part.finishReason !== 'error'
      yield part
    }
  } finally {
    onEnd(text, complete)
  }
}
