import type { Job } from '../contract.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import type { JobRow } from './tables.ts'

interface NewJob {
  projectId: string
  repository: string
  ref: string | null
  model: string
  prompt: string
}

/** A message that waits to be run. */
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
}

export interface JobStore {
  create: (job: NewJob) => Promise<Job>
  read: (projectId: string, id: string) => Promise<Job | undefined>
  /** Adds a message; the job is active again. `archived` when it takes none any more. */
  follow: (projectId: string, id: string, prompt: string) => Promise<Job | 'archived' | undefined>
  archive: (projectId: string, id: string) => Promise<Job | undefined>
  /** The oldest message of each job that waits, oldest first: one for each job, since messages of a job run in order. */
  waiting: (limit: number) => Promise<WaitingMessage[]>
  /** Notes the end of a message. The job keeps `active` while further messages wait, and `archived` for good. */
  finish: (message: WaitingMessage, outcome: JobOutcome) => Promise<void>
}

export const createJobStore = (database: Database): JobStore => ({
  create: ({ projectId, repository, ref, model, prompt }) =>
    database.transaction().execute(async transaction => {
      const now = new Date().toISOString()
      const row: JobRow = {
        id: newId('job'),
        project_id: projectId,
        status: 'active',
        repository,
        ref,
        model,
        pr_link: null,
        error: null,
        created_at: now,
        archived_at: null
      }
      await transaction.insertInto('jobs').values(row).execute()
      await addMessage(transaction, row.id, prompt)
      return toJob(row)
    }),
  async read(projectId, id) {
    const row = await findJob(database, projectId, id)
    return row && toJob(row)
  },
  follow: (projectId, id, prompt) =>
    database.transaction().execute(async transaction => {
      const row = await findJob(transaction, projectId, id)
      if (!row) return
      if (row.status === 'archived') return 'archived'
      await addMessage(transaction, id, prompt)
      const active = { status: 'active', error: null } as const
      await transaction.updateTable('jobs').set(active).where('id', '=', id).execute()
      return toJob({ ...row, ...active })
    }),
  archive: (projectId, id) =>
    database.transaction().execute(async transaction => {
      const row = await findJob(transaction, projectId, id)
      if (!row || row.status === 'archived') return row && toJob(row)
      const archived = { status: 'archived', archived_at: new Date().toISOString() } as const
      await transaction.updateTable('jobs').set(archived).where('id', '=', id).execute()
      await transaction.updateTable('job_messages').set({ state: 'done' }).where('job_id', '=', id).execute()
      return toJob({ ...row, ...archived })
    }),
  waiting: limit =>
    database
      .selectFrom('job_messages as message')
      .innerJoin('jobs as job', 'job.id', 'message.job_id')
      .select([
        'message.sequence',
        'message.job_id as jobId',
        'job.project_id as projectId',
        'message.prompt',
        'job.pr_link as prLink'
      ])
      .where('message.sequence', 'in', query =>
        query
          .selectFrom('job_messages')
          .select(({ fn }) => fn.min('sequence').as('sequence'))
          .where('state', '=', 'waiting')
          .groupBy('job_id')
      )
      .orderBy('message.sequence')
      .limit(limit)
      .execute(),
  finish: ({ sequence, jobId }, { status, prLink, error }) =>
    database.transaction().execute(async transaction => {
      await transaction.updateTable('job_messages').set({ state: 'done' }).where('sequence', '=', sequence).execute()
      const more = await transaction
        .selectFrom('job_messages')
        .select('sequence')
        .where('job_id', '=', jobId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      await transaction
        .updateTable('jobs')
        // An update has to set something even when nothing changes: without a column it is no SQL.
        .set(more ? { status: 'active', error: null } : { status, error })
        .$if(prLink !== null, update => update.set({ pr_link: prLink }))
        .where('id', '=', jobId)
        .where('status', '=', 'active')
        .execute()
    })
})

const findJob = (database: Database, projectId: string, id: string) =>
  database.selectFrom('jobs').selectAll().where('id', '=', id).where('project_id', '=', projectId).executeTakeFirst()

const addMessage = (database: Database, jobId: string, prompt: string) =>
  database
    .insertInto('job_messages')
    .values({ job_id: jobId, prompt, state: 'waiting', created_at: new Date().toISOString() })
    .execute()

const toJob = (row: JobRow): Job => ({
  id: row.id,
  status: row.status,
  source: { repository: row.repository, ref: row.ref },
  model: row.model,
  // Kept for when the job ends, but not shown before: a follow-up may change it.
  prLink: row.status === 'active' ? null : row.pr_link,
  createdAt: row.created_at,
  archivedAt: row.archived_at,
  error: row.error
})
