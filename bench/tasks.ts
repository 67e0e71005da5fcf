import type { Browser, Page } from 'playwright'
import { sum } from '../src/shared/numbers.ts'

interface TraceEvent {
  /** Processor time in microseconds. */
  tdur?: number
  /** Start by the clock, in microseconds. */
  ts: number
  dur?: number
  pid: number
  tid: number
  name: string
  args: { name?: string }
}

/**
 * Runs `work`, and returns the CPU time in ms of each main-thread task, which a busy machine does not change. Throws
 * when the browser traced no task, because no work must not look like fast work.
 */
export const tasksOf = async (browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = threads.map(({ pid, tid }) =>
    wholeTasks(traceEvents.filter(event => event.pid === pid && event.tid === tid))
  )
  // The browser may have several renderer processes; takes the one that worked most.
  const [most = []] = tasks.sort((one, other) => sum(other) - sum(one))
  if (sum(most) === 0) throw new Error('The browser traced no task of the main thread.')
  return most
}

/** Adds to each task the microtasks that it leaves behind, which the browser runs right after it. */
const wholeTasks = (events: TraceEvent[]): number[] => {
  const tasks: number[] = []
  let end = 0
  for (const { name, ts, dur = 0, tdur = 0 } of events.sort((one, other) => one.ts - other.ts)) {
    if (name === 'ThreadControllerImpl::RunTask') {
      tasks.push(tdur / 1000)
      end = ts + dur
    } else if (name === 'BlinkScheduler_PerformMicrotaskCheckpoint' && ts >= end) {
      tasks.push((tasks.pop() ?? 0) + tdur / 1000)
    }
  }
  return tasks
}
