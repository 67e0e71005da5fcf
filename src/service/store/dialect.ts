import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// SQL that differs between the two databases.

// biome-ignore lint/suspicious/noExplicitAny: the tables do not matter.
type Asked = Kysely<any>

export const isPostgres = (database: Asked): boolean => database.getExecutor().adapter instanceof PostgresAdapter

/** A list of ids as a table, because it may be longer than the maximum number of parameters. */
export const listed = (database: Asked, ids: readonly string[]): RawBuilder<string> => {
  const list = JSON.stringify(ids)
  return isPostgres(database)
    ? sql<string>`(select json_array_elements_text(${list}::json))`
    : sql<string>`(select value from json_each(${list}))`
}

/** The time of the database in milliseconds, because the clocks of several machines differ. */
export const now = (database: Asked): RawBuilder<number> =>
  isPostgres(database)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`

/** A text for comparisons that ignore the case of ASCII letters. */
export const anyCase = (database: Asked, text: RawBuilder<string>): RawBuilder<string> =>
  isPostgres(database) ? sql<string>`lower(${text} collate "C")` : sql<string>`${text} collate nocase`

/**
 * Serializes transactions about the same thing with a lock until their end. On SQLite this makes the transaction the
 * writer, because one that reads first is refused at its write if another process has written meanwhile.
 *
 * @param what Name of the lock.
 */
export const inTurn = async (transaction: Asked, what: string): Promise<void> => {
  const wait = isPostgres(transaction)
    ? sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`
    : sql`update settings set value = value where false`
  await wait.execute(transaction)
}
