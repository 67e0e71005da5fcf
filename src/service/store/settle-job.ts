import { sql, type Transaction } from 'kysely'
import { isOpen, whereOpen } from './open-jobs.ts'
import type { Tables } from './tables.ts'

/**
 * Updates the status of a job’s feedback by the state of the job, in the transaction that changes the job.
 *
 *     active ──► completed with a pull request ──► merged: resolved
 *       │           in progress               └──► closed, archived: as before the job
 *       └──────► failed, or nothing changed: as before the job
 */
export const settleJob = async (transaction: Transaction<Tables>, jobId: string): Promise<void> => {
  const job = await transaction.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst()
  if (!job) return
  const update = transaction
    .updateTable('feedback')
    .where('id', 'in', query =>
      query.selectFrom('job_links').select('target_id').where('job_id', '=', jobId).where('kind', '=', 'feedback')
    )
  if (job.merged_at) {
    await update.set({ status: 'resolved' }).where('status', 'in', ['pending', 'in_progress']).execute()
  } else if (isOpen(job)) {
    await update.set({ status: 'in_progress' }).where('status', '=', 'pending').execute()
  } else {
    await update
      .set(({ selectFrom }) => ({
        status: selectFrom('job_links')
          .select(({ ref }) => sql<'pending'>`coalesce(${ref('status_before')}, 'pending')`.as('status'))
          .where('job_id', '=', jobId)
          .where('kind', '=', 'feedback')
          .whereRef('target_id', '=', 'feedback.id')
      }))
      .where('status', '=', 'in_progress')
      // Leaves entries that another job works on by now.
      .where('id', 'not in', query =>
        query
          .selectFrom('jobs')
          .innerJoin('job_links', 'job_links.job_id', 'jobs.id')
          .select('job_links.target_id')
          .where('jobs.id', '!=', jobId)
          .where('job_links.kind', '=', 'feedback')
          .where(whereOpen)
      )
      .execute()
  }
}
