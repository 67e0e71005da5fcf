import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { newerDatabase } from './database-error.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** @param place Where it is, for whoever runs the service. */
export const bringUpToDate = async (database: Kysely<Tables>, place: string): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // It tells an order by the times at which steps were taken: clocks of several machines differ.
    allowUnorderedMigrations: true
  })
  await missingIn(database, place)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Steps that the tables lack. Throws where they have some that are not known here. */
export const missingIn = async (database: Kysely<Tables>, place: string): Promise<string[]> => {
  const read = await sql<{ name: string }>`select name from kysely_migration`.execute(database).catch(() => undefined)
  const done = read?.rows.map(({ name }) => name) ?? []
  const unknown = done.filter(name => !(name in migrations))
  if (unknown.length > 0) throw newerDatabase(place, unknown)
  return Object.keys(migrations).filter(name => !done.includes(name))
}
