/** The actions that the audit log records, done with an admin key or by a command on the service’s machine. */
export const auditActions = [
  'feedback.read',
  'feedback.status',
  'questions.read',
  'thread.read',
  'thread.delete',
  'reader.read',
  'reader.delete',
  'job.create',
  'job.message',
  'job.archive',
  'job.merged',
  'key.create',
  'key.revoke'
] as const

export type AuditAction = (typeof auditActions)[number]

/** A line of the audit log (`docs/api.md`, “Audit log”). Names no reader and holds no words of one. */
export interface AuditEntry {
  id: string
  action: AuditAction
  /** The admin key that was used; `null` for a command on the service’s machine. */
  key: { id: string; name: string } | null
  /** Id of the object of the action; `null` where it would identify a reader. */
  target: string | null
  /** Counts or the new state: `{ "threads": 2 }`, `{ "status": "resolved" }`. */
  facts: Record<string, string | number>
  /** ISO 8601 date and time. */
  createdAt: string
}

/** A page of the audit log. */
export interface AuditPage {
  audit: AuditEntry[]
  nextCursor: string | null
  hasMore: boolean
}
