import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Steps that have left this repository are never changed; a new need is a new step. */
export const migrations: Record<string, Migration> = {
  '001-keys': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('keys')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('project_id', 'text', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('secret', 'text', column => column.notNull().unique())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('origins', 'text')
        .addColumn('created_at', 'text', column => column.notNull())
        .addColumn('revoked_at', 'text')
        .execute()
      await database.schema.createIndex('keys_of_project').on('keys').column('project_id').execute()
    }
  }
}
