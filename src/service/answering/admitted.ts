import type { AnswerLimits } from '../contract.ts'
import type { AnswerPart } from './contract.ts'
import { asModelError, ModelError } from './model-error.ts'

/** Parts of an answer that a reader gets of a model. It has no tools, so whatever it calls is left out. */
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
 * The parts of a model’s answer up to its first error, without what nobody asked for. A model that falls silent, or says
 * more than any answer has, ends.
 */
export async function* admitted(
  stream: AsyncIterable<AnswerPart>,
  { idle, characters }: Bounds
): AsyncGenerator<AnswerPart> {
  const parts = stream[Symbol.asyncIterator]()
  let said = 0
  try {
    for (;;) {
      const next = await within(parts.next(), said > 0 ? idle : undefined)
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
    // Not awaited: a model that is silent does not answer to this either.
    void parts.return?.().catch(() => {})
  }
}

/** What a promise gives, unless it takes longer than so many milliseconds. */
const within = async <Value>(promise: Promise<Value>, milliseconds: number | undefined): Promise<Value | 'late'> => {
  if (milliseconds === undefined) return promise
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, milliseconds, 'late')
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Of calls that were left out, nobody needs to know. */
const withKnownReason = (part: AnswerPart): AnswerPart =>
  (part.type === 'finish' || part.type === 'finish-step') && part.finishReason === 'tool-calls'
    ? { ...part, finishReason: 'stop' }
    : part
