import { routes } from '../../../protocol/index.ts'
import { type Bench, expects, isTaken, record, Untold } from './check.ts'

export type Entry = Record<string, unknown>

export interface List {
  feedback: Entry[]
  nextCursor: string | null
  hasMore: boolean
}

export const pathOfList = ({ target }: Bench) => routes.feedback(target.projectId ?? '')

export const callList = (bench: Bench, query: Record<string, string>) =>
  bench.call(`${pathOfList(bench)}?${new URLSearchParams(query)}`, { key: 'admin' })

/** One page, read by the letter of the interface. */
export const list = (bench: Bench, query: Record<string, string> = {}): Promise<List> =>
  bench.once(`list ${JSON.stringify(query)}`, async () => {
    const { status, json } = await callList(bench, query)
    isTaken({ status })
    const { feedback, nextCursor, hasMore } = record(json, 'the answer')
    expects(Array.isArray(feedback), 'feedback is no list')
    expects(nextCursor === null || typeof nextCursor === 'string', 'nextCursor is neither a text nor null')
    expects(typeof hasMore === 'boolean', 'hasMore is neither true nor false')
    return { feedback: feedback.map((entry, index) => record(entry, `feedback[${index}]`)), nextCursor, hasMore }
  })

/** The first pages of two entries each. */
export const walk = async (bench: Bench): Promise<List[]> => {
  const pages = [await list(bench, { limit: '2' })]
  for (let cursor = pages[0]?.nextCursor; cursor && pages.length < 4; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await list(bench, { limit: '2', cursor }))
  }
  return pages
}

export const someEntries = async (bench: Bench): Promise<Entry[]> => {
  const { feedback } = await list(bench, { limit: '100' })
  if (feedback.length === 0) throw new Untold('there is no feedback')
  return feedback
}

export const datedEntry = async (bench: Bench): Promise<{ id: unknown; createdAt: string }> => {
  for (const { id, createdAt } of await someEntries(bench)) {
    if (typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt))) return { id, createdAt }
  }
  throw new Untold('no entry carries a date')
}
