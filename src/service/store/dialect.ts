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

/** The same letters of ASCII, whether small or capital. */
export const anyCase = (database: Asked, text: RawBuilder<string>): RawBuilder<string> =>
  isPostgres(database) ? sql<string>`lower(${text} collate "C")` : sql<string>`${text} collate nocase`

/**
 * Lets transactions about the same thing happen one after the other, until their end. SQLite has one writer anyway.
 *
 * @param what Names it.
 */
export const inTurn = async (transaction: Asked, what: string): Promise<void> => {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(transaction)
}
