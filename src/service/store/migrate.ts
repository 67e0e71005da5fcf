import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isLocked, lacksTable, newerDatabase } from './database-error.ts'
import { isPostgres } from './dialect.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * Milliseconds that a step waits for a table that a long transaction reads, such as that of `pg_dump`, and between two
 * attempts. On PostgreSQL all other instances wait behind a step that waits.
 */
const patience = { lock: 1_000, pause: 2_000, attempts: 30 }

/** @param place Where it is, for whoever runs the service. */
export const bringUpToDate = async (database: Kysely<Tables>, place: string): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => (isPostgres(database) ? waitingBriefly(migrations) : migrations) },
    // It tells an order by the times at which steps were taken: clocks of several machines differ.
    allowUnorderedMigrations: true
  })
  await missingIn(database, place)
  for (let left = patience.attempts - 1; ; left--) {
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (left === 0 || !isLocked(error)) throw error
    await wait(patience.pause)
  }
}

/** All steps are one transaction, which ends with the bound; whoever waits for another to take them waits without it. */
const waitingBriefly = (steps: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        async up(database: Kysely<unknown>) {
          await sql`set local lock_timeout = ${sql.lit(patience.lock)}`.execute(database)
          await step.up(database)
        }
      }
    ])
  )

/** Steps that the tables lack. Throws where they have some that are not known here. */
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
