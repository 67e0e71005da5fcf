import { setTimeout as wait } from 'node:timers/promises'
import { createMutex } from '../../shared/mutex.ts'
import type { JobStore } from '../store/index.ts'

/** Milliseconds between two looks whether the other instances have stopped. */
const pause = 50

/**
 * Projects whose jobs are held while words of a reader are deleted, by this instance and by others: each removes its own
 * copies of the repositories then.
 *
 * @param lease Milliseconds after which a hold ends by itself, if who began it was killed.
 */
export const createHolds = (
  jobs: Pick<JobStore, 'hold' | 'keepHold' | 'endHold' | 'holds' | 'isTaken'>,
  lease: number,
  forget: (projectId: string) => Promise<void>
) => {
  const own = new Set<string>()
  /** Holds whose copies are removed. */
  const forgotten = new Set<string>()
  // One that is kept in the moment in which it ends would be held anew.
  const mutex = createMutex()
  return {
    /** Gives back how to end it. */
    async begin(projectId: string): Promise<() => Promise<void>> {
      const id = await jobs.hold(projectId, lease)
      own.add(id)
      // Who holds a project removes its copy itself.
      forgotten.add(id)
      return async () => {
        own.delete(id)
        await mutex.run(() => jobs.endHold(id))
      }
    },
    /** Waits until no instance works for the project. */
    async whileTaken(projectId: string, signal: AbortSignal): Promise<void> {
      while (!signal.aborted && (await jobs.isTaken(projectId))) await wait(pause)
    },
    /** Keeps the own ones, and removes what the others of the project are to be rid of. */
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
