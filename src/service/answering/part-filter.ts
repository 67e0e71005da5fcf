import type { AnswerLimits } from '../contract.ts'
import type { AnswerPart } from './contract.ts'
import { asModelError, ModelError } from './model-error.ts'
import { raceTimeout } from './race-timeout.ts'

/** The types of parts that pass from a model to the reader. Tool calls are left out, because the model has no tools. */
const wanted = new Set<AnswerPart['type']>([
  'start',
  'start-step',
  'text-start',
  'text-delta',
  'text-end',
  'reasoning-start',
  'reasoning-delta',
  'reasoning-end',
  'finish-step',
  'finish',
  'abort',
  'error'
])

type Bounds = Pick<AnswerLimits, 'idle' | 'characters'>

/**
 * Passes on the wanted parts of a model’s answer up to its first error. Ends the answer with an error where the model is
 * silent for too long or writes too much.
 */
export async function* filteredParts(
  stream: AsyncIterable<AnswerPart>,
  { idle, characters }: Bounds
): AsyncGenerator<AnswerPart> {
  const parts = stream[Symbol.asyncIterator]()
  let said = 0
  try {
    for (;;) {
      const next = await (said > 0 ? raceTimeout(parts.next(), idle) : parts.next())
      if (next === 'late') return yield { type: 'error', error: new ModelError('silent') }
      if (next.done) return
      const part = next.value
      if (!wanted.has(part.type)) continue
      if (part.type === 'error') return yield { type: 'error', error: asModelError(part.error, said > 0) }
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        said += part.text.length
        if (said > characters) return yield { type: 'error', error: new ModelError('endless') }
      }
      yield withKnownReason(part)
      if (part.type === 'abort') return
    }
  } catch (error) {
    yield { type: 'error', error: asModelError(error, said > 0) }
  } finally {
    // Not awaited, because a silent model may never settle this either.
    void parts.return?.().catch(() => {})
  }
}

/** Replaces finish reasons: `tool-calls`, because the calls were left out, and those that servers have of their own. */
const withKnownReason = (part: AnswerPart): AnswerPart => {
  if (part.type !== 'finish' && part.type !== 'finish-step') return part
  if (part.finishReason === 'tool-calls') return { ...part, finishReason: 'stop' }
  if (part.finishReason !== 'other' || part.rawFinishReason === undefined) return part
  if (tooLong.test(part.rawFinishReason)) return { ...part, finishReason: 'length' }
  return filtered.test(part.rawFinishReason) ? { ...part, finishReason: 'content-filter' } : part
}

/** Matches the reasons of Mistral, GLM and gateways to Claude for too long an answer. */
const tooLong = /^(?:model_length|model_context_window_exceeded|max_tokens)$/i

/** Matches the reasons of Gemini, GLM and gateways to Claude for an answer that was filtered. */
const filtered = /^(?:content_filter\b.*|safety|recitation|blocklist|prohibited_content|spii|sensitive|refusal)$/i
