import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Grounding } from './grounding.ts'
import { quote } from './quote.ts'
import { streamFrom } from './stream.ts'

/** Under this name the grounding of a question travels to the model, beside the prompt. */
export const groundingKey = 'docsAssistant'

/**
 * The built-in model: needs no key and no network, and says nothing of its own. It quotes the sections that a
 * question is grounded in, and says so when they do not answer it.
 */
export const createQuotingModel = (): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider,
  modelId: 'quote',
  supportedUrls: {},
  async doGenerate(options) {
    const text = quote(groundingFrom(options))
    return { content: [{ type: 'text', text }], finishReason, usage: usageOf(text), warnings: [] }
  },
  async doStream(options) {
    return { stream: streamFrom(stream(options)) }
  }
})

/** Whether a model is the built-in one. */
export const onlyQuotes = (model: LanguageModelV4): boolean => model.provider === provider

const provider = 'docs-assistant'

const finishReason = { unified: 'stop', raw: 'stop' } as const

async function* stream(options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
  const text = quote(groundingFrom(options))
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: 'quote' }
  for (const delta of text.match(/\s*(?:\S+\s*){1,4}/g) ?? []) {
    // One turn of the event loop for each delta: so deltas leave one by one, and a reader can stop between them.
    await nextTurn(undefined, { signal: options.abortSignal })
    yield { type: 'text-delta', id: 'quote', delta }
  }
  yield { type: 'text-end', id: 'quote' }
  yield { type: 'finish', finishReason, usage: usageOf(text) }
}

// The service itself put it there, one call above: `answer.ts`.
const groundingFrom = ({ providerOptions }: LanguageModelV4CallOptions): Grounding =>
  providerOptions?.[groundingKey] as unknown as Grounding

/** A quote costs no tokens; the characters are counted so that logs say something. */
const usageOf = (text: string) => ({
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: Math.ceil(text.length / 4), text: undefined, reasoning: undefined }
})
