import { accessSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { expect, test } from '../test.ts'
import { type RunningSite, startSite } from './running-site.ts'

// Playwright drives a Firefox of its own alone; puppeteer speaks WebDriver BiDi with the one of the system.
const findFirefox = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders
    .flatMap(folder => ['firefox-esr', 'firefox'].map(name => join(folder, name)))
    .find(file => {
      try {
        accessSync(file)
        return true
      } catch {
        return false
      }
    })
  if (!found) throw new Error('Install Firefox so that it is on the PATH (on Debian “apt-get install firefox-esr”).')
  return found
}

test.describe('firefox', () => {
  let browser: Browser
  let running: RunningSite
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    running = await startSite(
      { name: 'vitepress', base: '/manual/', dist: 'docs/.vitepress/dist', npm: true },
      'firefox'
    )
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() })
  })
  test.afterAll(async () => {
    await browser?.close()
    await running?.stop()
  })

  test('a question is answered, and its source is opened by the router of the site', async () => {
    const page = await browser.newPage()
    await page.setViewport({ width: 1360, height: 900 })
    page.setDefaultTimeout(30_000)
    await page.goto(running.url)
    await page.evaluate(() => Object.assign(document, { isSame: true }))
    await page.locator('>>> [part~=launcher]').click()
    await page.waitForSelector('>>> textarea')
    await page.keyboard.type('How long is the pause between retries?')
    await page.keyboard.press('Enter')
    await page.waitForSelector('>>> [aria-label="Assistant"][aria-busy="false"]')
    const source = await page.waitForSelector('>>> ul[aria-label="Sources"] a')
    const href = (await source?.evaluate(link => link.href)) ?? ''
    await source?.click()
    await page.waitForFunction(address => location.href === address, {}, href)
    const id = decodeURIComponent(new URL(href).hash.slice(1))
    expect(id).not.toBe('')
    await page.waitForFunction(name => document.getElementById(name) !== null, {}, id)
    expect(await page.evaluate(() => 'isSame' in document)).toBe(true)
    await page.waitForFunction(() => CSS.highlights.get('docs-assistant-passage')?.size)
    expect(await page.$('>>> [role=dialog], >>> dialog')).not.toBeNull()
  })
})
