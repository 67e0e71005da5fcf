import type { Page } from 'playwright/test'
import { findFullBrowser, launchOptions } from './browser.ts'
import { type Question, startPlatform } from './platform.ts'
import { expect, slow, test, widget } from './test.ts'

// Playwright disables the back/forward cache by default, which these tests are about.
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: findFullBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  }
})

/**
 * Opens a page with the widget, and serves another one to go to. The first page’s title becomes “Kept” when the browser
 * restores it from the back/forward cache, and “New” when it loads it again.
 */
const openPages = async (page: Page, site: string, endpoint: string) => {
  await page.route(`${site}/other.html`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title><p>Other' })
  )
  await page.route(`${site}/page.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Page</title><body><script>
addEventListener('pageshow', event => { document.title = event.persisted ? 'Kept' : 'New' })</script><script type="module">
import { mount } from '/widget/index.js'
mount(${JSON.stringify({ endpoint, load: 'eager' })})</script></body></html>`
    })
  )
  await page.goto(`${site}/page.html`)
  await widget(page).launcher.click()
}

const leaveAndReturn = async (page: Page, site: string) => {
  await page.goto(`${site}/other.html`)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveTitle('Kept')
}

test('an open panel still works after its page returns from the back/forward cache', slow, async ({ page, site }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const platform = await startPlatform()
  await openPages(page, site, platform.url)
  const { composer, answers, panel, close, launcher } = widget(page)
  await composer.fill('A draft')
  await leaveAndReturn(page, site)
  await expect(panel).toBeVisible()
  await expect(composer).toHaveValue('A draft')
  for (let turn = 0; turn < 2; turn++) {
    await composer.press('Enter')
    await expect.poll(() => platform.questions.length).toBe(turn + 1)
    platform.questions[turn]?.text(`Answer ${turn}.`)
    platform.questions[turn]?.finish()
    await expect(answers.last()).toContainText(`Answer ${turn}.`)
    await expect(answers.last()).toHaveAttribute('aria-busy', 'false')
    await page.goForward({ waitUntil: 'commit' })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveTitle('Kept')
    await composer.fill('Another')
  }
  await close.click()
  await launcher.click()
  await expect(panel).toBeVisible()
  expect(errors).toEqual([])
  await platform.close()
})

for (const [title, meanwhile] of [
  ['waits', () => {}],
  ['goes on', (question: Question) => question.text('wer that')],
  ['breaks off', (question: Question) => question.cut()]
] as const) {
  test(
    `the reader gets the whole answer when its stream ${title} while the page is in the back/forward cache`,
    slow,
    async ({ page, site }) => {
      const platform = await startPlatform()
      await openPages(page, site, platform.url)
      const { composer, answers, retry } = widget(page)
      await composer.fill('How?')
      await composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(1)
      const [first] = platform.questions
      first?.text('Half an ans')
      await expect(answers.last()).toContainText('Half an ans')
      await page.goto(`${site}/other.html`)
      if (first) meanwhile(first)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveTitle('Kept')
      if (first?.left) {
        await retry.click()
        await expect.poll(() => platform.questions.length).toBe(2)
      }
      platform.questions.at(-1)?.text(' came late.')
      platform.questions.at(-1)?.finish()
      await expect(answers.last()).toContainText('came late.')
      await expect(answers.last()).toHaveAttribute('aria-busy', 'false')
      await platform.close()
    }
  )
}
