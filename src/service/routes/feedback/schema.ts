import * as v from 'valibot'
import { limits } from '../../../protocol/index.ts'
import { feedbackSources, feedbackStatuses } from '../../store/index.ts'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const named = (max: number) => v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(max))
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema)

/** What a reader sends (`docs/service.md`, “Feedback”). */
export const feedbackBody = v.pipe(
  v.object({
    source: v.picklist(feedbackSources),
    path: named(2_000),
    fp: named(500),
    helpful: optional(v.boolean()),
    comment: optional(text(5_000)),
    contact: optional(
      v.union([v.literal(''), v.pipe(v.string(), v.maxLength(254), v.email('must be an email address'))])
    ),
    code: optional(text(20_000)),
    filename: optional(text(500)),
    lang: optional(text(100)),
    threadId: optional(text(200)),
    messageId: optional(text(200))
  }),
  v.forward(
    v.check(
      ({ source, helpful }) => source !== 'contextual' || typeof helpful === 'boolean',
      'is required for a page rating'
    ),
    ['helpful']
  ),
  v.forward(
    v.check(({ source, code }) => source !== 'code_snippet' || Boolean(code), 'is required for feedback on code'),
    ['code']
  )
)

/** A date, or a date and time; a date alone is midnight in UTC. */
const moment = v.pipe(
  v.string(),
  v.check(
    value => isoPattern.test(value) && !Number.isNaN(Date.parse(value)) && isRealDay(value),
    'must be a date (YYYY-MM-DD) or an ISO 8601 date and time'
  ),
  v.transform(value =>
    new Date(value.includes('T') && !/(Z|[+-]\d\d:?\d\d)$/i.test(value) ? `${value}Z` : value).toISOString()
  )
)
const isoPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** `Date` takes February 30th for March 2nd. */
const isRealDay = (value: string): boolean => {
  const day = value.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

const { min, max, default: pageSize } = limits.feedbackPage
const range = `must be a whole number from ${min} to ${max}`

export const feedbackQuery = v.object({
  dateFrom: v.optional(moment),
  dateTo: v.optional(moment),
  source: v.optional(v.picklist(feedbackSources)),
  status: v.optional(
    v.pipe(
      v.string(),
      v.transform(list => list.split(',').map(status => status.trim())),
      v.array(v.picklist(feedbackStatuses))
    )
  ),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, range),
      v.transform(Number),
      v.minValue(min, range),
      v.maxValue(max, range)
    ),
    String(pageSize)
  ),
  cursor: v.optional(v.string())
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
  messageId: v.optional(v.string())
})

export const feedbackList = v.object({
  feedback: v.array(feedbackEntry),
  nextCursor: v.nullable(v.string()),
  hasMore: v.boolean()
})

export const statusBody = v.object({ status: v.picklist(feedbackStatuses) })
export const created = v.object({ id: v.string() })
