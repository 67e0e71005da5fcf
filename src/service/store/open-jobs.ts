import type { ExpressionBuilder, Transaction } from 'kysely'
import { inTurn } from './dialect.ts'
import type { JobRow, Tables } from './tables.ts'

type Standing = Pick<JobRow, 'status' | 'pr_link' | 'diff' | 'merged_at' | 'closed_at'>

/** Whether a job is open: it runs, or its pull request, or its branch without one, waits for a person. */
export const isOpen = ({ status, pr_link, diff, merged_at, closed_at }: Standing): boolean => {
  if (status === 'archived' || merged_at || closed_at) return false
  return status === 'active' || pr_link !== null || (status === 'completed' && Boolean(diff))
}

/** `isOpen` as an SQL condition. */
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

/** Serializes changes of a project’s jobs and of their subjects. */
export const jobsInTurn = (transaction: Transaction<Tables>, projectId: string): Promise<void> =>
  inTurn(transaction, `jobs of ${projectId}`)
