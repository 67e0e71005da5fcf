import * as v from 'valibot'
import { limits } from '../../protocol/index.ts'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const named = (max: number) => v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(max))

const { min, max, default: pageSize } = limits.retrievalPageSize

/** Parts that are no text (reasoning, files, tools) may come back from a client; they are let be. */
const part = v.looseObject({ type: named(100), text: v.optional(text(100_000)) })

const message = v.object({
  id: v.optional(text(200), ''),
  role: v.picklist(['user', 'assistant', 'system']),
  parts: v.pipe(v.array(part), v.maxLength(1_000))
})

const contextItem = v.object({
  type: v.picklist(['code', 'textSelection']),
  value: text(100_000),
  path: v.optional(text(2_000)),
  elementId: v.optional(text(500))
})

export const assistantRequest = v.object({
  fp: named(500),
  messages: v.pipe(v.array(message), v.nonEmpty('needs at least one message'), v.maxLength(1_000)),
  threadId: v.nullish(named(100)),
  retrievalPageSize: v.optional(
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(min), v.maxValue(max)),
    pageSize
  ),
  filter: v.nullish(v.record(v.string(), v.unknown())),
  context: v.optional(v.pipe(v.array(contextItem), v.maxLength(50)), []),
  currentPath: v.optional(
    v.pipe(
      v.string(),
      v.check(path => [...path].length <= limits.currentPath, `must be at most ${limits.currentPath} characters`)
    )
  )
})

export type AssistantInput = v.InferOutput<typeof assistantRequest>
