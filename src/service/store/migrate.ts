import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isLocked, lacksTable, newerDatabase } from './database-error.ts'
import { isPostgres } from './dialect.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * Milliseconds that a step waits for the lock of a table that a long transaction such as `pg_dump` reads, milliseconds
 * between attempts, and number of attempts. Short, because on PostgreSQL all queries of other instances wait behind a
 * waiting step.
 */
const lockRetry = { lock: 1_000, pause: 2_000, attempts: 30 }

/** Migrates a database. @param place Its place, for messages. */
export const bringUpToDate = async (database: Kysely<Tables>, place: string): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => (isPostgres(database) ? waitingBriefly(migrations) : migrations) },
    // Kysely orders steps by their times, which differ between the clocks of several machines.
    allowUnorderedMigrations: true
  })
  await missingIn(database, place)
  for (let left = lockRetry.attempts - 1; ; left--) {
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (left === 0 || !isLocked(error)) throw error
    await wait(lockRetry.pause)
  }
}

/** Adds a lock timeout to each step. It ends with the transaction, so waiting for another instance that migrates has none. */
const waitingBriefly = (steps: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        async up(database: Kysely<unknown>) {
          await sql`set local lock_timeout = ${sql.lit(lockRetry.lock)}`.execute(database)
          await step.up(database)
        }
      }
    ])
  )

/** The missing steps. Throws where the database has steps of a newer version. */
export const missingIn = async (database: Kysely<Tables>, place: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database).catch(error => {
    if (lacksTable(error)) return { rows: [] }
    throw error
  })
  const done = rows.map(({ name }) => name)
  const unknown = done.filter(name => !(name in migrations))
  if (unknown.length > 0) throw newerDatabase(place, unknown)
  return Object.keys(migrations).filter(name => !done.includes(name))
}
