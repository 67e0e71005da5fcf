import type { JobStatus } from '../../protocol/index.ts'
import type { Job } from '../contract.ts'
import type { Database } from './database.ts'
import { inTurn } from './dialect.ts'
import { newId } from './ids.ts'
import { createJobLeases, isFree, type JobLeases } from './job-leases.ts'
import { claimSubject, type JobSubject } from './job-subject.ts'
import { jobsInTurn } from './open-jobs.ts'
import { settledPlace } from './places.ts'
import { settleJob } from './settle-job.ts'
import type { JobRow } from './tables.ts'

interface NewJob {
  projectId: string
  repository: string
  ref: string | null
  model: string
  prompt: string
  /** The questions and feedback that it is about. */
  subject?: JobSubject | undefined
}

/** A waiting message. */
export interface WaitingMessage {
  sequence: number
  jobId: string
  projectId: string
  prompt: string
  /** The job’s pull request so far. */
  prLink: string | null
}

export interface JobOutcome {
  status: 'completed' | 'failed'
  /** The pull request that was opened; `null` keeps the one the job has. */
  prLink: string | null
  error: string | null
  /** The result in a sentence. */
  summary: string | null
  /** All changes of the job; `null` keeps the earlier diff. */
  diff: string | null
}

interface JobQuery {
  /** Inclusive and exclusive, as ISO 8601 in UTC. */
  from?: string | undefined
  to?: string | undefined
  statuses?: JobStatus[] | undefined
  limit: number
  /** Only jobs after this place. */
  after: number
}

export interface JobStore extends JobLeases {
  /** Throws `SubjectTaken` where another job works on the subject, or too many jobs are open. */
  create: (job: NewJob) => Promise<Job>
  read: (projectId: string, id: string) => Promise<Job | undefined>
  /** Oldest first, so that new jobs do not move others. `next` is the place of the last one where more follow. */
  list: (projectId: string, query: JobQuery) => Promise<{ jobs: Job[]; next: number | undefined }>
  /** The changes of a job so far; `null` where they are not known. */
  diff: (projectId: string, id: string) => Promise<string | null>
  /** Adds a message, which makes the job active again. Returns `archived` when it accepts none any more. */
  follow: (projectId: string, id: string, prompt: string) => Promise<Job | 'archived' | undefined>
  archive: (projectId: string, id: string) => Promise<Job | undefined>
  /** The oldest waiting message of each free job, oldest first. One for each job, because its messages run in order. */
  waiting: (limit: number) => Promise<WaitingMessage[]>
  /** Stores the result of a message, if the worker still has the job. A job stays `active` while messages wait, and `archived` for ever. */
  finish: (message: WaitingMessage, outcome: JobOutcome, worker: string) => Promise<void>
  /** Deletes ended jobs without a later message, with everything that they have written. Returns the ids of their projects. */
  deleteBefore: (date: string) => Promise<string[]>
}

export const createJobStore = (database: Database): JobStore => ({
  ...createJobLeases(database),
  create: ({ projectId, repository, ref, model, prompt, subject }) =>
    database.transaction().execute(async transaction => {
      const now = new Date().toISOString()
      await jobsInTurn(transaction, projectId)
      const row: JobRow = {
        id: newId('job'),
        project_id: projectId,
        status: 'active',
        repository,
        ref,
        model,
        pr_link: null,
        error: null,
        summary: null,
        diff: null,
        created_at: now,
        archived_at: null,
        title: subject?.title ?? null,
        merged_at: null,
        closed_at: null,
        worker: null,
        leased_until: null,
        sequence: 0
      }
      await transaction.insertInto('jobs').values(row).execute()
      if (subject) await claimSubject(transaction, row, subject)
      const { sequence } = await addMessage(transaction, row.id, prompt)
      await transaction.updateTable('jobs').set({ sequence }).where('id', '=', row.id).execute()
      return toJob(row)
    }),
  async read(projectId, id) {
    const row = await findJob(database, projectId, id)
    return row && toJob(row)
  },
  async list(projectId, { from, to, statuses, limit, after }) {
    let query = database
      .selectFrom('jobs')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('sequence', '>', after)
      .where('sequence', '<=', await settledPlace(database, 'job_messages'))
      .orderBy('sequence')
      .limit(limit + 1)
    if (from) query = query.where('created_at', '>=', from)
    if (to) query = query.where('created_at', '<', to)
    if (statuses) query = query.where('status', 'in', statuses)
    const rows = await query.execute()
    const page = rows.slice(0, limit)
    return { jobs: page.map(toJob), next: rows.length > limit ? page.at(-1)?.sequence : undefined }
  },
  async diff(projectId, id) {
    const row = await findJob(database, projectId, id)
    return row?.diff ?? null
  },
  follow: (projectId, id, prompt) =>
    database.transaction().execute(async transaction => {
      await jobsInTurn(transaction, projectId)
      const row = await findJob(transaction, projectId, id)
      if (!row) return
      if (row.status === 'archived') return 'archived'
      await addMessage(transaction, id, prompt)
      // Clears `closed_at`, because the job may open another request instead of the closed one.
      const active = { status: 'active', error: null, summary: null, closed_at: null } as const
      await transaction.updateTable('jobs').set(active).where('id', '=', id).execute()
      await settleJob(transaction, id)
      return toJob({ ...row, ...active })
    }),
  archive: (projectId, id) =>
    database.transaction().execute(async transaction => {
      await jobsInTurn(transaction, projectId)
      const row = await findJob(transaction, projectId, id)
      if (!row || row.status === 'archived') return row && toJob(row)
      const archived = { status: 'archived', archived_at: new Date().toISOString() } as const
      await transaction.updateTable('jobs').set(archived).where('id', '=', id).execute()
      await transaction.updateTable('job_messages').set({ state: 'done' }).where('job_id', '=', id).execute()
      await settleJob(transaction, id)
      return toJob({ ...row, ...archived })
    }),
  waiting: limit =>
    database
      .selectFrom('job_messages as message')
      .innerJoin('jobs', 'jobs.id', 'message.job_id')
      .select([
        'message.sequence',
        'message.job_id as jobId',
        'jobs.project_id as projectId',
        'message.prompt',
        'jobs.pr_link as prLink'
      ])
      .where('message.sequence', 'in', query =>
        query
          .selectFrom('job_messages')
          .select(({ fn }) => fn.min('sequence').as('sequence'))
          .where('state', '=', 'waiting')
          .groupBy('job_id')
      )
      .where(isFree(database))
      .orderBy('message.sequence')
      .limit(limit)
      .execute(),
  finish: ({ sequence, jobId, projectId }, { status, prLink, error, summary, diff }, worker) =>
    database.transaction().execute(async transaction => {
      await jobsInTurn(transaction, projectId)
      const { numUpdatedRows } = await transaction
        .updateTable('jobs')
        .set({ worker: null, leased_until: null })
        .where('id', '=', jobId)
        .where('worker', '=', worker)
        .executeTakeFirst()
      // Another worker has taken over the job and will store the result.
      if (numUpdatedRows === 0n) return
      await transaction.updateTable('job_messages').set({ state: 'done' }).where('sequence', '=', sequence).execute()
      const more = await transaction
        .selectFrom('job_messages')
        .select('sequence')
        .where('job_id', '=', jobId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      await transaction
        .updateTable('jobs')
        // Always sets something, because an update without a column is invalid SQL.
        .set(more ? { status: 'active', error: null } : { status, error, summary })
        .$if(prLink !== null, update => update.set({ pr_link: prLink }))
        .$if(diff !== null, update => update.set({ diff }))
        .where('id', '=', jobId)
        .where('status', '=', 'active')
        .execute()
      await settleJob(transaction, jobId)
    }),
  deleteBefore: date =>
    database.transaction().execute(async transaction => {
      await inTurn(transaction, 'expiry of jobs')
      const old = await transaction
        .selectFrom('jobs')
        .select(['id', 'project_id'])
        .where('status', '!=', 'active')
        .where('created_at', '<', date)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('job_messages')
                .select('sequence')
                .whereRef('job_id', '=', 'jobs.id')
                .where('created_at', '>=', date)
            )
          )
        )
        .limit(maxExpired)
        .execute()
      const ids = old.map(({ id }) => id)
      if (ids.length === 0) return []
      await transaction.deleteFrom('job_messages').where('job_id', 'in', ids).execute()
      await transaction.deleteFrom('jobs').where('id', 'in', ids).execute()
      return [...new Set(old.map(job => job.project_id))]
    })
})

/** Most jobs that are deleted at a time; the rest is deleted an hour later. */
const maxExpired = 1_000

const findJob = (database: Database, projectId: string, id: string) =>
  database.selectFrom('jobs').selectAll().where('id', '=', id).where('project_id', '=', projectId).executeTakeFirst()

const addMessage = (database: Database, jobId: string, prompt: string) =>
  database
    .insertInto('job_messages')
    .values({ job_id: jobId, prompt, state: 'waiting', created_at: new Date().toISOString() })
    .returning('sequence')
    .executeTakeFirstOrThrow()

const toJob = (row: JobRow): Job => ({
  id: row.id,
  status: row.status,
  source: { repository: row.repository, ref: row.ref },
  model: row.model,
  // Not shown while the job is active, because a follow-up may change it.
  prLink: row.status === 'active' ? null : row.pr_link,
  createdAt: row.created_at,
  archivedAt: row.archived_at,
  summary: row.summary,
  error: row.error,
  title: row.title,
  mergedAt: row.merged_at
})
