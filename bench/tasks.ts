import type { Browser, Page } from 'playwright'

interface TraceEvent {
  /** Microseconds of CPU. */
  tdur?: number
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
    traceEvents
      .filter(event => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => tdur / 1000)
  )
  // Of several renderers the one that worked.
  return tasks.sort((one, other) => sum(other) - sum(one))[0] ?? []
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
