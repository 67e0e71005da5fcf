import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../contract.ts'
import type { ModelOrigin } from '../tracing/index.ts'
import type { Grounding } from './grounding.ts'
import { createModelFetch } from './model-fetch.ts'
import { createQuotingModel } from './quoting-model.ts'
import { type Review, type Reviewed, reviewModel, reviewQuote } from './review.ts'
import { withoutSecrets } from './secrets.ts'

/** What answers questions: a model for each question, because the built-in one quotes that question’s sources. */
export interface AnsweringModel {
  forQuestion: (grounding: Grounding) => LanguageModelV4
  /** Whether it says nothing but what the sources say. */
  onlyQuotes: boolean
  origin: ModelOrigin
  review: (reviewed: Reviewed) => Review
  settings: ModelSettings
}

/** What the owner of a documentation wants of its model; nothing for the built-in one. */
export type ModelSettings = Pick<ModelConfig, 'instructions' | 'maxTokens' | 'temperature'>

/** The configured model, or the built-in one that quotes. */
export const createModel = (config: ModelConfig | undefined): AnsweringModel => {
  if (!config) return quotingModel
  const { instructions, maxTokens, temperature } = config
  const model = createLanguageModel(config)
  const settings = { instructions, maxTokens, temperature }
  // By the protocol that its server speaks, whoever made the model.
  const origin = { provider: 'openai', url: config.url }
  return { forQuestion: () => model, onlyQuotes: false, origin, review: reviewModel, settings }
}

const quotingModel: AnsweringModel = {
  forQuestion: createQuotingModel,
  onlyQuotes: true,
  origin: { provider: 'docs-assistant' },
  review: reviewQuote,
  settings: {}
}

/** The configured model, whose words hold none of the keys that its server is sent. */
export const createLanguageModel = ({ url, name, key, headers = {}, body = {} }: ModelConfig): LanguageModelV4 => {
  const isAuthorized = Object.keys(headers).some(header => header.toLowerCase() === 'authorization')
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: url,
    includeUsage: true,
    headers,
    // Some servers refuse a request without a key, and then take any.
    ...(!isAuthorized && { apiKey: key || 'no-key' }),
    transformRequestBody: ({ max_tokens, ...args }) => ({
      ...args,
      ...(!('max_completion_tokens' in body) && { max_tokens }),
      ...body
    }),
    fetch: createModelFetch()
  })
  const secrets = [key ?? '', ...Object.values(headers).flatMap(value => [value, value.replace(/^\w+\s+/, '')])]
  return withoutSecrets(provider(name), secrets)
}
