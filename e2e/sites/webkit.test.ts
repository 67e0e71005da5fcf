import { expect, test } from '../test.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { enter, openWebKit, type WebKitPage } from './webkit.ts'

const inWidget = 'const widget = document.querySelector("docs-assistant").shadowRoot;'

test.describe('webkit', () => {
  let page: WebKitPage
  let running: RunningSite
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    const site = { name: 'html', base: '/manual/', dist: 'public', npm: true, namesItsAddress: ['template.html'] }
    running = await startSite(site, 'webkit')
    page = await openWebKit()
  })
  test.afterAll(async () => {
    await page?.close()
    await running?.stop()
  })

  test('a question is answered under a strict policy, and its source leads to its anchor', async () => {
    await page.goto(running.url)
    await expect.poll(() => page.run('return document.querySelector("docs-assistant") !== null')).toBe(true)
    await page.run(`${inWidget} widget.querySelector("[part~=launcher]").click()`)
    await expect.poll(() => page.run(`${inWidget} return widget.activeElement?.localName`)).toBe('textarea')
    await page.type(`How long are the blades?${enter}`)
    const answer = () => page.run(`${inWidget} return widget.querySelector("article[aria-busy=false]")?.innerText`)
    await expect.poll(answer).toContain('1.2 metres')
    const source = `${inWidget} return widget.querySelector("[part~=source]").href`
    const url = String(await page.run(source))
    await page.run(`${inWidget} widget.querySelector("[part~=source]").click()`)
    await expect.poll(() => page.run('return location.href')).toBe(url)
    const target = 'return document.getElementById(location.hash.slice(1))?.textContent'
    await expect.poll(() => page.run(target)).toBe('Blades')
  })
})
