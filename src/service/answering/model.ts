import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../contract.ts'
import { createQuotingModel } from './quoting-model.ts'

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
