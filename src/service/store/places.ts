import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Tables that are listed by a sequence number, page by page. */
const lists = ['feedback', 'answers', 'audit', 'job_messages', 'job_notes'] as const

export type List = (typeof lists)[number]

/**
 * Makes lists complete on PostgreSQL, which assigns sequence numbers in one order and commits in another: a page that ends
 * with 11 could miss 10, which is committed a moment later. So each writer holds a shared lock from taking a number until
 * its commit, and a reader of the last place takes the exclusive lock, which waits for all of them.
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

/** The last place of a list up to which no row will be added later. SQLite commits in the order of the numbers. */
export const settledPlace = async (database: Kysely<Tables>, list: List): Promise<number> => {
  if (!isPostgres(database)) return Number.MAX_SAFE_INTEGER
  const { rows } = await sql<{ place: number }>`select settled_place(${list}) as place`.execute(database)
  return rows[0]?.place ?? 0
}
