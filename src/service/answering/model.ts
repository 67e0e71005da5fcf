import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../contract.ts'
import { credentialsIn } from '../masking/index.ts'
import type { ModelOrigin } from '../tracing/index.ts'
import { lengthFactor } from './budget.ts'
import { type ContextRoom, createContextRoom } from './context-room.ts'
import { createModelFetch } from './model-fetch.ts'
import { withReasoning } from './reasoning.ts'
import { withoutSecrets } from './secrets.ts'
import { withStreamErrors } from './stream-errors.ts'

/** The model that answers questions. Without one, answers quote the docs. */
export interface AnsweringModel {
  language: LanguageModelV4
  origin: ModelOrigin
  settings: ModelSettings
  room: ContextRoom
}

/** The owner’s settings for the model. */
export type ModelSettings = Pick<ModelConfig, 'instructions' | 'maxTokens' | 'temperature'>

/** The configured model. */
export const createModel = (config: ModelConfig): AnsweringModel => {
  const { instructions, temperature } = config
  // Named by the protocol of its server, whoever made the model.
  const origin = { provider: 'openai', url: config.url }
  return {
    language: withReasoning(createLanguageModel(config)),
    origin,
    settings: { instructions, maxTokens: tokensIn(config), temperature },
    room: createContextRoom()
  }
}

/** The address before `/chat/completions`, which an owner may have copied too, and the query, in which Azure has its version. */
const placeOf = (address: string) => {
  const url = new URL(address)
  const queryParams = Object.fromEntries(url.searchParams)
  url.search = ''
  return { baseURL: url.href.replace(/\/(?:chat\/completions\/?)?$/, ''), queryParams }
}

/** The tokens of an answer, which an owner may have named in the body. */
const tokensIn = ({ body = {}, maxTokens }: ModelConfig): number | undefined =>
  [body.max_completion_tokens, body.max_tokens, maxTokens].find(tokens => typeof tokens === 'number')

/** Creates the configured model, with all keys that its server is sent redacted from its output. */
export const createLanguageModel = (config: ModelConfig): LanguageModelV4 => {
  const { url, name, key, headers = {}, body = {}, maxTokens } = config
  const limit = 'max_completion_tokens' in body ? 'max_completion_tokens' : 'max_tokens'
  const isAuthorized = Object.keys(headers).some(header => header.toLowerCase() === 'authorization')
  const provider = createOpenAICompatible({
    name: 'configured',
    ...placeOf(url),
    includeUsage: true,
    headers,
    // Some servers refuse a request without a key but accept any key.
    ...(!isAuthorized && { apiKey: key || 'no-key' }),
    // A small context, and a search query, have fewer tokens than the body says, unless it takes the limit away.
    transformRequestBody: ({ max_tokens, ...args }) => ({
      ...args,
      ...body,
      ...(body[limit] !== null && { [limit]: max_tokens ?? body[limit] })
    }),
    fetch: createModelFetch(lengthFactor(maxTokens))
  })
  return withoutSecrets(withStreamErrors(provider(name)), [key ?? '', ...credentialsIn(headers)])
}
