import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// What the two databases say in different words.

// biome-ignore lint/suspicious/noExplicitAny: the tables do not matter.
type Asked = Kysely<any>

export const isPostgres = (database: Asked): boolean => database.getExecutor().adapter instanceof PostgresAdapter

/** A list of ids as a table: there may be more of them than a statement takes parameters. */
export const listed = (database: Asked, ids: readonly string[]): RawBuilder<string> => {
  const list = JSON.stringify(ids)
  return isPostgres(database)
    ? sql<string>`(select json_array_elements_text(${list}::json))`
    : sql<string>`(select value from json_each(${list}))`
}

/** The database’s own clock, in milliseconds: those of several machines differ. */
export const now = (database: Asked): RawBuilder<number> =>
  isPostgres(database)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`

/** The same letters of ASCII, whether small or capital. */
export const anyCase = (database: Asked, text: RawBuilder<string>): RawBuilder<string> =>
  isPostgres(database) ? sql<string>`lower(${text} collate "C")` : sql<string>`${text} collate nocase`

/**
 * Lets transactions about the same thing happen one after the other, until their end. SQLite has one writer, and becomes
 * that here: who reads first and writes then is refused where another process has written meanwhile.
 *
 * @param what Names it.
 */
export const inTurn = async (transaction: Asked, what: string): Promise<void> => {
  const wait = isPostgres(transaction)
    ? sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`
    : sql`update settings set value = value where false`
  await wait.execute(transaction)
}
