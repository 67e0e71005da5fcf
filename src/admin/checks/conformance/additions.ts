import { routes } from '../../../protocol/index.ts'
import { type Bench, expects, isOffered, type Promised, record } from './check.ts'

/** This project’s own routes for feedback; a platform need not have them. They write. */
export const additionPromises: Promised[] = [
  {
    section: 'addition',
    promise: 'feedback is collected with the public key, and exported',
    needs: ['assistantKey', 'adminKey', 'write'],
    async check(bench) {
      const id = await collected(bench)
      const { json } = await bench.call(`${routes.feedback(bench.target.projectId ?? '')}?${fresh()}`, { key: 'admin' })
      const { feedback } = record(json, 'the answer')
      expects(Array.isArray(feedback) && feedback.some(entry => entry.id === id), 'it is not in the export')
    }
  },
  {
    section: 'addition',
    promise: 'the status of feedback can be set',
    needs: ['assistantKey', 'adminKey', 'write'],
    async check(bench) {
      const path = routes.feedbackEntry(bench.target.projectId ?? '', await collected(bench))
      // Dismissed, so that nobody has to look at what this run has written.
      const { status } = await bench.call(path, { method: 'PATCH', key: 'admin', body: { status: 'dismissed' } })
      isOffered({ status })
      const query = `${fresh()}&status=dismissed`
      const { json } = await bench.call(`${routes.feedback(bench.target.projectId ?? '')}?${query}`, { key: 'admin' })
      const { feedback } = record(json, 'the answer')
      const id = await collected(bench)
      expects(Array.isArray(feedback) && feedback.some(entry => entry.id === id), 'the export does not show it')
    }
  }
]

const collected = (bench: Bench): Promise<string> =>
  bench.once('collect', async () => {
    const { target, call } = bench
    const body = {
      source: 'contextual',
      path: '/conformance',
      fp: 'anonymous',
      helpful: true,
      comment: 'A test of the interface.'
    }
    const path = routes.assistantFeedback(target.domain ?? '')
    const { status, json } = await call(path, { method: 'POST', key: 'assistant', body })
    isOffered({ status })
    const { id } = record(json, 'the answer')
    expects(typeof id === 'string' && id !== '', 'the answer has no id')
    return id
  })

/** The last minutes, so that one page is enough. */
const fresh = () =>
  new URLSearchParams({ dateFrom: new Date(Date.now() - 120_000).toISOString(), limit: '100' }).toString()
