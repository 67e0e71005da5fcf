import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { createQuotingModel } from './quoting-model.ts'

/** A server that speaks the OpenAI chat protocol. */
export interface ModelConfig {
  /** Its base URL, ending before `/chat/completions`. */
  url: string
  name: string
  key: string | undefined
}

/** The model that answers: the configured one, or the built-in one that quotes. */
export const createModel = (config: ModelConfig | undefined): LanguageModelV4 => {
  if (!config) return createQuotingModel()
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: config.url,
    includeUsage: true,
    ...(config.key && { apiKey: config.key })
  })
  return provider(config.name)
}
