import { expect, test } from '../test.ts'
import { testBehaviours } from './behaviours.ts'
import { openFirefox } from './firefox.ts'
import type { ForeignPage } from './foreign-page.ts'
import { ask, click, elements, open, poll, waitForShown } from './foreign-widget.ts'
import { type RunningSite, startSite } from './running-site.ts'

test.describe('firefox', () => testBehaviours(openFirefox))

test.describe('firefox on a site with a client-side router', () => {
  let page: ForeignPage
  let running: RunningSite
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    running = await startSite(
      { name: 'vitepress', base: '/manual/', dist: 'docs/.vitepress/dist', npm: true },
      'firefox'
    )
    page = await openFirefox()
  })
  test.afterAll(async () => {
    await page?.close()
    await running?.stop()
  })

  test('answers a question, and the site’s router opens its source', async () => {
    await page.resize(1360, 900)
    await page.goto(running.url)
    await page.run(() => void Object.assign(document, { isSame: true }))
    await open(page)
    await ask(page, 'How long is the pause between retries?')
    const href = await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      return [...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part~=source]') ?? [])].at(-1)?.href ?? ''
    })
    await click(page, elements.sources)
    await poll(() => page.run(() => location.href)).toBe(href.split(':~:')[0])
    const id = decodeURIComponent(new URL(href).hash.slice(1)).split(':~:')[0] ?? ''
    expect(id).not.toBe('')
    await poll(() => page.run(name => document.getElementById(name) !== null, id)).toBe(true)
    expect(await page.run(() => 'isSame' in document)).toBe(true)
    await poll(() => page.run(() => CSS.highlights.get('docs-assistant-passage')?.size ?? 0)).toBeGreaterThan(0)
    await waitForShown(page, elements.panel)
  })
})
