import * as v from 'valibot'
import { questionEntry } from '../questions/schema.ts'

const moment = v.pipe(v.string(), v.isoTimestamp())

export const keptThread = v.object({
  threadId: v.string(),
  fp: v.string(),
  createdAt: moment,
  updatedAt: moment,
  messages: v.array(
    v.object({
      id: v.string(),
      role: v.picklist(['user', 'assistant', 'system']),
      parts: v.array(v.object({ type: v.literal('text'), text: v.string() }))
    })
  ),
  questions: v.array(questionEntry)
})

export const deletedRows = v.object({
  deleted: v.object({ threads: v.number(), questions: v.number(), feedback: v.number() })
})
