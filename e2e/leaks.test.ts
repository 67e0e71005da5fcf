import type { CDPSession, Page } from 'playwright/test'
import type { Assistant } from '../src/widget/handle.ts'
import type { AssistantOptions } from '../src/widget/options.ts'
import { expect, slow, test } from './test.ts'

type Mount = (options: AssistantOptions) => Assistant

/** Init script: counts the timers that are pending and the observers that are connected. */
const countRunning = () => {
  const timers = new Set<unknown>()
  const observers = new Set<unknown>()
  const page = window as unknown as Record<string, (...given: unknown[]) => unknown>
  const wrap = (start: string, end: string, repeats: boolean) => {
    const [begin, clear] = [page[start], page[end]]
    if (!begin || !clear) return
    page[start] = (run, ...rest) => {
      const id = begin.call(
        window,
        (...given: unknown[]) => {
          if (!repeats) timers.delete(`${start}${id}`)
          if (typeof run === 'function') run(...given)
        },
        ...rest
      )
      timers.add(`${start}${id}`)
      return id
    }
    page[end] = id => {
      timers.delete(`${start}${id}`)
      return clear.call(window, id)
    }
  }
  wrap('setTimeout', 'clearTimeout', false)
  wrap('setInterval', 'clearInterval', true)
  wrap('requestAnimationFrame', 'cancelAnimationFrame', false)
  wrap('requestIdleCallback', 'cancelIdleCallback', false)
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = prototype as { observe(...given: unknown[]): void; disconnect(): void }
    Object.assign(prototype, {
      observe(this: unknown, ...given: unknown[]) {
        observers.add(this)
        return observe.apply(this, given)
      },
      disconnect(this: unknown) {
        observers.delete(this)
        return disconnect.apply(this)
      }
    })
  }
  Object.assign(window, { running: () => ({ timers: timers.size, observers: observers.size }) })
}

/** Counts listeners, nodes, timers and observers after a garbage collection. */
const countAlive = async (page: Page, cdp: CDPSession) => {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  const running = (await page.evaluate('window.running()')) as { timers: number; observers: number }
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), ...running }
}

const openPage = async (page: Page, site: string) => {
  await page.addInitScript(countRunning)
  await page.route('**/leaks.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Leaks</title><body><pre>npm install</pre></body></html>'
    })
  )
  await page.goto(`${site}/leaks.html`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

/** Mounts and destroys `count` widgets, each after its idle code has run or, if `opened`, after its panel is open. */
const rounds = (page: Page, count: number, opened = false) =>
  page.evaluate(
    async ({ count, opened }) => {
      const path = '/widget/index.js'
      const { mount }: { mount: Mount } = await import(path)
      for (let round = 0; round < count; round++) {
        const assistant = mount({ domain: 'local', baseUrl: location.origin, opened, persist: 'none' })
        const shadow = document.querySelector('docs-assistant')?.shadowRoot
        const wanted = opened ? 'textarea' : '.ask-about'
        while (!shadow?.querySelector(wanted)) await new Promise(resolve => requestAnimationFrame(resolve))
        assistant.destroy()
      }
    },
    { count, opened }
  )

for (const [name, opened, count] of [
  ['a thousand widgets', false, 1000],
  ['a hundred open panels', true, 100]
] as const) {
  test(
    `mounting and destroying ${name} leaves no listener, node, timer or observer behind`,
    slow,
    async ({ page, site }) => {
      test.slow()
      const cdp = await openPage(page, site)
      const before = await countAlive(page, cdp)
      await rounds(page, count, opened)
      // Polls, because the last panels have timers that fire within some seconds.
      await expect.poll(() => countAlive(page, cdp)).toEqual(before)
    }
  )
}

test('the control: the counters find listeners, nodes, timers and observers that leak', async ({ page, site }) => {
  const cdp = await openPage(page, site)
  const before = await countAlive(page, cdp)
  await page.evaluate(() => {
    for (let round = 0; round < 100; round++) {
      const node = document.createElement('i')
      Object.assign(window, { [`kept${round}`]: node })
      document.addEventListener('leak', () => node.remove())
      setInterval(() => {}, 1e6)
      new MutationObserver(() => {}).observe(document.body, { childList: true })
    }
  })
  const after = await countAlive(page, cdp)
  for (const name of Object.keys(before) as (keyof typeof before)[]) {
    expect(after[name] - before[name], name).toBeGreaterThanOrEqual(100)
  }
})
