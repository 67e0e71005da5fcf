import { setTimeout as wait } from 'node:timers/promises'
import { createMutex } from '../../shared/mutex.ts'
import type { JobStore } from '../store/index.ts'

/** Milliseconds between two checks whether the other instances have stopped. */
const pollInterval = 50

/**
 * Holds of projects: no job of a project runs in any instance while a reader’s words are deleted. Each instance then
 * removes its own copies of the repositories.
 *
 * @param lease Milliseconds after which a hold expires if its instance was killed.
 */
export const createHolds = (
  jobs: Pick<JobStore, 'hold' | 'keepHold' | 'endHold' | 'holds' | 'isTaken'>,
  lease: number,
  forget: (projectId: string) => Promise<void>
) => {
  const own = new Set<string>()
  /** Holds whose copies are removed. */
  const forgotten = new Set<string>()
  // Renewing a hold must not overlap with ending it, which would begin it again.
  const mutex = createMutex()
  return {
    /** Begins a hold. Returns a function that ends it. */
    async begin(projectId: string): Promise<() => Promise<void>> {
      const id = await jobs.hold(projectId, lease)
      own.add(id)
      // The caller removes this instance’s copy itself.
      forgotten.add(id)
      return async () => {
        own.delete(id)
        await mutex.run(() => jobs.endHold(id))
      }
    },
    /** Waits until no instance works for the project. */
    async whileTaken(projectId: string, signal: AbortSignal): Promise<void> {
      while (!signal.aborted && (await jobs.isTaken(projectId))) await wait(pollInterval)
    },
    /** Renews the own holds, and removes this instance’s copies of projects that others hold. */
    async keep(isRunning: (projectId: string) => boolean): Promise<void> {
      for (const id of own) await mutex.run(() => jobs.keepHold(id, lease))
      for (const { id, projectId } of await jobs.holds()) {
        if (forgotten.has(id) || isRunning(projectId)) continue
        forgotten.add(id)
        await forget(projectId)
      }
    }
  }
}
