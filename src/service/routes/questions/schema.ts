import * as v from 'valibot'
import { outcomes } from '../../../protocol/index.ts'
import { listQuery, namesOf } from '../lists/index.ts'

/** Most message ids of one request: enough for a page of feedback, and short enough for the address limits of proxies. */
const maxMessages = 100

export const questionsQuery = v.object({
  ...listQuery,
  outcome: v.optional(namesOf(outcomes, 'How the answer turned out; several with commas between them.')),
  helpful: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform(text => text === 'true'),
      v.metadata({ schema: { type: 'boolean', description: 'Only answers of which the reader said so.' } })
    )
  ),
  path: v.optional(v.pipe(v.string(), v.description('The page that the reader was on.'))),
  messageId: v.optional(
    v.pipe(
      v.string(),
      v.transform(list => list.split(',').map(id => id.trim())),
      v.array(v.pipe(v.string(), v.nonEmpty('must name messages'))),
      v.maxLength(maxMessages, `must name at most ${maxMessages} messages`),
      v.metadata({
        schema: { type: 'string', description: 'The message that answers; several with commas between them.' }
      })
    )
  )
})

export const questionEntry = v.object({
  id: v.string(),
  threadId: v.string(),
  messageId: v.string(),
  question: v.string(),
  answer: v.string(),
  outcome: v.picklist(outcomes),
  sources: v.array(v.object({ url: v.string(), title: v.string() })),
  path: v.nullable(v.string()),
  language: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  feedback: v.nullable(v.object({ id: v.string(), helpful: v.boolean(), comment: v.nullable(v.string()) }))
})

export const questionList = v.object({
  questions: v.array(questionEntry),
  nextCursor: v.nullable(v.string()),
  hasMore: v.boolean()
})
