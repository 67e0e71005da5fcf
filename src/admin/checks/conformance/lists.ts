import { routes } from '../../../protocol/index.ts'
import { asObject, asObjects, expects, Inconclusive, isOffered, isTaken, type Probe } from './check.ts'
import { seed } from './own-feedback.ts'

export type Entry = Record<string, unknown>
export type Query = Record<string, string>

/** Paged lists, for which the interface makes the same promises. */
export type ListName = 'feedback' | 'questions'

export interface Page {
  entries: Entry[]
  nextCursor: string | null
  hasMore: boolean
}

/** A list that was read page by page. */
export interface Walk {
  limit: number
  pages: Page[]
  entries: Entry[]
  /** Whether its end was reached. */
  isWhole: boolean
}

export const pathOfList = ({ target }: Probe, name: ListName = 'feedback') => routes[name](target.projectId ?? '')

export const callList = (probe: Probe, query: Query, name: ListName = 'feedback') =>
  probe.call(`${pathOfList(probe, name)}?${new URLSearchParams(query)}`, { key: 'admin' })

/** Reads one page strictly by the interface. */
export const readPage = (probe: Probe, query: Query = {}, name: ListName = 'feedback'): Promise<Page> =>
  probe.once(`page of ${name} ${JSON.stringify(query)}`, async () => {
    if (name === 'feedback') await writeFirst(probe)
    const { status, json } = await callList(probe, query, name)
    if (name === 'feedback') isTaken({ status })
    else isOffered({ status })
    const { [name]: entries, nextCursor, hasMore } = asObject(json, 'the answer')
    expects(nextCursor === null || typeof nextCursor === 'string', 'nextCursor is neither a text nor null')
    expects(typeof hasMore === 'boolean', 'hasMore is neither true nor false')
    return { entries: asObjects(entries, name), nextCursor, hasMore }
  })

/** Writes the run’s feedback before the first read. Ignores a failure, because another check tests writing. */
const writeFirst = async (probe: Probe): Promise<void> => {
  const { write, assistantKey, domain } = probe.target
  if (write && assistantKey && domain) await seed(probe).catch(() => probe.signal.throwIfAborted())
}

/** Most pages that are read, enough for 12,000 entries, because a broken list may never end. */
const maxPages = 120

/** Follows the cursors from the first page to the last, as the interface says: while `hasMore` is true. */
export const walk = (probe: Probe, limit: number, query: Query = {}, name: ListName = 'feedback'): Promise<Walk> =>
  probe.once(`walk of ${name} ${limit} ${JSON.stringify(query)}`, async () => {
    const pages: Page[] = []
    let cursor: string | null | undefined
    do {
      const page = await readPage(probe, { ...query, limit: String(limit), ...(cursor && { cursor }) }, name)
      pages.push(page)
      cursor = page.hasMore ? page.nextCursor : null
    } while (cursor && pages.length < maxPages)
    return { limit, pages, entries: pages.flatMap(({ entries }) => entries), isWhole: !pages.at(-1)?.hasMore }
  })

/** All feedback, up to `maxPages`. */
export const everything = async (probe: Probe): Promise<Walk> => {
  const all = await walk(probe, 100)
  if (all.entries.length === 0) throw new Inconclusive('there is no feedback to see it by; with --write some is sent')
  return all
}

/** All feedback, of a list that ends within `maxPages`. */
export const wholeList = async (probe: Probe): Promise<Walk> => {
  const all = await everything(probe)
  if (!all.isWhole) throw new Inconclusive(`there are more than ${maxPages * 100} entries`)
  return all
}

/** All entries, or only those of the last hour where the list is too long: these include what the run has written. */
export const recent = async (probe: Probe): Promise<Entry[]> => {
  const all = await everything(probe)
  if (all.isWhole) return all.entries
  const last = await walk(probe, 100, { dateFrom: new Date(Date.now() - 3_600_000).toISOString() })
  if (!last.isWhole) throw new Inconclusive('there are too many entries of the last hour')
  return last.entries
}

/** Number of small pages in which a list is read again. */
const smallPages = 25

/** Reads the list again in small pages, with a limit that makes the last page full where one does. */
export const inSmallPages = async (probe: Probe, query: Query = {}): Promise<Walk> => {
  const { length } = (await walk(probe, 100, query)).entries
  const minLimit = Math.max(1, Math.ceil(length / smallPages))
  const limits = Array.from({ length: minLimit }, (_, index) => minLimit + index)
  return walk(probe, Math.min(100, limits.find(limit => length % limit === 0) ?? minLimit), query)
}

/** Throws `Broken` unless a walk has exactly the expected entries. Ignores entries that are newer than the whole list. */
export const isExactly = (found: Walk, expected: Entry[], all: Walk, what: string): void => {
  const wanted = new Set(expected.map(({ id }) => id))
  const known = new Set(all.entries.map(({ id }) => id))
  const given = new Set(found.entries.map(({ id }) => id))
  const other = found.entries.find(({ id }) => known.has(id) && !wanted.has(id))
  expects(!other, `${what} gives ${nameOf(other)}`)
  const newest = Math.max(...all.entries.map(momentOf).filter(Number.isFinite))
  const unknown = found.entries.find(entry => !known.has(entry.id) && momentOf(entry) < newest)
  expects(!unknown, `${what} gives ${nameOf(unknown)}, which the whole list does not have`)
  if (!found.isWhole) throw new Inconclusive(`${what} gives too many entries to see all`)
  const missing = expected.find(({ id }) => !given.has(id))
  expects(!missing, `${what} leaves out ${nameOf(missing)}`)
}

const nameOf = (entry: Entry | undefined): string => {
  const { id, source, status, createdAt } = entry ?? {}
  return [`entry ${id}`, ...[source, status, createdAt].filter(value => typeof value === 'string')].join(', ')
}

/** Time of an entry in milliseconds; `NaN` without a date. */
export const momentOf = ({ createdAt }: Entry): number => Date.parse(String(createdAt))
