import type { Browser } from 'playwright'
import { tasksOf } from '../tasks.ts'
import { answer, deltasOf } from './answer.ts'
import type { Renderer } from './server.ts'

export interface Run {
  /** Length of the answer in UTF-16 units. */
  size: number
  /** Length of a delta, or 0 for lengths of 8 to 22. */
  deltaLength: number
  perFrame: number
  /** The factor by which the processor is slowed down. */
  slowdown: number
}

/** Milliseconds of the main thread’s processor time, which other work on the machine hardly changes. */
export interface Work {
  all: number
  script: number
  style: number
  layout: number
  /** Number of tasks longer than 50 ms by the clock, which other work on the machine makes longer. */
  longTasks: number
  /** Number of tasks of more than 50 ms of processor time, multiplied by `slowdown`. */
  busyTasks: number
  /** The longest task’s processor time in milliseconds, multiplied by `slowdown`. */
  longest: number
  /** Growth of the heap by the answer, in MB. */
  heap: number
}

interface Answering {
  prepare(deltas: string[], perFrame: number): void
  ask(): Promise<void>
  settled(): Promise<void>
  shown(): string
}

/** Globals that `feed.js` and each renderer’s page define. */
declare global {
  interface Window extends Partial<Answering> {
    longTasks?: number
  }
}

/** Opens a page and draws a first answer in it, so that all code is loaded. */
const open = async (browser: Browser, origin: string, renderer: Renderer, { deltaLength, perFrame }: Run) => {
  const context = await browser.newContext({ viewport: { width: 500, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${origin}/page/${renderer}`)
  await page.waitForFunction(() => 'ask' in window)
  const prepare = (text: string) =>
    page.evaluate(([deltas, count]) => window.prepare?.(deltas, count), [
      deltasOf(text, deltaLength),
      perFrame
    ] as const)
  const ask = () =>
    page.evaluate(async () => {
      await window.ask?.()
      await window.settled?.()
      return window.shown?.() ?? ''
    })
  await prepare(answer(2000))
  await ask()
  return { context, page, prepare, ask }
}

/** Draws an answer on one page to measure its work, and again on another page to measure its tasks. */
export const measure = async (browser: Browser, origin: string, renderer: Renderer, run: Run): Promise<Work> => {
  const text = answer(run.size)
  const { context, page, prepare, ask } = await open(browser, origin, renderer, run)
  const session = await context.newCDPSession(page)
  // Measures the thread’s processor time and not the clock’s, which other work on the machine would add to.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const heap = async () => {
    for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  await page.evaluate(() => {
    window.longTasks = 0
    new PerformanceObserver(list => {
      window.longTasks = (window.longTasks ?? 0) + list.getEntries().length
    }).observe({ type: 'longtask' })
  })
  await prepare(text)
  const heapBefore = await heap()
  await session.send('Emulation.setCPUThrottlingRate', { rate: run.slowdown })
  const before = await read()
  const shown = await ask()
  const after = await read()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const last = text.match(/Part \d+/g)?.at(-1) ?? ''
  if (!shown.includes(last)) throw new Error(`${renderer} does not show the end of the answer.`)
  const longTasks = await page.evaluate(() => window.longTasks ?? 0)
  const heapAfter = await heap()
  await context.close()
  const spent = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000
  const tasks = await tasksIn(browser, origin, renderer, run)
  return {
    all: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    longTasks,
    busyTasks: tasks.filter(task => task > 50).length,
    longest: Math.max(...tasks),
    heap: heapAfter - heapBefore
  }
}

/** Measures without CPU throttling, which works by the clock and so would count other work on the machine. */
const tasksIn = async (browser: Browser, origin: string, renderer: Renderer, run: Run): Promise<number[]> => {
  const { context, page, prepare, ask } = await open(browser, origin, renderer, run)
  await prepare(answer(run.size))
  const tasks = await tasksOf(browser, page, ask)
  await context.close()
  return tasks.map(task => task * run.slowdown)
}
