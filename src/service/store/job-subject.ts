import type { Transaction } from 'kysely'
import { listed } from './dialect.ts'
import { whereOpen } from './open-jobs.ts'
import type { FeedbackRow, JobRow, Tables } from './tables.ts'

/** The questions and feedback that a job is about. */
export interface JobSubject {
  /** In a reader’s words, without personal data. */
  title: string | null
  /** Ids. A question includes the negative feedback on its answer. */
  questions: string[]
  feedback: string[]
  /** Most jobs about readers’ questions or feedback that may be open at a time. */
  maxOpen: number
}

/** A job cannot have its subject. The message is for the client. */
export class SubjectTaken extends Error {
  override name = 'SubjectTaken'
}

/** Links a new job with its subject in the transaction that creates it, so that two jobs never get the same. */
export const claimSubject = async (
  transaction: Transaction<Tables>,
  { id, project_id }: Pick<JobRow, 'id' | 'project_id'>,
  subject: JobSubject
): Promise<void> => {
  const questions = await knownQuestions(transaction, project_id, subject)
  const feedback = await knownFeedback(transaction, project_id, subject)
  if (questions.length + feedback.length === 0) return
  await refuseTaken(transaction, project_id, [...questions, ...feedback.map(entry => entry.id)])
  await refuseMore(transaction, project_id, subject.maxOpen)
  for (const target_id of questions) {
    await transaction.insertInto('job_links').values({ job_id: id, kind: 'question', target_id }).execute()
  }
  for (const { id: target_id, status: status_before } of feedback) {
    const link = { job_id: id, kind: 'feedback', target_id, status_before } as const
    await transaction.insertInto('job_links').values(link).execute()
    if (status_before !== 'pending') continue
    await transaction.updateTable('feedback').set({ status: 'in_progress' }).where('id', '=', target_id).execute()
  }
}

const knownQuestions = async (transaction: Transaction<Tables>, projectId: string, { questions }: JobSubject) => {
  const rows = await transaction
    .selectFrom('answers')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', listed(transaction, questions))
    .execute()
  return rows.map(({ id }) => id)
}

const knownFeedback = (
  transaction: Transaction<Tables>,
  projectId: string,
  { feedback, questions }: JobSubject
): Promise<Pick<FeedbackRow, 'id' | 'status'>[]> =>
  transaction
    .selectFrom('feedback')
    .select(['id', 'status'])
    .where('project_id', '=', projectId)
    .where('status', 'in', ['pending', 'in_progress'])
    .where(({ or, and, eb }) =>
      or([
        eb('id', 'in', listed(transaction, feedback)),
        and([
          eb('message_id', 'in', listed(transaction, questions)),
          eb('source', '=', 'contextual'),
          eb('helpful', '=', 0)
        ])
      ])
    )
    .execute()

const refuseTaken = async (transaction: Transaction<Tables>, projectId: string, targets: string[]) => {
  const job = await transaction
    .selectFrom('jobs')
    .innerJoin('job_links', 'job_links.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.status', 'jobs.pr_link'])
    .where('jobs.project_id', '=', projectId)
    .where('job_links.target_id', 'in', listed(transaction, targets))
    .where(whereOpen)
    .executeTakeFirst()
  if (!job) return
  const place = job.status !== 'active' && job.pr_link ? `: ${job.pr_link}` : '.'
  throw new SubjectTaken(`The job ${job.id} works on this already${place}`)
}

const refuseMore = async (transaction: Transaction<Tables>, projectId: string, maxOpen: number) => {
  const { open } = await transaction
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('project_id', '=', projectId)
    .where('id', 'in', query => query.selectFrom('job_links').select('job_id'))
    .where(whereOpen)
    .executeTakeFirstOrThrow()
  if (open < maxOpen) return
  const jobs = open === 1 ? '1 job about what readers asked is' : `${open} jobs about what readers asked are`
  throw new SubjectTaken(`${jobs} open, as many as may be at a time: merge, close or archive one first.`)
}
