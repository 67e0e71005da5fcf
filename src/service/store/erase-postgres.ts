import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { createErasing, type Eraser } from './erasing.ts'

/** Tables that hold what readers wrote. */
const tables = [
  ...['threads', 'reply_pieces', 'answers', 'running_answers', 'running_answer_events'],
  ...['feedback', 'jobs', 'job_messages', 'job_notes']
]

/**
 * PostgreSQL marks a row that is deleted and leaves its words in the file until something else needs the room: only a
 * table that is written anew has none. Each waits in line for that while it is done. Its log and its backups are the
 * business of whoever runs it.
 *
 * @param patience Milliseconds to wait while another works with a table for long, such as a backup.
 */
export const createPostgresEraser = (
  database: Database,
  report: (error: unknown) => void,
  patience = 5_000
): Eraser => {
  const { erase, isOwed } = createErasing(
    () =>
      database.connection().execute(async connection => {
        await othersToEnd(connection, patience)
        await sql`set lock_timeout = ${sql.lit(patience)}`.execute(connection)
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
      // PostgreSQL itself gives the room of what has expired to other rows.
      if (isOwed()) await erase()
    }
  }
}

/**
 * PostgreSQL samples what stands in each column, for its planner, and keeps that beside the table: of what readers wrote
 * it is to keep nothing.
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
 * What began before may still want to see what was deleted: a table that is written anew would keep it for that. It also
 * keeps what the oldest transaction of the whole server could see, of whichever database that is.
 */
const othersToEnd = async (connection: Database, patience: number): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(connection)
  const id = rows[0]?.id
  const before = sql`select where pg_snapshot_xmin(pg_current_snapshot()) <= ${id}::xid8
    or exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and greatest(age(backend_xmin), age(backend_xid)) >= age(${id}::xid8::xid))`
  const start = performance.now()
  while ((await before.execute(connection)).rows.length > 0) {
    if (performance.now() - start > patience) throw new Error('Another transaction may still read what was deleted.')
    await wait(20)
  }
}
