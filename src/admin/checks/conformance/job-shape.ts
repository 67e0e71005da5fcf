import { jobStatuses } from '../../../protocol/index.ts'
import { asObject, expects, isDateTime } from './check.ts'

export type Job = Record<string, unknown>

/** Section 2.1: the fields of a job, and which of them belong together. */
export const isJob = (job: Job): void => {
  const { id, status, source, model, prLink, createdAt, archivedAt } = job
  expects(typeof id === 'string' && id !== '', 'it has no id')
  expects(
    jobStatuses.some(known => known === status),
    `its status is ${status}`
  )
  const { repository, ref } = asObject(source, 'its source')
  expects(typeof repository === 'string', 'source.repository is no text')
  expects(ref === null || typeof ref === 'string', 'source.ref is no text')
  expects(typeof model === 'string', 'model is no text')
  expects(prLink === null || isWebAddress(prLink), `prLink is ${JSON.stringify(prLink)}, which is no address`)
  expects(status !== 'active' || prLink === null, 'it is active and has a prLink')
  expects(isDateTime(createdAt), 'createdAt is no date and time')
  expects(archivedAt === null || isDateTime(archivedAt), 'archivedAt is no date and time')
  expects(status !== 'archived' || archivedAt !== null, 'it is archived, and archivedAt is null')
  expects(status === 'archived' || archivedAt === null, `it is ${status}, and has an archivedAt`)
}

/** Checks the fields that a follow-up must not change. */
export const isSameJob = (job: Job, before: Job): void => {
  expects(job.id === before.id, `it is answered with another job, ${job.id}`)
  expects(job.createdAt === before.createdAt, `createdAt was ${before.createdAt} and is ${job.createdAt}`)
}

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
