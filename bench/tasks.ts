import type { Browser, Page } from 'playwright'
import { sum } from '../src/shared/numbers.ts'

interface TraceEvent {
  /** Microseconds of CPU. */
  tdur?: number
  /** Microseconds of the clock. */
  ts: number
  dur?: number
  pid: number
  tid: number
  name: string
  args: { name?: string }
}

/** CPU time of each task of a page’s main thread while something is done, in milliseconds: a busy machine adds nothing to it. */
export const tasksOf = async (browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = threads.map(({ pid, tid }) =>
    wholeTasks(traceEvents.filter(event => event.pid === pid && event.tid === tid))
  )
  // Of several renderers the one that worked.
  return tasks.sort((one, other) => sum(other) - sum(one))[0] ?? []
}

/** With the promises that each leaves behind: the browser settles them after it, before anything else. */
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
