import type { JobWork, QuestionEntry, ResolvedGap } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { listed } from './dialect.ts'
import { isOpen, jobsInTurn, whereOpen } from './open-jobs.ts'
import { settleJob } from './settle-job.ts'

/** A question that the merged pull request of a job is about. */
export interface MergedQuestion extends Pick<QuestionEntry, 'id' | 'question'> {
  jobId: string
  prLink: string | null
  /** When the job began, and when its request was merged; ISO 8601 in UTC. */
  startedAt: string
  mergedAt: string
}

/** Links jobs with the questions and feedback that they are about. */
export interface JobLinkStore {
  /** Stores that the job’s pull request was merged or closed. */
  end: (projectId: string, jobId: string, how: 'merged' | 'closed') => Promise<void>
  /** For each question or entry of feedback, the job that works on it, or the last one that did. */
  workOn: (projectId: string, kind: 'question' | 'feedback', ids: readonly string[]) => Promise<Map<string, JobWork>>
  /** What was merged in a period, the latest first. */
  resolved: (projectId: string, period: { from: string; to: string }, limit: number) => Promise<ResolvedGap[]>
  /** The questions of jobs that were merged since then, the latest first. */
  mergedQuestions: (projectId: string, since: string, limit: number) => Promise<MergedQuestion[]>
  /** Jobs whose pull request may have been merged. */
  openRequests: () => Promise<{ id: string; projectId: string }[]>
}

export const createJobLinkStore = (database: Database): JobLinkStore => ({
  end: (projectId, jobId, how) =>
    database.transaction().execute(async transaction => {
      const now = new Date().toISOString()
      await jobsInTurn(transaction, projectId)
      await transaction
        .updateTable('jobs')
        .set(how === 'merged' ? { merged_at: now } : { closed_at: now })
        .where('id', '=', jobId)
        .where('project_id', '=', projectId)
        .where('merged_at', 'is', null)
        .execute()
      await settleJob(transaction, jobId)
    }),
  async workOn(projectId, kind, ids) {
    const rows = await database
      .selectFrom('jobs')
      .innerJoin('job_links', 'job_links.job_id', 'jobs.id')
      .select([
        'job_links.target_id as target',
        'jobs.id',
        'jobs.status',
        'jobs.pr_link',
        'jobs.diff',
        'jobs.merged_at',
        'jobs.closed_at'
      ])
      .where('jobs.project_id', '=', projectId)
      .where('job_links.kind', '=', kind)
      .where('job_links.target_id', 'in', listed(database, ids))
      .orderBy('jobs.created_at')
      .execute()
    const work = new Map<string, JobWork>()
    for (const { target, id: jobId, ...job } of rows) {
      const state = job.merged_at ? 'resolved' : isOpen(job) ? 'in_progress' : 'released'
      const prLink = job.status === 'active' ? null : job.pr_link
      // A released job counts only where no other job is running or resolved.
      if (state !== 'released' || (work.get(target)?.state ?? state) === state) {
        work.set(target, { state, jobId, prLink })
      }
    }
    return work
  },
  async resolved(projectId, { from, to }, limit) {
    const rows = await database
      .selectFrom('jobs')
      .select(['id', 'title', 'pr_link', 'merged_at'])
      .select(({ selectFrom }) =>
        selectFrom('job_links')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('job_links.job_id', '=', 'jobs.id')
          .where('job_links.kind', '=', 'question')
          .as('count')
      )
      .where('project_id', '=', projectId)
      .where('merged_at', '>=', from)
      .where('merged_at', '<', to)
      .orderBy('merged_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id: jobId, title, pr_link: prLink, merged_at, count }) => ({
      jobId,
      title,
      count: count ?? 0,
      prLink,
      resolvedAt: merged_at ?? ''
    }))
  },
  async mergedQuestions(projectId, since, limit) {
    const rows = await database
      .selectFrom('jobs')
      .innerJoin('job_links', 'job_links.job_id', 'jobs.id')
      .innerJoin('answers', 'answers.id', 'job_links.target_id')
      .select([
        'answers.id',
        'answers.question',
        'jobs.id as jobId',
        'jobs.pr_link as prLink',
        'jobs.created_at as startedAt',
        'jobs.merged_at as mergedAt'
      ])
      .where('jobs.project_id', '=', projectId)
      .where('jobs.merged_at', '>=', since)
      .where('job_links.kind', '=', 'question')
      .orderBy('jobs.merged_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(row => ({ ...row, mergedAt: row.mergedAt ?? '' }))
  },
  openRequests: () =>
    database
      .selectFrom('jobs')
      .select(['id', 'project_id as projectId'])
      .where('status', '!=', 'active')
      .where(whereOpen)
      .execute()
})
