import type { LanguageModelV4, LanguageModelV4Content, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { createThoughtReader, type ModelHabits, type Said } from './thoughts.ts'

/**
 * Wraps a model so that the thoughts which it writes into its text, before its answer, become reasoning. What its answers
 * and search queries show of how it writes them is remembered. The AI SDK’s own middleware would treat the tag as reasoning
 * anywhere, also where an answer writes about it.
 */
export const withReasoning = (model: LanguageModelV4): LanguageModelV4 => {
  const habits: ModelHabits = {}
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate()
        const isCut = result.finishReason.unified === 'length'
        const content = result.content.flatMap((part): LanguageModelV4Content[] => {
          if (part.type !== 'text') return [part]
          const reader = createThoughtReader(habits)
          return [...reader.push(part.text), ...reader.end(isCut)]
        })
        return { ...result, content }
      },
      async wrapStream({ doStream }) {
        const result = await doStream()
        return { ...result, stream: result.stream.pipeThrough(separation(habits)) }
      }
    }
  })
}

/** Separates thoughts from text. Starts a part only with its first words. */
const separation = (habits: ModelHabits) => {
  const reader = createThoughtReader(habits)
  /** Whether the model’s server separates them already. */
  let isSeparate = false
  let textId: string | undefined
  let open: { type: Said['type']; id: string } | undefined
  type Controller = TransformStreamDefaultController<LanguageModelV4StreamPart>
  const idOf = (type: Said['type']) => (type === 'text' && textId !== undefined ? textId : 'thoughts')
  const close = (controller: Controller) => {
    if (open) controller.enqueue({ type: `${open.type}-end`, id: open.id })
    open = undefined
  }
  const show = (controller: Controller, all: Said[]) => {
    for (const { type, text } of all) {
      const id = idOf(type)
      if (open?.type !== type || open.id !== id) {
        close(controller)
        controller.enqueue({ type: `${type}-start`, id })
        open = { type, id }
      }
      controller.enqueue({ type: `${type}-delta`, id, delta: text })
    }
  }
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      if (part.type === 'reasoning-start' && textId === undefined) isSeparate = true
      if (isSeparate) controller.enqueue(part)
      else if (part.type === 'text-start') textId = part.id
      else if (part.type === 'text-delta') show(controller, reader.push(part.delta))
      else if (part.type !== 'text-end') {
        // What was held back of a text is shown at the finish, behind the end of the text, and belongs to it.
        if (part.type === 'finish') {
          show(controller, reader.end(part.finishReason.unified === 'length'))
          close(controller)
        }
        controller.enqueue(part)
      }
    }
  })
}
