import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { newerDatabase } from './database-error.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** @param place Where it is, for whoever runs the service. */
export const bringUpToDate = async (database: Kysely<Tables>, place: string): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(database).catch(() => undefined)
  const unknown = done?.rows.map(({ name }) => name).filter(name => !(name in migrations)) ?? []
  if (unknown.length > 0) throw newerDatabase(place, unknown)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
