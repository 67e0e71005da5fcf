import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../contract.ts'
import type { ModelOrigin } from '../tracing/index.ts'
import { createModelFetch } from './model-fetch.ts'
import { withoutSecrets } from './secrets.ts'

/** The model that answers questions. Where there is none, they are answered with what the docs say. */
export interface AnsweringModel {
  language: LanguageModelV4
  origin: ModelOrigin
  settings: ModelSettings
}

/** What the owner of a documentation wants of its model. */
export type ModelSettings = Pick<ModelConfig, 'instructions' | 'maxTokens' | 'temperature'>

/** The configured model. */
export const createModel = (config: ModelConfig): AnsweringModel => {
  const { instructions, maxTokens, temperature } = config
  // By the protocol that its server speaks, whoever made the model.
  const origin = { provider: 'openai', url: config.url }
  return { language: createLanguageModel(config), origin, settings: { instructions, maxTokens, temperature } }
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
