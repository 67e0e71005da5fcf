import * as v from 'valibot'
import { jobStatuses, limits } from '../../../protocol/index.ts'
import { listQuery, namesOf } from '../lists/index.ts'

export const promptBody = v.object({
  prompt: v.pipe(v.string(), v.minLength(limits.prompt.min, 'must not be empty'), v.maxLength(50_000))
})

/** Most questions, and most entries of feedback, that one job may be about. */
const maxTargets = 1_000

const ids = (what: string) =>
  v.optional(
    v.pipe(
      v.array(v.string()),
      v.maxLength(maxTargets, `must be at most ${maxTargets}`),
      v.description(`Ids of ${what} that the job is about: no other job gets them while it is open.`)
    ),
    []
  )

export const jobBody = v.object({
  ...promptBody.entries,
  title: v.optional(v.pipe(v.string(), v.maxLength(500), v.description('What it is about, for lists and reports.'))),
  questions: ids('questions'),
  feedback: ids('entries of feedback')
})

/** An agent job (`docs/api.md`, “Agent job”); `summary` is its result, `error` the reason of its failure. */
export const job = v.object({
  id: v.string(),
  status: v.picklist(jobStatuses),
  source: v.object({ repository: v.string(), ref: v.nullable(v.string()) }),
  model: v.string(),
  prLink: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  archivedAt: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  error: v.nullable(v.string()),
  title: v.nullable(v.string()),
  mergedAt: v.nullable(v.string())
})

export const jobsQuery = v.object({
  ...listQuery,
  status: v.optional(namesOf(jobStatuses, 'How far the job is; several with commas between them.'))
})

export const jobList = v.object({ jobs: v.array(job), nextCursor: v.nullable(v.string()), hasMore: v.boolean() })

export const logQuery = v.object({
  after: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d{1,15}$/, 'must be the id of a line'),
    v.transform(Number),
    v.metadata({ schema: { type: 'integer', description: 'Lines behind this one only.' } })
  )
})

export const jobLog = v.object({
  log: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(['step', 'output']),
      text: v.string(),
      createdAt: v.pipe(v.string(), v.isoTimestamp())
    })
  ),
  hasMore: v.boolean()
})

export const jobDiff = v.object({ diff: v.nullable(v.string()) })
