import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Tables whose rows are listed by their numbers, page by page. */
const lists = ['feedback', 'answers', 'audit', 'job_messages', 'job_notes'] as const

export type List = (typeof lists)[number]

/**
 * PostgreSQL gives numbers out in one order and commits in another: a page that ends with 11 would miss 10, which comes
 * a moment later. So whoever takes a number holds a lock until the commit, together with all others who do; and whoever
 * asks for the last place waits for them, and lets nobody take one meanwhile.
 */
export const addPlaces = async (database: Kysely<unknown>): Promise<void> => {
  if (!isPostgres(database)) return
  const lock = sql.raw("hashtextextended('places of ' || list, 0)")
  await sql`create function next_place(list text) returns bigint language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${lock});
      return nextval(list || '_sequence_seq');
    end $$`.execute(database)
  await sql`create function settled_place(list text) returns bigint language plpgsql set lock_timeout = '5s' as $$
    declare place bigint;
    begin
      perform pg_advisory_xact_lock(${lock});
      execute format('select last_value from %I', list || '_sequence_seq') into place;
      return place;
    end $$`.execute(database)
  for (const list of lists) {
    await sql`alter table ${sql.table(list)} alter column sequence set default next_place(${sql.lit(list)})`.execute(
      database
    )
  }
}

/** The last place of a list: nothing comes late at it or before it. SQLite commits in the order of the numbers. */
export const settledPlace = async (database: Kysely<Tables>, list: List): Promise<number> => {
  if (!isPostgres(database)) return Number.MAX_SAFE_INTEGER
  const { rows } = await sql<{ place: number }>`select settled_place(${list}) as place`.execute(database)
  return rows[0]?.place ?? 0
}
