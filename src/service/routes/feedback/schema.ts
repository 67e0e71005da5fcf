import * as v from 'valibot'
import { feedbackSources, feedbackStatuses } from '../../../protocol/index.ts'
import { listQuery, namesOf } from '../lists/index.ts'

/** Most characters (code points) of each text. */
const bounds = {
  path: 2_000,
  fp: 500,
  comment: 5_000,
  contact: 254,
  code: 20_000,
  filename: 500,
  lang: 100,
  threadId: 200,
  messageId: 200,
  submissionId: 200
}

/** Most bytes of a body with every text at its limit. A character can be two escapes of six bytes each. */
export const maxBody = 12 * Object.values(bounds).reduce((sum, bound) => sum + bound) + 1_000

const text = (name: keyof typeof bounds) =>
  v.pipe(v.string(), v.maxCodePoints(bounds[name], `must be at most ${bounds[name]} characters`))
const named = (name: keyof typeof bounds) => v.pipe(text(name), v.nonEmpty('must not be empty'))
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema)

/** An address of the form local@domain.tld. Not stricter, because an entry is worth more than a valid address. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxCodePoints(bounds.contact, `must be at most ${bounds.contact} characters`),
  v.regex(/^([^\s@]+@[^\s@]+\.[^\s@.]+)?$/, 'must be an email address')
)

/** The path of a page, which a docs team opens in a spreadsheet or a browser: one line, and no script or file address. */
const pagePath = v.pipe(
  named('path'),
  v.check(path => !/[\p{Cc}\u2028\u2029]/u.test(path), 'must be one line without control characters'),
  v.check(path => !/^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(path), 'must be the path of a page')
)

interface About {
  threadId?: string | null | undefined
  messageId?: string | null | undefined
  submissionId?: string | null | undefined
}

/** Whether it identifies what it is about, so that it can change an earlier entry: an answer, or an id of the client. */
const namesJudgement = ({ threadId, messageId, submissionId }: About) =>
  Boolean(submissionId || (threadId && messageId))

/** What a reader sends (`docs/service.md`, “Feedback”). */
export const feedbackBody = v.pipe(
  v.object({
    source: v.picklist(feedbackSources),
    path: pagePath,
    fp: named('fp'),
    helpful: optional(v.boolean()),
    comment: optional(text('comment')),
    contact: optional(address),
    code: optional(text('code')),
    filename: optional(text('filename')),
    lang: optional(text('lang')),
    threadId: optional(text('threadId')),
    messageId: optional(text('messageId')),
    submissionId: optional(text('submissionId'))
  }),
  v.forward(
    v.check(
      ({ source, helpful, ...about }) =>
        source !== 'contextual' || typeof helpful === 'boolean' || (helpful === null && namesJudgement(about)),
      'is required for a page rating; null takes one back that threadId and messageId, or submissionId, name'
    ),
    ['helpful']
  ),
  v.forward(
    v.check(({ source, code }) => source !== 'code_snippet' || Boolean(code), 'is required for feedback on code'),
    ['code']
  )
)

export const feedbackQuery = v.object({
  ...listQuery,
  source: v.optional(v.picklist(feedbackSources)),
  status: v.optional(namesOf(feedbackStatuses, 'One status, or several with commas between them.'))
})

/** The job that works on a question, or the last one that did. */
export const jobWork = v.object({
  state: v.picklist(['in_progress', 'resolved', 'released']),
  jobId: v.string(),
  prLink: v.nullable(v.string())
})

export const feedbackEntry = v.object({
  id: v.string(),
  path: v.string(),
  comment: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  source: v.picklist(feedbackSources),
  status: v.picklist(feedbackStatuses),
  helpful: v.nullish(v.boolean()),
  contact: v.nullish(v.string()),
  code: v.nullish(v.string()),
  filename: v.nullish(v.string()),
  lang: v.nullish(v.string()),
  threadId: v.optional(v.string()),
  messageId: v.optional(v.string()),
  job: v.optional(jobWork)
})

export const feedbackList = v.object({
  feedback: v.array(feedbackEntry),
  nextCursor: v.nullable(v.string()),
  hasMore: v.boolean()
})

export const statusBody = v.object({ status: v.picklist(feedbackStatuses) })
export const created = v.object({ id: v.string() })
