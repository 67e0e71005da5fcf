import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { createErasing, type Eraser } from './erasing.ts'

/** Tables that contain readers’ words. */
const tables = [
  ...['threads', 'reply_pieces', 'answers', 'running_answers', 'running_answer_events'],
  ...['feedback', 'jobs', 'job_messages', 'job_notes']
]

/**
 * Erases deleted rows from PostgreSQL’s files. PostgreSQL leaves the words of a deleted row in the file until it reuses the
 * space, so the tables are rewritten (`VACUUM FULL`), one after another, while their queries wait. The operator is
 * responsible for the write-ahead log and backups.
 *
 * @param timeout Milliseconds to wait for another transaction on a table, such as a backup.
 */
export const createPostgresEraser = (database: Database, report: (error: unknown) => void, timeout = 5_000): Eraser => {
  const { erase, isOwed } = createErasing(
    () =>
      database.connection().execute(async connection => {
        await othersToEnd(connection, timeout)
        await sql`set lock_timeout = ${sql.lit(timeout)}`.execute(connection)
        try {
          for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(connection)
        } finally {
          await sql`reset lock_timeout`.execute(connection)
        }
      }),
    report
  )
  return {
    erase,
    isOwed,
    async deleteBefore() {
      // Only after a failed attempt: expired rows are left to PostgreSQL, which reuses their space.
      if (isOwed()) await erase()
    }
  }
}

/**
 * Turns off the planner’s statistics of columns with readers’ words, because PostgreSQL stores samples of the values in
 * them.
 */
export const keepNoSamples = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string }>`select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relname = any(${tables})
    and atttypid = 'text'::regtype and coalesce(attstattarget, -1) <> 0 and attname !~ '(^|_)(id|at)$'`.execute(
    database
  )
  for (const { table, column } of rows) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(database)
  }
}

/**
 * Waits for older transactions of the whole server to end. A rewritten table keeps deleted rows that the oldest transaction
 * could still see, whichever database that uses.
 */
const othersToEnd = async (connection: Database, timeout: number): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(connection)
  const id = rows[0]?.id
  const before = sql`select where pg_snapshot_xmin(pg_current_snapshot()) <= ${id}::xid8
    or exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and greatest(age(backend_xmin), age(backend_xid)) >= age(${id}::xid8::xid))`
  const start = performance.now()
  while ((await before.execute(connection)).rows.length > 0) {
    if (performance.now() - start > timeout) throw new Error('Another transaction may still read what was deleted.')
    await wait(20)
  }
}
