import { accessSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import type { ForeignPage } from './foreign-page.ts'

/**
 * Opens the Firefox of this machine through puppeteer, which speaks WebDriver BiDi. Playwright can only drive its own
 * build of Firefox.
 */
export const openFirefox = async (): Promise<ForeignPage> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // Turns the back/forward cache off, because puppeteer loses track of a page that returns from it.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 }
  })
  const open = async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(30_000)
    return page
  }
  return { ...foreignPage(await open(), open), close: () => browser.close() }
}

const foreignPage = (page: Page, open: () => Promise<Page>): ForeignPage => ({
  async goto(url) {
    await page.goto(url)
  },
  async reload() {
    await page.reload()
  },
  async back() {
    await page.goBack()
  },
  // Passes the call as source text, because puppeteer’s types for functions want handles, which `Given` has none of.
  run: <Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given) =>
    page.evaluate(`(${work}).apply(undefined, ${JSON.stringify(given)})`) as Promise<Result>,
  type: text => page.keyboard.type(text),
  press: key => page.keyboard.press(key),
  async drag(from, to = from) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    if (to !== from) await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  },
  pressButton: (button, { x, y }) => page.mouse.click(x, y, { button }),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  async newTab() {
    const next = await open()
    await next.bringToFront()
    return foreignPage(next, open)
  },
  close: () => page.close()
})

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
