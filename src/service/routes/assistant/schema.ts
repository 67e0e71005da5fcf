import * as v from 'valibot'
import { limits } from '../../../protocol/index.ts'
import { strictObject } from '../../validation/index.ts'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const named = (max: number) => v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(max))

const { min, max, default: pageSize } = limits.retrievalPageSize

/** A message part. Clients may send back other parts than text (reasoning, files, tools), which are ignored. */
const part = v.looseObject({ type: named(100), text: v.optional(text(100_000)) })

const role = v.picklist(['user', 'assistant', 'system'])

const message = v.object({
  id: v.nullish(text(200), ''),
  role,
  parts: v.pipe(v.array(part), v.maxLength(1_000))
})

/** A message of version 1, with its text in `content` and possibly again in `parts`. */
const messageV1 = v.object({
  id: v.nullish(text(200), ''),
  // Version 4 of the AI SDK has a fourth role, `data`, for messages that are not sent to a model.
  role: v.picklist([...role.options, 'data']),
  content: text(100_000),
  parts: v.optional(v.pipe(v.array(part), v.maxLength(1_000)), [])
})

/** A text that may be left out. Clients that send `null` for it mean the same. */
const optionalText = (max: number) => v.nullish(text(max), () => undefined)

const contextItem = v.object({
  type: v.picklist(['code', 'textSelection']),
  value: text(100_000),
  path: optionalText(2_000),
  elementId: optionalText(500)
})

const criterion = v.union([v.string(), v.number()], 'must be text or a number')

/** The criteria of a filter, compared with the front matter of pages. Unknown criteria are refused by name. */
const filter = strictObject({
  version: v.nullish(criterion),
  language: v.nullish(criterion),
  groups: v.nullish(v.array(criterion))
})

const question = {
  // Refuses lone surrogates, which the database would all store as the same character.
  fp: v.pipe(
    named(500),
    v.check(fp => !/\p{Surrogate}/u.test(fp), 'must be well-formed text')
  ),
  threadId: v.nullish(named(200)),
  retrievalPageSize: v.nullish(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(min),
      // The interface names no maximum, so that more is no mistake.
      v.transform(asked => Math.min(asked, max))
    ),
    pageSize
  ),
  filter: v.nullish(filter),
  context: v.nullish(v.pipe(v.array(contextItem), v.maxLength(50))),
  currentPath: v.nullish(
    v.pipe(v.string(), v.maxCodePoints(limits.currentPath, `must be at most ${limits.currentPath} characters`))
  )
}

const messages = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.nonEmpty('needs at least one message'), v.maxLength(1_000))

/** Body of version 2 (`docs/api.md`, “Assistant message, version 2”). */
export const questionBody = v.object({ ...question, messages: messages(message) })

/** Body of the deprecated version 1. */
export const questionBodyV1 = v.object({ ...question, messages: messages(messageV1) })

/** The query of a resumption: the number of events that the reader already has. */
export const resumeQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number)), '0')
})

export type QuestionBody = v.InferOutput<typeof questionBody>
export type QuestionBodyV1 = v.InferOutput<typeof questionBodyV1>
/** What is asked with in either version, beside the conversation. */
export type Asked = Omit<QuestionBody, 'messages'>
export type Filter = v.InferOutput<typeof filter>
