import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { streamFrom } from '../../shared/stream.ts'
import type { Grounding } from './grounding.ts'
import { quote } from './quote.ts'

/**
 * The built-in model, made for one question: needs no key and no network, and says nothing of its own. It quotes the
 * sections that the question is grounded in, and says so when they do not answer it.
 */
export const createQuotingModel = (grounding: Grounding): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'docs-assistant',
  modelId: 'quote',
  supportedUrls: {},
  async doGenerate() {
    const text = quote(grounding)
    return { content: [{ type: 'text', text }], finishReason, usage: usageOf(text), warnings: [] }
  },
  async doStream({ abortSignal }) {
    return { stream: streamFrom(stream(quote(grounding), abortSignal)) }
  }
})

/** Milliseconds of writing in one turn of the event loop. */
const slice = 1

const finishReason = { unified: 'stop', raw: 'stop' } as const

async function* stream(text: string, signal: AbortSignal | undefined): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: 'quote' }
  let turn = Number.NEGATIVE_INFINITY
  for (const [delta] of text.matchAll(/(?:\S+\s*){1,12}/g)) {
    // Whatever else goes on has its turn between them, and a reader can stop; but a turn may be long where many ask.
    if (performance.now() - turn >= slice) {
      await nextTurn(undefined, { signal })
      turn = performance.now()
    }
    yield { type: 'text-delta', id: 'quote', delta }
  }
  yield { type: 'text-end', id: 'quote' }
  yield { type: 'finish', finishReason, usage: usageOf(text) }
}

/** A quote costs no tokens; the characters are counted so that logs say something. */
const usageOf = (text: string) => ({
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: Math.ceil(text.length / 4), text: undefined, reasoning: undefined }
})
