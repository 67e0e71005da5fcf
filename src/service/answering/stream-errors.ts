import {
  type LanguageModelV4,
  type LanguageModelV4Prompt,
  type LanguageModelV4StreamPart,
  TypeValidationError
} from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { isObject } from '../../shared/objects.ts'
import { errorIn, streamedModelError } from './model-error.ts'

/** Wraps a model so that an error which its server sends in the stream becomes a `ModelError` with the server’s message. */
export const withStreamErrors = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapStream({ doStream, params }) {
        const { stream, ...result } = await doStream()
        let hasBegun = false
        const converted = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
          transform(part, controller) {
            if (part.type === 'text-delta' || part.type === 'reasoning-delta') hasBegun = true
            const event = part.type === 'error' ? errorEventOf(part.error) : undefined
            if (!event) return controller.enqueue(part)
            controller.enqueue({ type: 'error', error: streamedModelError(event, hasBegun, textsIn(params.prompt)) })
          }
        })
        return { ...result, stream: stream.pipeThrough(converted) }
      }
    }
  })

/**
 * The error that a server sent; `undefined` for a broken event, and for any other error. Of an event in OpenAI’s form the
 * AI SDK gives the error, of any other the whole event.
 */
const errorEventOf = (error: unknown): Record<string, unknown> | undefined => {
  if (!(error instanceof Error)) return isObject(error) ? { error } : undefined
  const event = TypeValidationError.isInstance(error) ? error.value : undefined
  return errorIn(event)
}

const textsIn = (prompt: LanguageModelV4Prompt): string[] =>
  prompt.flatMap(({ content }) =>
    typeof content === 'string' ? content : content.flatMap(part => ('text' in part ? part.text : []))
  )
