import { type Expression, type SqlBool, sql } from 'kysely'
import type { JobStatus } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { now } from './dialect.ts'
import { newId } from './ids.ts'
import { jobsInTurn } from './open-jobs.ts'

/** A job that is leased to a worker. */
interface TakenJob {
  id: string
  status: JobStatus
  /** Whether its project is held. */
  isHeld: boolean
}

/**
 * Leases of jobs: one worker at a time has a job, for some milliseconds by the clock of the database, so that the job of a
 * killed worker becomes free again.
 */
export interface JobLeases {
  /** Leases a job for its message; `false` where it is leased, the message is done, or the project is held. */
  take: (
    message: { jobId: string; projectId: string; sequence: number },
    worker: string,
    milliseconds: number
  ) => Promise<boolean>
  /** Renews the leases that a worker still has. Returns these jobs. */
  keep: (worker: string, jobIds: string[], milliseconds: number) => Promise<TakenJob[]>
  /** Releases a job whose message is not done. */
  release: (jobId: string, worker: string) => Promise<void>
  /** Holds a project, so that none of its jobs begins in any instance. Returns the id of the hold. */
  hold: (projectId: string, milliseconds: number) => Promise<string>
  keepHold: (id: string, milliseconds: number) => Promise<void>
  endHold: (id: string) => Promise<void>
  /** Whether a job of the project is leased. */
  isTaken: (projectId: string) => Promise<boolean>
  /** Holds of the last day, also those that have ended. */
  holds: () => Promise<{ id: string; projectId: string }[]>
}

const day = 86_400_000

export const createJobLeases = (database: Database): JobLeases => ({
  take: ({ jobId, projectId, sequence }, worker, milliseconds) =>
    database.transaction().execute(async transaction => {
      await jobsInTurn(transaction, projectId)
      const { numUpdatedRows } = await transaction
        .updateTable('jobs')
        .set({ worker, leased_until: later(transaction, milliseconds) })
        .where('id', '=', jobId)
        .where(isFree(transaction))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('job_messages')
              .select('sequence')
              .where('sequence', '=', sequence)
              .where('state', '=', 'waiting')
          )
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),
  async keep(worker, jobIds, milliseconds) {
    if (jobIds.length === 0) return []
    await database
      .updateTable('jobs')
      .set({ leased_until: later(database, milliseconds) })
      .where('id', 'in', jobIds)
      .where('worker', '=', worker)
      .execute()
    const rows = await database
      .selectFrom('jobs')
      .select(['id', 'status', isHeld(database).as('is_held')])
      .where('id', 'in', jobIds)
      .where('worker', '=', worker)
      .execute()
    return rows.map(({ id, status, is_held }) => ({ id, status, isHeld: Boolean(is_held) }))
  },
  async release(jobId, worker) {
    await database
      .updateTable('jobs')
      .set({ worker: null, leased_until: null })
      .where('id', '=', jobId)
      .where('worker', '=', worker)
      .execute()
  },
  hold: (projectId, milliseconds) =>
    database.transaction().execute(async transaction => {
      await jobsInTurn(transaction, projectId)
      const id = newId('hold')
      // Deletes expired holds of the project.
      await transaction
        .deleteFrom('job_holds')
        .where('project_id', '=', projectId)
        .where('held_until', '<', now(transaction))
        .execute()
      await transaction
        .insertInto('job_holds')
        .values({ id, project_id: projectId, held_until: later(transaction, milliseconds) })
        .execute()
      return id
    }),
  async keepHold(id, milliseconds) {
    await database
      .updateTable('job_holds')
      .set({ held_until: later(database, milliseconds) })
      .where('id', '=', id)
      .execute()
  },
  async endHold(id) {
    await database
      .updateTable('job_holds')
      .set({ held_until: sql<number>`${now(database)} - 1` })
      .where('id', '=', id)
      .execute()
  },
  async isTaken(projectId) {
    const row = await database
      .selectFrom('jobs')
      .select('id')
      .where('project_id', '=', projectId)
      .where('leased_until', '>=', now(database))
      .executeTakeFirst()
    return row !== undefined
  },
  holds: () =>
    database
      .selectFrom('job_holds')
      .select(['id', 'project_id as projectId'])
      .where('held_until', '>', sql<number>`${now(database)} - ${day}`)
      .execute()
})

const later = (database: Database, milliseconds: number) => sql<number>`${now(database)} + ${milliseconds}`

const isHeld = (database: Database) =>
  sql<SqlBool>`exists (select 1 from job_holds where project_id = jobs.project_id and held_until >= ${now(database)})`

/** Whether a job may be taken. */
export const isFree = (database: Database): Expression<SqlBool> =>
  sql<SqlBool>`((jobs.leased_until is null or jobs.leased_until < ${now(database)}) and not ${isHeld(database)})`
