import type { ExpressionBuilder, Transaction } from 'kysely'
import { inTurn } from './dialect.ts'
import type { JobRow, Tables } from './tables.ts'

type Standing = Pick<JobRow, 'status' | 'pr_link' | 'diff' | 'merged_at' | 'closed_at'>

/** Whether a job is still at it: it runs, or its pull request waits for somebody, or its branch where there is none. */
export const isOpen = ({ status, pr_link, diff, merged_at, closed_at }: Standing): boolean => {
  if (status === 'archived' || merged_at || closed_at) return false
  return status === 'active' || pr_link !== null || (status === 'completed' && Boolean(diff))
}

/** The same as a condition. */
export const whereOpen = ({ and, or, eb }: ExpressionBuilder<Tables, 'jobs'>) =>
  and([
    eb('jobs.status', '!=', 'archived'),
    eb('jobs.merged_at', 'is', null),
    eb('jobs.closed_at', 'is', null),
    or([
      eb('jobs.status', '=', 'active'),
      eb('jobs.pr_link', 'is not', null),
      and([eb('jobs.status', '=', 'completed'), eb('jobs.diff', '!=', '')])
    ])
  ])

/** One change of a project’s jobs, and of what they are about, after the other. */
export const jobsInTurn = (transaction: Transaction<Tables>, projectId: string): Promise<void> =>
  inTurn(transaction, `jobs of ${projectId}`)
