export const jobStatuses = ['active', 'completed', 'archived', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** What every job of the agent that works on the documentation’s repository says (`docs/api.md`, “Agent jobs”). */
export interface AgentJobFields {
  id: string
  status: JobStatus
  source: { repository: string; ref: string | null }
  /** The model that works on it; `none` where the service has none. */
  model: string
  /** The pull request; `null` while the job is active, and when no file was changed. */
  prLink: string | null
  /** ISO 8601 date and time. */
  createdAt: string
  archivedAt: string | null
}

/** A job as a platform sends it. */
export interface AgentJob extends AgentJobFields {
  /** Whatever else a platform says of a job, such as why it failed. */
  [field: string]: unknown
}

/** One page of jobs, oldest first. */
export interface JobPage {
  jobs: AgentJob[]
  nextCursor: string | null
  hasMore: boolean
}

/** A line of a job’s log: a step of the work, or what a program wrote that worked on it. */
export interface JobLogEntry {
  /** Grows with every line. */
  id: number
  kind: 'step' | 'output'
  text: string
  createdAt: string
}

/** The lines behind one, oldest first. */
export interface JobLog {
  log: JobLogEntry[]
  /** Whether there are more behind the last of these already. */
  hasMore: boolean
}
