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

/** Draws one answer in a page of its own, after a first one that brings all code. */
export const measure = async (browser: Browser, origin: string, renderer: Renderer, run: Run): Promise<Work> => {
  const context = await browser.newContext({ viewport: { width: 500, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${origin}/page/${renderer}`)
  await page.waitForFunction(() => 'ask' in window)
  const ask = async (size: number) => {
    const text = answer(size)
    await page.evaluate(([deltas, perFrame]) => window.prepare?.(deltas, perFrame), [
      deltasOf(text, run.deltaLength),
      run.perFrame
    ] as const)
    const before = await read()
    await page.evaluate(async () => {
      await window.ask?.()
      await window.settled?.()
    })
    const after = await read()
    const last =
      text
        .match(/## Part \d+/g)
        ?.at(-1)
        ?.slice(3) ?? ''
    const shown = await page.evaluate(() => window.shown?.() ?? '')
    if (!shown.includes(last)) throw new Error(`${renderer} does not show the end of the answer.`)
    return (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000
  }
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
  await ask(2000)
  await page.evaluate(() => {
    window.longTasks = 0
    new PerformanceObserver(list => {
      window.longTasks = (window.longTasks ?? 0) + list.getEntries().length
    }).observe({ type: 'longtask' })
  })
  const heapBefore = await heap()
  await session.send('Emulation.setCPUThrottlingRate', { rate: run.slowdown })
  const spent = await ask(run.size)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const longTasks = await page.evaluate(() => window.longTasks ?? 0)
  const heapAfter = await heap()
  // Once more, and not slowed down: what slows it down counts by the clock, also while other work has the processor.
  const tasks = (await tasksOf(browser, page, () => ask(run.size))).map(task => task * run.slowdown)
  await context.close()
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
