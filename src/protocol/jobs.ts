export const jobStatuses = ['active', 'completed', 'archived', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The fields of every job of the agent that changes the documentation’s repository (`docs/api.md`, “Agent jobs”). */
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
  /** Other fields that a platform sends, such as why a job failed. */
  [field: string]: unknown
}

/** One page of jobs, oldest first. */
export interface JobPage {
  jobs: AgentJob[]
  nextCursor: string | null
  hasMore: boolean
}

/** A line of a job’s log: a step of the work, or a line of a program’s output. */
export interface JobLogEntry {
  /** Grows with every line. */
  id: number
  kind: 'step' | 'output'
  text: string
  createdAt: string
}

/** The log lines after a given one, oldest first. */
export interface JobLog {
  log: JobLogEntry[]
  /** Whether there are more lines after the last of these. */
  hasMore: boolean
}
