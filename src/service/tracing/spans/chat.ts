import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4ResponseMetadata,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage
} from '@ai-sdk/provider'
import { type Attributes, type Context, SpanKind } from '@opentelemetry/api'
import { wrapLanguageModel } from 'ai'
import { streamFrom } from '../../../shared/stream.ts'
import type { ModelOrigin } from '../contract.ts'
import { fail, type StepTools } from './tools.ts'

type Finish = Pick<Extract<LanguageModelV4StreamPart, { type: 'finish' }>, 'finishReason' | 'usage'>

/** Measures one call of a model. */
interface Call {
  says: () => void
  responds: (response: LanguageModelV4ResponseMetadata) => void
  finishes: (finish: Finish) => void
  fails: (error: unknown) => void
  ends: () => void
}

/** Wraps a model so that each call is a span, without the input and the output of the model. */
export const followedModel = (
  model: LanguageModelV4,
  origin: ModelOrigin,
  within: Context,
  tools: StepTools
): LanguageModelV4 => {
  const begin = (options: LanguageModelV4CallOptions, isStreamed: boolean) =>
    beginCall(model.modelId, origin, { options, isStreamed }, within, tools)
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapGenerate({ doGenerate, params }) {
        const call = begin(params, false)
        try {
          const result = await doGenerate()
          if (result.response) call.responds(result.response)
          call.finishes(result)
          return result
        } catch (error) {
          call.fails(error)
          throw error
        } finally {
          call.ends()
        }
      },
      async wrapStream({ doStream, params }) {
        const call = begin(params, true)
        try {
          const result = await doStream()
          return { ...result, stream: streamFrom(followed(result.stream, call)) }
        } catch (error) {
          call.fails(error)
          call.ends()
          throw error
        }
      }
    }
  })
}

async function* followed(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  call: Call
): AsyncGenerator<LanguageModelV4StreamPart> {
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') call.says()
      else if (part.type === 'response-metadata') call.responds(part)
      else if (part.type === 'finish') call.finishes(part)
      else if (part.type === 'error') call.fails(part.error)
      yield part
    }
  } catch (error) {
    call.fails(error)
    throw error
  } finally {
    call.ends()
  }
}

interface Asked {
  options: LanguageModelV4CallOptions
  isStreamed: boolean
}

const beginCall = (
  name: string,
  origin: ModelOrigin,
  { options, isStreamed }: Asked,
  within: Context,
  { tracer, mask }: StepTools
): Call => {
  const began = performance.now()
  const span = tracer.startSpan(
    `chat ${name}`,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': origin.provider,
        'gen_ai.request.model': name,
        'gen_ai.request.stream': isStreamed,
        'gen_ai.request.max_tokens': options.maxOutputTokens,
        'gen_ai.request.temperature': options.temperature,
        ...serverOf(origin.url)
      }
    },
    within
  )
  let hasSaid = false
  return {
    says() {
      if (!hasSaid) span.setAttribute('gen_ai.response.time_to_first_chunk', (performance.now() - began) / 1000)
      hasSaid = true
    },
    responds({ id, modelId }) {
      // Masked, because a server may send anything here, also a key that it was sent.
      if (id) span.setAttribute('gen_ai.response.id', mask(id))
      if (modelId) span.setAttribute('gen_ai.response.model', mask(modelId))
    },
    finishes({ finishReason, usage }) {
      span.setAttribute('gen_ai.response.finish_reasons', [finishReason.unified])
      span.setAttributes(tokensOf(usage))
    },
    fails(error) {
      const type = errorType(error, options.abortSignal)
      if (type) fail(span, type)
    },
    ends: () => span.end()
  }
}

const serverOf = (url: string): Attributes => {
  const { protocol, hostname, port } = new URL(url)
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'https:' ? 443 : 80) }
}

const tokensOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): Attributes => ({
  'gen_ai.usage.input_tokens': inputTokens.total,
  'gen_ai.usage.output_tokens': outputTokens.total,
  'gen_ai.usage.cache_read.input_tokens': inputTokens.cacheRead,
  'gen_ai.usage.reasoning.output_tokens': outputTokens.reasoning
})

/** The HTTP status of an error, else its name; `undefined` where the reader has stopped the call. */
const errorType = (error: unknown, signal: AbortSignal | undefined): string | undefined => {
  if (signal?.aborted) return signal.reason?.name === 'AbortError' ? undefined : signal.reason?.name
  if (APICallError.isInstance(error) && error.statusCode) return `${error.statusCode}`
  return error instanceof Error ? error.name : '_OTHER'
}
