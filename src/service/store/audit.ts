import type { AuditAction, AuditEntry } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { settledPlace } from './places.ts'
import type { AuditRow } from './tables.ts'

/** An action, without a reader’s words or name, and without a key. */
interface NewLine {
  projectId: string
  /** The admin key that was used; `null` for a command on the service’s machine. */
  key: { id: string; name: string } | null
  action: AuditAction
  /** Id of the object of the action, where that identifies no reader. */
  target?: string | undefined
  facts?: AuditEntry['facts'] | undefined
}

interface AuditQuery {
  /** Inclusive and exclusive, as ISO 8601 in UTC. */
  from?: string | undefined
  to?: string | undefined
  limit: number
  /** Only lines after this place. */
  after: number
}

export interface AuditStore {
  add: (line: NewLine) => Promise<void>
  /** Adds a repeated action, such as reading a list page by page, once in an hour. */
  addOnceAnHour: (line: NewLine) => Promise<void>
  /** Oldest first. */
  list: (projectId: string, query: AuditQuery) => Promise<{ lines: AuditEntry[]; next: number | undefined }>
  /** Deletes old lines, and the oldest of too many, so that nobody can fill the disk with them. */
  deleteBefore: (date: string) => Promise<void>
}

/** Days that a line is kept: a year, because questions about an action may come late. */
export const auditDays = 365

const maxLines = 100_000
const hour = 3_600_000

export const createAuditStore = (database: Database): AuditStore => {
  const added = new Map<string, number>()
  const add = async ({ projectId, key, action, target, facts }: NewLine) => {
    await database
      .insertInto('audit')
      .values({
        project_id: projectId,
        created_at: new Date().toISOString(),
        action,
        key_id: key?.id ?? null,
        key_name: key?.name ?? null,
        target: target ?? null,
        facts: JSON.stringify(facts ?? {})
      })
      .execute()
  }
  return {
    add,
    async addOnceAnHour(line) {
      const name = JSON.stringify([line.projectId, line.key?.id, line.action])
      if (Date.now() - (added.get(name) ?? Number.NEGATIVE_INFINITY) < hour) return
      added.set(name, Date.now())
      await add(line)
    },
    async list(projectId, { from, to, limit, after }) {
      let query = database
        .selectFrom('audit')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('sequence', '>', after)
        .where('sequence', '<=', await settledPlace(database, 'audit'))
        .orderBy('sequence')
        .limit(limit + 1)
      if (from) query = query.where('created_at', '>=', from)
      if (to) query = query.where('created_at', '<', to)
      const rows = await query.execute()
      const page = rows.slice(0, limit)
      return { lines: page.map(toEntry), next: rows.length > limit ? page.at(-1)?.sequence : undefined }
    },
    async deleteBefore(date) {
      await database.deleteFrom('audit').where('created_at', '<', date).execute()
      await database
        .deleteFrom('audit')
        .where('sequence', '<=', query =>
          query.selectFrom('audit').select('sequence').orderBy('sequence', 'desc').limit(1).offset(maxLines)
        )
        .execute()
    }
  }
}

const toEntry = (row: Omit<AuditRow, 'sequence'> & { sequence: number }): AuditEntry => ({
  id: `audit_${row.sequence}`,
  // Safe casts, because this store wrote the row.
  action: row.action as AuditAction,
  key: row.key_id === null ? null : { id: row.key_id, name: row.key_name ?? '' },
  target: row.target,
  facts: JSON.parse(row.facts) as AuditEntry['facts'],
  createdAt: row.created_at
})
