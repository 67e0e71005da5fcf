import type { Page } from 'playwright/test'
import { ask, expect, test, widget } from '../test.ts'
import { anchorOf, answerText, openLinks, ownLinks } from './answer.ts'
import { examine } from './doctor.ts'
import { followSources } from './passages.ts'
import { rawMarkup } from './raw-markup.ts'
import { type RunningSite, startSite } from './running-site.ts'
import type { Site } from './site.ts'
import { isDark } from './theme.ts'

const minutes = 60_000
/** The smallest width that the panel takes by itself beside an article, in CSS pixels. */
const minWidth = 340

/** Registers the tests that every site has to pass. */
export const testSite = (site: Site) => {
  test.describe(site.name, () => {
    const { start = '', switchTheme, search } = site
    let running: RunningSite
    test.beforeAll(async () => {
      test.setTimeout(15 * minutes)
      running = await startSite(site)
    })
    test.afterAll(() => running?.stop())

    for (const question of site.questions.map(each => (typeof each === 'string' ? { text: each } : each))) {
      test(question.text, async ({ page }) => {
        const errors = watchErrors(page)
        await page.goto(running.url + (question.from ?? start))
        await page.locator('docs-assistant .launcher').waitFor()
        // The tests find the widget’s parts by their English names, whatever the page’s language is.
        await page.evaluate(() =>
          (window as { DocsAssistant?: { update?(options: object): void } }).DocsAssistant?.update?.({ locale: 'en' })
        )
        await widget(page).launcher.click()
        const answer = await ask(page, question.text)
        const raw = rawMarkup(...(await answerText(answer)))
        const links = await ownLinks(answer, running.url)
        const opened = await openLinks(page, links)
        count('markup', raw.length ? 0 : 1, 1)
        count('links', opened.filter(({ status }) => status === 200).length, opened.length)
        count('anchors', opened.filter(({ problem }) => !problem).length, opened.length)
        expect
          .soft(
            links.filter(link => link.isSource),
            'sources'
          )
          .not.toEqual([])
        expect.soft(raw, 'raw markup in the answer').toEqual([])
        expect.soft(opened.filter(({ status, problem }) => status !== 200 || problem)).toEqual([])
        const addresses = links.map(({ url }) => url)
        const below = (path: string) => addresses.map(url => url.startsWith(new URL(path, running.url).href))
        if (question.within) expect.soft(below(question.within)[0], addresses[0]).toBe(true)
        if (question.without) expect.soft(below(question.without), addresses.join(' ')).not.toContain(true)
        expect.soft(errors).toEqual([])
      })
    }

    test('marks the passage when the reader follows a source', async ({ page }) => {
      const followed = []
      const questions = site.questions.slice(0, 5)
      for (const [index, question] of questions.entries()) {
        await page.goto(running.url + ((typeof question === 'object' && question.from) || start))
        // Once opened, the panel opens by itself on the following pages.
        if (index === 0) await widget(page).launcher.click()
        await widget(page).panel.waitFor()
        followed.push(...(await followSources(page, textOf(question))))
      }
      const marked = followed.filter(({ share, isSeen }) => isSeen && share >= 0.3)
      count('passages', marked.length, followed.length)
      expect(followed.length).toBeGreaterThanOrEqual(questions.length)
      const missing = followed.filter(source => !marked.includes(source))
      expect(missing.length / followed.length, JSON.stringify(missing, null, 2)).toBeLessThanOrEqual(0.05)
    })

    test('the doctor finds nothing wrong on the first page and on another', async () => {
      for (const path of [start, site.link.to]) {
        const { code, wrong } = await examine(new URL(path, running.url).href)
        expect([code, wrong], path).toEqual([0, []])
      }
    })

    const { unpublished } = site
    if (unpublished) {
      test('quotes no page that is not published', async ({ page }) => {
        await page.goto(running.url + start)
        await widget(page).launcher.click()
        const answer = await ask(page, unpublished.question)
        await expect(answer).not.toContainText(unpublished.word)
      })
    }

    test('keeps the conversation when the reader goes to another page', async ({ page }) => {
      await page.goto(running.url + start)
      await markDocument(page)
      await widget(page).launcher.click()
      await ask(page, textOf(site.questions[0]))
      await siteLink(page, site.link.name).click()
      await page.waitForURL(new URL(site.link.to, running.url).href)
      if (site.routes) {
        expect(await isMarked(page)).toBe(true)
        await expect(widget(page).panel).toBeVisible()
      } else if (!(await widget(page).panel.isVisible())) await widget(page).launcher.click()
      await expect(widget(page).questions).toHaveText([textOf(site.questions[0])])
      count('navigation', 1, 1)
    })

    if (site.routes === 'all') {
      test('the site’s router opens a source', async ({ page }) => {
        await page.goto(running.url + start)
        await markDocument(page)
        await widget(page).launcher.click()
        await ask(page, textOf(site.questions[0]))
        const source = widget(page).sources.getByRole('link').first()
        const href = (await source.getAttribute('href')) ?? ''
        await source.click()
        await page.waitForURL(href)
        expect(await isMarked(page)).toBe(true)
        await expect(widget(page).panel).toBeVisible()
        const anchor = decodeURIComponent(anchorOf(new URL(href)))
        if (anchor) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
        count('navigation', 1, 1)
      })
    }

    test('at 1,280 px a floating panel covers no word of the article, unless it is as narrow as it gets', async ({
      page
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(running.url + site.link.to)
      await widget(page).launcher.click()
      const room = () => widget(page).panel.evaluate(roomOfArticle)
      await expect.poll(async () => (await room()).hasControls).toBe(true)
      const { width, covered, letters } = await room()
      test.info().annotations.push({ type: 'room', description: `${width} px wide, covers ${covered} of ${letters}` })
      // The control: there is an article beside the panel.
      expect(letters).toBeGreaterThan(50)
      if (width > minWidth) expect(covered).toBe(0)
    })

    for (const system of ['light', 'dark'] as const) {
      test(`the panel has the page’s theme on a ${system} system`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: system })
        await page.goto(running.url + start)
        await widget(page).launcher.click()
        const panel = widget(page).panel
        await expect
          .poll(async () => [system, await isDark(panel)])
          .toEqual([system, await isDark(page.locator('body'))])
        if (switchTheme) {
          for (const theme of ['dark', 'light', 'dark'] as const) {
            await switchTheme(page, theme)
            await expect.poll(() => isDark(page.locator('body'))).toBe(theme === 'dark')
            await expect.poll(async () => [theme, await isDark(panel)]).toEqual([theme, theme === 'dark'])
          }
          await page.reload()
          await expect.poll(() => isDark(panel)).toBe(true)
        }
        count('theme', 1, 1)
      })
    }

    if (search) {
      test('the site’s search keeps its shortcut, and typing in the composer does not open it', async ({ page }) => {
        await page.goto(running.url + start)
        await widget(page).launcher.click()
        await widget(page).composer.pressSequentially('skip /docs')
        await widget(page).composer.press(search.key)
        await expect(search.field(page).and(page.locator(':focus'))).toHaveCount(0)
        await expect(widget(page).composer).toHaveValue(/^skip \/docs/)
        await widget(page).close.click()
        await page.locator('h1').first().click()
        await page.keyboard.press(search.key)
        await expect(search.field(page)).toBeFocused()
        await page.keyboard.type('install')
        await expect(search.field(page)).toHaveValue(/install$/)
        count('search', 1, 1)
      })
    }
  })
}

const textOf = (question: Site['questions'][number] = '') => (typeof question === 'string' ? question : question.text)

/** Finds a link of the page itself: XPath does not see into the widget’s shadow root. */
const siteLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).and(page.locator('xpath=//a')).first()

/** The panel’s width, how many letters of the article are at its height (`letters`), and how many it covers. */
const roomOfArticle = (panel: HTMLElement | SVGElement) => {
  const box = panel.getBoundingClientRect()
  const article = document.querySelector('article') ?? document.querySelector('main') ?? document.body
  const found = { width: box.width, letters: 0, covered: 0, hasControls: panel.querySelector('.wide-button') !== null }
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('nav, aside')) continue
    // Leaves out the part of a long line of code that is scrolled out of its block.
    const end = parent.closest('pre')?.getBoundingClientRect().right ?? innerWidth
    for (const { index } of (text.nodeValue ?? '').matchAll(/\S/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const { width, top, bottom, left, right } = range.getBoundingClientRect()
      if (!width || left >= end || top >= box.bottom || bottom <= box.top) continue
      found.letters += 1
      if (right > box.left && left < box.right) found.covered += 1
    }
  }
  return found
}

/** Adds a result to the table that `table.ts` prints. */
const count = (type: string, good: number, all: number) => {
  test.info().annotations.push({ type, description: `${good}/${all}` })
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(document, { isSame: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSame' in document)

/** Collects errors thrown by the widget’s code, and violations of the page’s policy. */
const watchErrors = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', error => /docs-assistant|\/widget\//.test(error.stack ?? '') && errors.push(String(error)))
  page.on('console', message => {
    if (/docs-assistant|Content Security Policy/i.test(message.text())) errors.push(message.text())
  })
  return errors
}
