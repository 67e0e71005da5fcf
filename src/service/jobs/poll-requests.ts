import { setTimeout as wait } from 'node:timers/promises'
import type { JobRunner } from '../contract.ts'
import type { JobLinkStore } from '../store/index.ts'

interface Polling {
  links: Pick<JobLinkStore, 'openRequests' | 'end'>
  /** Looks a job’s request up at the code host. */
  stateOf: NonNullable<JobRunner['requestState']>
  report: (error: unknown) => void
  /** Milliseconds between two polls. Default 5 minutes. */
  interval?: number
}

/** Polls the pull requests of jobs, so that a merge resolves what a job is about. Returns a function that stops it. */
export const pollRequests = ({ links, stateOf, report, interval = 300_000 }: Polling): (() => Promise<void>) => {
  const stopping = new AbortController()
  const look = async () => {
    for (const job of await links.openRequests()) {
      if (stopping.signal.aborted) return
      // A failed look-up, such as for a removed project, must not keep the others from being polled.
      await lookAt(job).catch(report)
    }
  }
  const lookAt = async (job: { id: string; projectId: string }) => {
    const state = await stateOf(job)
    if (state === 'merged' || state === 'closed') await links.end(job.projectId, job.id, state)
  }
  const poll = async () => {
    while (!stopping.signal.aborted) {
      await look().catch(report)
      await wait(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const polling = poll()
  return () => {
    stopping.abort()
    return polling
  }
}
