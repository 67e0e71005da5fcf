import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../contract.ts'
import type { Grounding } from './grounding.ts'
import { type OutcomeOf, outcomeOfModel, outcomeOfQuote } from './outcome.ts'
import { createQuotingModel } from './quoting-model.ts'

/** What answers questions: a model for each question, because the built-in one quotes that question’s sources. */
export interface AnsweringModel {
  forQuestion: (grounding: Grounding) => LanguageModelV4
  /** Whether it says nothing but what the sources say. */
  onlyQuotes: boolean
  outcomeOf: OutcomeOf
}

/** The configured model, or the built-in one that quotes. */
export const createModel = (config: ModelConfig | undefined): AnsweringModel => {
  if (!config) return { forQuestion: createQuotingModel, onlyQuotes: true, outcomeOf: outcomeOfQuote }
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: config.url,
    includeUsage: true,
    ...(config.key && { apiKey: config.key })
  })
  const model = provider(config.name)
  return { forQuestion: () => model, onlyQuotes: false, outcomeOf: outcomeOfModel }
}
