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
 * Every page from `query.cursor` or the first one on, as large as they may be unless the query says otherwise. Throws
 * `malformed_answer` when a cursor comes a second time, or when there is more but not where.
 */
export async function* walkPages<Query extends Walk, Page extends ListPage>(
  list: (query: Query) => Promise<Page>,
  query: Query
): AsyncGenerator<Page, void, undefined> {
  const seen = new Set<string>()
  let { cursor } = query
  for (;;) {
    if (cursor !== undefined) seen.add(cursor)
    const page = await list({ limit: limits.feedbackPage.max, ...query, cursor })
    yield page
    if (!page.hasMore) return
    cursor = nextCursor(page, seen)
  }
}

/** The cursor of the next page; a repeated one would lead round in circles. */
const nextCursor = ({ nextCursor: cursor }: ListPage, seen: Set<string>): string => {
  if (cursor === null) throw new AdminError('malformed_answer', 'The service says that there is more, but not where.')
  if (seen.has(cursor)) throw new AdminError('malformed_answer', 'The service repeats a cursor: the list has no end.')
  return cursor
}
