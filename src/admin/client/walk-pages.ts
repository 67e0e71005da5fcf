import { limits } from '../../protocol/index.ts'
import { AdminError } from '../http/errors.ts'

/** What a page of any list says of the next one. */
interface ListPage {
  nextCursor: string | null
  hasMore: boolean
}

interface Walk {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * Pages in a row without an entry, after which the list is taken to have no end. A service that filters only after it
 * has cut its pages sends some; so many would be 100,000 entries of which none fits.
 */
const maxEmptyPages = 1_000

/**
 * Every page from `query.cursor` or the first one on, as large as they may be unless the query says otherwise. Throws
 * `malformed_answer` when a cursor comes a second time, when there is more but not where, or when page after page is
 * empty.
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

/** Every entry of these pages; none after an abort, which rejects with the signal’s reason. */
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

/** The cursor of the next page; a repeated one would lead round in circles. */
const nextCursor = ({ nextCursor: cursor }: ListPage, seen: Set<string>): string => {
  if (cursor === null) throw new AdminError('malformed_answer', 'The service says that there is more, but not where.')
  if (seen.has(cursor)) throw endless('The service repeats a cursor')
  return cursor
}

const endless = (why: string) => new AdminError('malformed_answer', `${why}: the list has no end.`)
