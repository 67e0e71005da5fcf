import type { Browser } from 'playwright'
import { tasksOf } from '../tasks.ts'
import { answer, deltasOf } from './answer.ts'
import type { Renderer } from './server.ts'

export interface Run {
  /** UTF-16 units of the answer. */
  size: number
  /** Of one delta; 0 for 8 to 22. */
  deltaLength: number
  perFrame: number
  /** How many times slower the processor is made. */
  slowdown: number
}

/** Milliseconds of the main thread’s own time: what else the machine does adds little to it. */
export interface Work {
  all: number
  script: number
  style: number
  layout: number
  /** Tasks of more than 50 ms by the clock, which other work of the machine makes longer. */
  longTasks: number
  /** Those of more than 50 ms of the processor’s time, times as much as it is slowed down. */
  busyTasks: number
  /** The longest of them, in such milliseconds. */
  longest: number
  /** MB of the heap that the answer has left behind. */
  heap: number
}

interface Answering {
  prepare(deltas: string[], perFrame: number): void
  ask(): Promise<void>
  settled(): Promise<void>
  shown(): string
}

/** What is on each page under these names. */
declare global {
  interface Window extends Partial<Answering> {
    longTasks?: number
  }
}

/** A page in which a first answer has brought all code. */
const open = async (browser: Browser, origin: string, renderer: Renderer, { deltaLength, perFrame }: Run) => {
  const context = await browser.newContext({ viewport: { width: 500, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${origin}/page/${renderer}`)
  await page.waitForFunction(() => 'ask' in window)
  const prepare = (text: string) =>
    page.evaluate(([deltas, most]) => window.prepare?.(deltas, most), [deltasOf(text, deltaLength), perFrame] as const)
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

/** Draws one answer in a page of its own, and once more in another for its tasks. */
export const measure = async (browser: Browser, origin: string, renderer: Renderer, run: Run): Promise<Work> => {
  const text = answer(run.size)
  const { context, page, prepare, ask } = await open(browser, origin, renderer, run)
  const session = await context.newCDPSession(page)
  // Time of the thread and not the clock’s: other work of the machine is none of the page’s.
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

/** Not slowed down: what slows it down counts by the clock, also while other work has the processor. */
const tasksIn = async (browser: Browser, origin: string, renderer: Renderer, run: Run): Promise<number[]> => {
  const { context, page, prepare, ask } = await open(browser, origin, renderer, run)
  await prepare(answer(run.size))
  const tasks = await tasksOf(browser, page, ask)
  await context.close()
  return tasks.map(task => task * run.slowdown)
}
