import * as v from 'valibot'
import { jobStatuses, limits } from '../../../protocol/index.ts'

export const promptBody = v.object({
  prompt: v.pipe(v.string(), v.minLength(limits.prompt.min, 'must not be empty'), v.maxLength(50_000))
})

/** An agent job (`docs/api.md`, “Agent job”); `error` says why a job failed. */
export const job = v.object({
  id: v.string(),
  status: v.picklist(jobStatuses),
  source: v.object({ repository: v.string(), ref: v.nullable(v.string()) }),
  model: v.string(),
  prLink: v.nullable(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  archivedAt: v.nullable(v.string()),
  error: v.nullable(v.string())
})
