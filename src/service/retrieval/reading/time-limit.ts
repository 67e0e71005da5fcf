import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** Why a page is left out at which a thread was ended. */
export const tookTooLong = 'It takes too long, or too much memory, to parse.'

/**
 * Tells when a thread has worked for too long on one step. Its own processor time counts where Node tells it: on a busy
 * machine a page waits for longer than it is parsed, and is none the worse.
 *
 * @param step What the thread works on; 0 for nothing that is limited.
 * @param limit Milliseconds.
 * @returns How to stop counting.
 */
export const limitTime = (thread: Worker, step: () => number, limit: number, onOver: () => void): (() => void) => {
  let isStopped = false
  let current = 0
  let begun: number | undefined
  const look = async () => {
    const before = step()
    const worked = before === 0 ? 0 : await workedFor(thread, limit)
    if (isStopped) return
    // What it has done since the last look may have been for another step.
    if (before !== current) [current, begun] = [before, worked]
    const isOver = before !== 0 && step() === before && (worked === undefined || worked - (begun ?? 0) >= limit)
    if (isOver) onOver()
    else timer = setTimeout(look, limit / 4)
  }
  let timer = setTimeout(look, limit / 4)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Nothing, where the thread is so stuck that it cannot even say that. */
const workedFor = async (thread: Worker, patience: number): Promise<number | undefined> => {
  // From Node 24.6 on; the types know no older ones.
  if (!('cpuUsage' in thread)) return performance.now()
  const usage = await Promise.race([
    thread.cpuUsage().catch(() => undefined),
    wait(patience, undefined, { ref: false })
  ])
  return usage && (usage.user + usage.system) / 1_000
}
