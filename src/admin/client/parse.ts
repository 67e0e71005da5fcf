import type { AgentJob, FeedbackEntry, FeedbackPage } from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { AdminError } from '../http/errors.ts'

/** A page of the export. Entries are kept whole, whatever fields and sources they have; only the id is required. */
export const parseFeedbackPage = (json: unknown): FeedbackPage => {
  const { feedback, nextCursor = null, hasMore } = asObject(json, 'The answer')
  if (!Array.isArray(feedback)) throw malformed('feedback is no list')
  if (nextCursor !== null && typeof nextCursor !== 'string') throw malformed('nextCursor is no text')
  if (typeof hasMore !== 'boolean') throw malformed('hasMore is neither true nor false')
  return { feedback: feedback.map(parseEntry), nextCursor: nextCursor || null, hasMore }
}

const parseEntry = (json: unknown, index: number): FeedbackEntry => {
  const entry = asObject(json, `feedback[${index}]`)
  if (typeof entry.id !== 'string' || entry.id === '') throw malformed(`feedback[${index}] has no id`)
  for (const field of ['path', 'comment', 'createdAt']) {
    const value = entry[field] ?? null
    if (value !== null && typeof value !== 'string') throw malformed(`feedback[${index}].${field} is no text`)
  }
  // The loop has checked that the three fields are texts, null or absent.
  return { id: entry.id, path: null, comment: null, createdAt: null, ...entry } as FeedbackEntry
}

/** A job. A status that the interface does not name is kept; no wait ends at it. */
export const parseJob = (json: unknown): AgentJob => {
  const job = asObject(json, 'The job')
  const { id, status, prLink = null } = job
  if (typeof id !== 'string' || id === '') throw malformed('the job has no id')
  if (typeof status !== 'string' || status === '') throw malformed('the job has no status')
  if (prLink !== null && typeof prLink !== 'string') throw malformed('prLink is no text')
  const source = { repository: '', ref: null, ...asObject(job.source ?? {}, 'source') }
  // The other fields are only shown; where a platform leaves one out, it reads as the interface’s “none”.
  return { model: '', createdAt: '', archivedAt: null, ...job, prLink, source } as AgentJob
}

const asObject = (json: unknown, name: string): Record<string, unknown> => {
  if (isObject(json)) return json
  throw malformed(`${name} is no object`)
}

const malformed = (what: string) => new AdminError('malformed_answer', `The service’s answer cannot be read: ${what}.`)
