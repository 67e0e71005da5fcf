import { limits } from '../../protocol/index.ts'
import { AdminError } from '../http/errors.ts'

/** The fields of any list’s page that lead to the next page. */
interface ListPage {
  nextCursor: string | null
  hasMore: boolean
}

interface Walk {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * Empty pages in a row after which the list counts as endless. A service that filters after paging sends some; a
 * thousand would be 100,000 entries that do not match.
 */
const maxEmptyPages = 1_000

/**
 * Every page from `query.cursor` on, or from the first one, with the largest page size unless the query has a limit.
 * Throws `malformed_answer` when a cursor repeats, when `hasMore` comes without a cursor, or after `maxEmptyPages`.
 */
export async function* walkPages<Query extends Walk, Page extends ListPage>(
  list: (query: Query) => Promise<Page>,
  query: Query,
  entriesOf: (page: Page) => readonly unknown[]
): AsyncGenerator<Page, void, undefined> {
  const seen = new Set<string>()
  let { cursor } = query
  let empty = 0
  for (;;) {
    if (cursor !== undefined) seen.add(cursor)
    const page = await list({ limit: limits.feedbackPage.max, ...query, cursor })
    yield page
    if (!page.hasMore) return
    empty = entriesOf(page).length === 0 ? empty + 1 : 0
    if (empty === maxEmptyPages) throw endless(`${maxEmptyPages} pages in a row are empty`)
    cursor = nextCursor(page, seen)
  }
}

/** Every entry of these pages. Throws the signal’s reason after an abort. */
export async function* walkEntries<Page, Entry>(
  pages: AsyncIterable<Page>,
  entriesOf: (page: Page) => readonly Entry[],
  signal: AbortSignal | undefined
): AsyncGenerator<Entry, void, undefined> {
  for await (const page of pages) {
    for (const entry of entriesOf(page)) {
      signal?.throwIfAborted()
      yield entry
    }
    signal?.throwIfAborted()
  }
}

/** The cursor of the next page. Throws at a repeated one, which would loop for ever. */
const nextCursor = ({ nextCursor: cursor }: ListPage, seen: Set<string>): string => {
  if (cursor === null) throw new AdminError('malformed_answer', 'The service says that there is more, but not where.')
  if (seen.has(cursor)) throw endless('The service repeats a cursor')
  return cursor
}

const endless = (why: string) => new AdminError('malformed_answer', `${why}: the list has no end.`)
