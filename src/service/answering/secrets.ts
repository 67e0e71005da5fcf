import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { withoutSecrets as redacted } from '../masking/index.ts'

/** Shortest secret that is redacted: a shorter one is no key, and occurs in many words. */
const minLength = 8

/**
 * Wraps a model to redact the keys that its server is sent, because a broken or hostile server echoes them in an answer,
 * in reasoning or in a search query.
 */
export const withoutSecrets = (model: LanguageModelV4, given: readonly string[]): LanguageModelV4 => {
  const secrets = given.filter(secret => secret.length >= minLength)
  if (secrets.length === 0) return model
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate()
        const content = result.content.map(part =>
          'text' in part ? { ...part, text: redacted(part.text, secrets) } : part
        )
        return { ...result, content }
      },
      async wrapStream({ doStream }) {
        const result = await doStream()
        return { ...result, stream: result.stream.pipeThrough(redaction(secrets)) }
      }
    }
  })
}

/** Buffers text that may be the beginning of a key, until the rest shows whether it is one. */
const redaction = (secrets: readonly string[]) => {
  let buffered: { type: 'text-delta' | 'reasoning-delta'; id: string; delta: string } | undefined
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      const isText = part.type === 'text-delta' || part.type === 'reasoning-delta'
      if (buffered && !(isText && part.type === buffered.type && part.id === buffered.id)) {
        controller.enqueue(buffered)
        buffered = undefined
      }
      if (!isText) return controller.enqueue(part)
      const text = redacted((buffered?.delta ?? '') + part.delta, secrets)
      const end = text.length - beginningOfSecret(text, secrets)
      const { type, id } = part
      buffered = end < text.length ? { type, id, delta: text.slice(end) } : undefined
      if (end) controller.enqueue({ ...part, delta: text.slice(0, end) })
    },
    flush: controller => buffered && controller.enqueue(buffered)
  })
}

/** Length of the end of a text that is the beginning of a key. */
const beginningOfSecret = (text: string, secrets: readonly string[]): number =>
  Math.max(
    ...secrets.map(secret => {
      let length = Math.min(secret.length - 1, text.length)
      while (!text.endsWith(secret.slice(0, length))) length--
      return length
    })
  )
