import { routes } from '../../../protocol/index.ts'
import { asObject, type ConformanceCheck, expects, isOffered, type Probe } from './check.ts'

/** This project’s own routes for feedback; a platform need not have them. They write. */
export const additionChecks: ConformanceCheck[] = [
  {
    section: 'addition',
    promise: 'feedback is collected with the public key, and exported',
    needs: ['assistantKey', 'adminKey', 'write'],
    async run(probe) {
      const id = await collected(probe)
      const { json } = await probe.call(`${routes.feedback(probe.target.projectId ?? '')}?${fresh()}`, { key: 'admin' })
      const { feedback } = asObject(json, 'the answer')
      expects(Array.isArray(feedback) && feedback.some(entry => entry.id === id), 'it is not in the export')
    }
  },
  {
    section: 'addition',
    promise: 'the status of feedback can be set',
    needs: ['assistantKey', 'adminKey', 'write'],
    async run(probe) {
      const path = routes.feedbackEntry(probe.target.projectId ?? '', await collected(probe))
      // Dismissed, so that nobody has to look at what this run has written where it cannot be deleted.
      const { status } = await probe.call(path, { method: 'PATCH', key: 'admin', body: { status: 'dismissed' } })
      isOffered({ status })
      const query = `${fresh()}&status=dismissed`
      const { json } = await probe.call(`${routes.feedback(probe.target.projectId ?? '')}?${query}`, { key: 'admin' })
      const { feedback } = asObject(json, 'the answer')
      const id = await collected(probe)
      expects(Array.isArray(feedback) && feedback.some(entry => entry.id === id), 'the export does not show it')
    }
  }
]

const collected = (probe: Probe): Promise<string> =>
  probe.once('collect', async () => {
    const { target, call } = probe
    const body = {
      source: 'contextual',
      path: '/conformance',
      fp: probe.fp,
      helpful: true,
      comment: 'A test of the interface.'
    }
    const path = routes.assistantFeedback(target.domain ?? '')
    const { status, json } = await call(path, { method: 'POST', key: 'assistant', body })
    isOffered({ status })
    const { id } = asObject(json, 'the answer')
    expects(typeof id === 'string' && id !== '', 'the answer has no id')
    return id
  })

/** The last minutes, so that one page is enough. */
const fresh = () =>
  new URLSearchParams({ dateFrom: new Date(Date.now() - 120_000).toISOString(), limit: '100' }).toString()
