import * as v from 'valibot'
import { outcomes } from '../../../protocol/index.ts'
import { jobWork } from '../feedback/schema.ts'
import { listQuery } from '../lists/index.ts'

const { dateFrom, dateTo, limit } = listQuery

export const gapsQuery = v.object({ dateFrom, dateTo, limit })

const count = v.number()

export const gapList = v.object({
  gaps: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      count,
      questions: v.array(v.string()),
      outcomes: v.object(v.entriesFromList(outcomes, count)),
      pages: v.array(v.string()),
      files: v.array(v.string()),
      job: v.nullable(jobWork),
      firstAt: v.pipe(v.string(), v.isoTimestamp()),
      lastAt: v.pipe(v.string(), v.isoTimestamp()),
      trend: v.object({ before: count, recent: count })
    })
  ),
  resolved: v.array(
    v.object({
      jobId: v.string(),
      title: v.nullable(v.string()),
      count,
      prLink: v.nullable(v.string()),
      resolvedAt: v.pipe(v.string(), v.isoTimestamp())
    })
  )
})
