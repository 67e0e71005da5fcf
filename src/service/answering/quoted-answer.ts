import { streamFrom } from '../../shared/stream.ts'
import type { AnswerRequest, StartedAnswer } from './answer.ts'
import type { AnswerPart } from './contract.ts'
import { outcomeOfQuote } from './outcome.ts'
import { quote } from './quote.ts'

/**
 * Answers where no model is configured: quotes the sections that the search found, or says that they do not answer the
 * question. It needs no key and no network and invents nothing. The answer is complete and stored when this returns.
 */
export const startQuotedAnswer = async ({
  grounding,
  limits: { silence },
  keep,
  settle
}: Pick<AnswerRequest, 'grounding' | 'limits' | 'keep' | 'settle'>): Promise<StartedAnswer> => {
  const text = quote(grounding)
  const outcome = outcomeOfQuote(grounding)
  await keep(text)
  await settle({ text, outcome, urls: [], modelFailed: false })
  return { parts: streamFrom(partsOf(text)), abandon() {}, silence, outcome: () => outcome }
}

const id = 'quote'

/** The text as the parts that the AI SDK streams for a model’s answer. */
async function* partsOf(text: string): AsyncGenerator<AnswerPart> {
  const usage = usageOf(text)
  const finish = { finishReason: 'stop', rawFinishReason: 'stop' } as const
  yield { type: 'start-step', request: {}, warnings: [] }
  yield { type: 'text-start', id }
  // One delta for each passage. The text is complete, so smaller pieces would only cost time.
  for (const passage of text.split(/(?<=\n\n)(?!\n)/)) yield { type: 'text-delta', id, text: passage }
  yield { type: 'text-end', id }
  yield { type: 'finish-step', ...finish, ...unasked, usage }
  yield { type: 'finish', ...finish, totalUsage: usage }
}

/** The metadata that the AI SDK has about a called model. */
const unasked = {
  response: { id, modelId: id, timestamp: new Date(0) },
  providerMetadata: undefined,
  performance: {
    effectiveOutputTokensPerSecond: 0,
    outputTokensPerSecond: undefined,
    inputTokensPerSecond: undefined,
    effectiveTotalTokensPerSecond: 0,
    stepTimeMs: 0,
    responseTimeMs: 0,
    toolExecutionMs: {},
    timeToFirstOutputMs: undefined
  }
}

/** An estimate by characters, because clients show usage; a quote uses no tokens. */
const usageOf = (text: string) => {
  const tokens = Math.ceil(text.length / 4)
  return {
    inputTokens: 0,
    inputTokenDetails: { noCacheTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    outputTokens: tokens,
    outputTokenDetails: { textTokens: tokens, reasoningTokens: 0 },
    totalTokens: tokens
  }
}
