import { routes } from '../../../protocol/index.ts'
import { asObject, expects, Inconclusive, isTaken, type Probe } from './check.ts'

export type Entry = Record<string, unknown>

export interface List {
  feedback: Entry[]
  nextCursor: string | null
  hasMore: boolean
}

export const pathOfList = ({ target }: Probe) => routes.feedback(target.projectId ?? '')

export const callList = (probe: Probe, query: Record<string, string>) =>
  probe.call(`${pathOfList(probe)}?${new URLSearchParams(query)}`, { key: 'admin' })

/** One page, read by the letter of the interface. */
export const list = (probe: Probe, query: Record<string, string> = {}): Promise<List> =>
  probe.once(`list ${JSON.stringify(query)}`, async () => {
    const { status, json } = await callList(probe, query)
    isTaken({ status })
    const { feedback, nextCursor, hasMore } = asObject(json, 'the answer')
    expects(Array.isArray(feedback), 'feedback is no list')
    expects(nextCursor === null || typeof nextCursor === 'string', 'nextCursor is neither a text nor null')
    expects(typeof hasMore === 'boolean', 'hasMore is neither true nor false')
    return { feedback: feedback.map((entry, index) => asObject(entry, `feedback[${index}]`)), nextCursor, hasMore }
  })

/** The first pages of two entries each. */
export const walk = async (probe: Probe): Promise<List[]> => {
  const pages = [await list(probe, { limit: '2' })]
  for (let cursor = pages[0]?.nextCursor; cursor && pages.length < 4; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await list(probe, { limit: '2', cursor }))
  }
  return pages
}

export const someEntries = async (probe: Probe): Promise<Entry[]> => {
  const { feedback } = await list(probe, { limit: '100' })
  if (feedback.length === 0) throw new Inconclusive('there is no feedback')
  return feedback
}

export const datedEntry = async (probe: Probe): Promise<{ id: unknown; createdAt: string }> => {
  for (const { id, createdAt } of await someEntries(probe)) {
    if (typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt))) return { id, createdAt }
  }
  throw new Inconclusive('no entry carries a date')
}
