import * as v from 'valibot'
import { outcomes, type Subject } from '../../../protocol/index.ts'
import { feedbackEntry } from '../feedback/schema.ts'
import { listQuery } from '../lists/index.ts'
import { questionEntry } from '../questions/schema.ts'

const moment = v.pipe(v.string(), v.isoTimestamp())

const messages = v.array(
  v.object({
    id: v.string(),
    role: v.picklist(['user', 'assistant', 'system']),
    parts: v.array(v.object({ type: v.literal('text'), text: v.string() }))
  })
)

export const keptThread = v.object({
  threadId: v.string(),
  fp: v.string(),
  createdAt: moment,
  updatedAt: moment,
  messages,
  questions: v.array(questionEntry)
})

const { limit, cursor } = listQuery

export const pageQuery = v.object({ limit, cursor })

const given = (description: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.description(description)))

/** Exactly one of these is required, because an empty query must not mean everybody. */
const subject = {
  threadId: given('All that belongs to this conversation.'),
  contact: given('Feedback with this address, and the conversations that it is about.')
}

const isOne = (threadId: string | undefined, contact: string | undefined) =>
  (threadId === undefined) !== (contact === undefined)

const oneOnly = 'Name one of threadId and contact; what is kept of a fingerprint is at …/readers/{fp}.'

export const subjectPageQuery = v.pipe(
  v.object({ ...subject, limit, cursor }),
  v.check(({ threadId, contact }) => isOne(threadId, contact), oneOnly)
)

export const subjectQuery = v.pipe(
  v.object(subject),
  v.check(({ threadId, contact }) => isOne(threadId, contact), oneOnly)
)

export const subjectOf = ({ threadId, contact = '' }: v.InferOutput<typeof subjectQuery>): Subject =>
  threadId === undefined ? { contact } : { threadId }

const ofReader = { id: v.string(), fp: v.string(), threadId: v.nullable(v.string()), createdAt: moment }
const { question, answer, sources, path, language } = questionEntry.entries

export const readerRecords = v.object({
  records: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('conversation'), ...ofReader, updatedAt: moment, messages }),
      v.object({
        kind: v.literal('question'),
        ...ofReader,
        question,
        answer,
        outcome: v.picklist(outcomes),
        sources,
        path,
        language
      }),
      v.object({ ...feedbackEntry.entries, kind: v.literal('feedback'), ...ofReader })
    ])
  ),
  nextCursor: v.nullable(v.string()),
  hasMore: v.boolean()
})

const count = v.number()

export const deletion = v.object({
  deleted: v.object({ threads: count, questions: count, feedback: count, jobTexts: count }),
  erased: v.pipe(v.boolean(), v.description('Whether no file of the service holds any of it any more.'))
})
