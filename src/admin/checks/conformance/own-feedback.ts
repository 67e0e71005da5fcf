import { feedbackStatuses, limits, routes } from '../../../protocol/index.ts'
import { asObject, expects, isOffered, type Probe } from './check.ts'

/** The feedback that the run has written. */
export interface OwnFeedback {
  ids: string[]
  /** The status that each entry was set to, where the platform allows that; `pending` otherwise. */
  statuses: Map<string, string>
  /** Whether the platform deletes it again. */
  deletable: boolean
}

/** Entries that the run writes: more than a page of the default size, of both sources and all statuses. */
export const maxEntries = limits.feedbackPage.default + 4

/**
 * Writes feedback for the other checks, once in a run: enough for two pages where the platform can delete it, which is
 * tried first, and otherwise a single entry.
 */
export const seed = (probe: Probe): Promise<OwnFeedback> =>
  probe.once('seed', async () => {
    const own: OwnFeedback = { ids: [], statuses: new Map(), deletable: await canDelete(probe) }
    for (let index = 0; index < (own.deletable ? maxEntries : 1); index++) {
      const { status, json } = await collect(probe, index)
      // Stops at the rate limit, which readers share.
      if (status === 429 && index > 0) break
      isOffered({ status })
      const { id } = asObject(json, 'the answer')
      expects(typeof id === 'string' && id !== '', 'the answer has no id')
      own.ids.push(id)
    }
    // An entry that cannot be deleted is dismissed, so that nobody has to handle it.
    const wanted = own.deletable ? own.ids.slice(0, 12) : own.ids
    for (const [index, id] of wanted.entries()) {
      const value = own.deletable ? feedbackStatuses[index % feedbackStatuses.length] : 'dismissed'
      const path = routes.feedbackEntry(probe.target.projectId ?? '', id)
      const { status } = await probe.call(path, { method: 'PATCH', key: 'admin', body: { status: value } })
      if (status === 200 && value) own.statuses.set(id, value)
      else if (status === 404 || status === 405) break
    }
    return own
  })

/** Path at which a reader’s data is deleted. */
export const pathOfReader = (probe: Probe, fp = probe.fp): string => routes.reader(probe.target.projectId ?? '', fp)

/** Whether the platform can delete readers’ data; tried with a reader who has none. */
const canDelete = async (probe: Probe): Promise<boolean> => {
  const { status } = await probe.call(pathOfReader(probe, `${probe.fp}-nobody`), { method: 'DELETE', key: 'admin' })
  return status >= 200 && status < 300
}

const collect = ({ target, fp, call }: Probe, index: number) => {
  const about = { path: '/conformance', fp, comment: `A test of the interface, ${index + 1}.` }
  // Every third entry is of the other source, so that each status has both sources.
  const body =
    index % 3 === 2
      ? { ...about, source: 'code_snippet', code: 'npm install', filename: 'install.sh', lang: 'sh' }
      : { ...about, source: 'contextual', helpful: index % 2 === 0 }
  return call(routes.assistantFeedback(target.domain ?? ''), { method: 'POST', key: 'assistant', body })
}
