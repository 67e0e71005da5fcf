import type { JobRunner } from '../contract.ts'
import type { JobStore } from '../store/index.ts'
import type { JobQueue } from './queue.ts'

/** Deletes old jobs, and the runner’s stored data of their projects as soon as no job uses it. */
export const expireJobs = (
  jobs: Pick<JobStore, 'deleteBefore'>,
  queue: Pick<JobQueue, 'isRunning'>,
  runner: Pick<JobRunner, 'forget'> | undefined
) => {
  const owed = new Set<string>()
  return {
    async deleteBefore(date: string): Promise<void> {
      for (const projectId of await jobs.deleteBefore(date)) owed.add(projectId)
      for (const projectId of owed) {
        if (queue.isRunning(projectId)) continue
        owed.delete(projectId)
        await runner?.forget?.(projectId)
      }
    }
  }
}
