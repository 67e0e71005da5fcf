import { routes } from '../../../protocol/index.ts'
import { type ConformanceCheck, expects, isOffered, type Probe } from './check.ts'
import { archiveOwnJob } from './jobs.ts'
import { walk } from './lists.ts'
import { pathOfReader, seed } from './own-feedback.ts'

/** The last check of a run deletes what the run asked and wrote. It runs also when the run is interrupted. */
export const leaveNothing: ConformanceCheck = {
  section: 'addition',
  promise: 'what this run asked and wrote can be deleted',
  needs: ['adminKey'],
  async run(probe) {
    const { projectId = '' } = probe.target
    const { status } = await probe.call(pathOfReader(probe), { method: 'DELETE', key: 'admin' })
    for (const threadId of await threadsOfNobody(probe)) {
      await probe.call(routes.thread(projectId, threadId), { method: 'DELETE', key: 'admin' })
    }
    // Another check tests whether a job can be archived.
    await archiveOwnJob(probe).catch(() => {})
    isOffered({ status })
    await isGone(probe)
  }
}

/** The threads asked as `anonymous`, which deleting the reader does not delete. */
const threadsOfNobody = async (probe: Probe): Promise<string[]> => {
  const asked = ['plain1', 'thread1'] as const
  const threads = await Promise.all(
    asked.map(async name => {
      if (!probe.has(`answer ${name}`)) return
      const answer = await probe.answer(name).catch(() => undefined)
      return answer?.threads.finish ?? answer?.threads.metadata ?? answer?.threads.header
    })
  )
  return [...new Set(threads)].filter(threadId => threadId !== undefined)
}

const isGone = async (probe: Probe): Promise<void> => {
  const { projectId = '' } = probe.target
  if (probe.has('answer plain')) {
    const { threads } = await probe.answer('plain')
    if (threads.finish) {
      const { status } = await probe.call(routes.thread(projectId, threads.finish), { key: 'admin' })
      expects(status === 404 || status === 405, 'it says so, but the conversation is still there')
    }
  }
  if (!probe.has('seed')) return
  const own = new Set((await seed(probe)).ids)
  const { entries } = await walk(probe, 100, { dateFrom: new Date(Date.now() - 3_600_000).toISOString() })
  expects(!entries.some(({ id }) => own.has(String(id))), 'it says so, but the feedback is still exported')
}
