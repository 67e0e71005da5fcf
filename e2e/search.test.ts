import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import { startPlatform } from './platform.ts'
import { assistantKey, expect, slow, test, widget } from './test.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Matching pages' })
const searches = (page: Page) => {
  const asked: URL[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/search') && !url.pathname.startsWith('/_site')) asked.push(url)
  })
  return asked
}

test('typing lists matching pages without moving the composer, and a page opens at its passage', async ({
  page,
  site
}) => {
  const asked = searches(page)
  await page.goto(`${site}/options`)
  await widget(page).launcher.click()
  const { composer, answers, questions } = widget(page)
  // Compares no x and width: beside an article the panel gets narrower as soon as the code for that is loaded.
  const place = async () => {
    const { y, height } = (await composer.boundingBox()) ?? {}
    return { y, height }
  }
  const before = await place()
  await composer.pressSequentially('follow redirects images')
  await expect(list(page).getByRole('link').first()).toBeVisible()
  expect(await list(page).getByRole('link').count()).toBeLessThanOrEqual(4)
  expect(await place()).toEqual(before)
  expect(await violations(page, 'docs-assistant')).toEqual([])
  expect(asked.every(url => url.searchParams.get('path') === '/options' && !url.searchParams.has('fp'))).toBe(true)
  expect(asked.length).toBeGreaterThan(0)

  await composer.press('ArrowDown')
  const first = list(page).getByRole('link').first()
  await expect(first).toBeFocused()
  await composer.focus()
  await composer.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(widget(page).panel).toBeVisible()
  await expect(composer).toBeFocused()

  // The same words typed again list the pages again, and Enter asks.
  await composer.fill('')
  await composer.pressSequentially('follow redirects images')
  await expect(list(page)).toBeVisible()
  const url = new URL((await list(page).getByRole('link').first().getAttribute('href')) ?? '')
  await list(page).getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(url.pathname)
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('docs-assistant-passage') ?? [])].map(String).join(' ')))
    .toMatch(/redirect/i)
  await expect(composer).toHaveValue('follow redirects images')
  await composer.press('Enter')
  await expect(questions).toHaveCount(1)
  await expect(list(page)).toBeHidden()
  await answers.last().and(page.locator('[aria-busy=false]')).waitFor()
})

test(
  'sends no search to a platform that has not announced one, nor when the owner sets `search` to false',
  slow,
  async ({ page, site }) => {
    const asked = searches(page)
    const platform = await startPlatform()
    const key = await assistantKey(page, site)
    const mount = async (options: object) => {
      await page.goto(`${site}/options`)
      await page.evaluate(async given => {
        document.querySelector('docs-assistant')?.remove()
        const path = '/widget/index.js'
        const { mount } = await import(path)
        mount({ opened: true, persist: 'none', ...given })
      }, options)
      await widget(page).composer.pressSequentially('install the widget')
    }
    const searchCode = page.waitForResponse(/found-pages/)
    await mount({ domain: 'acme', baseUrl: platform.url })
    await searchCode
    // Waits three times as long as the debounce after which it would search.
    await page.waitForTimeout(600)
    await mount({ domain: 'local', assistantKey: key, search: false })
    await page.waitForTimeout(600)
    expect(asked.map(String)).toEqual([])
    // The control: on the same page, a platform that announces a search is asked.
    await mount({ domain: 'local', assistantKey: key })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await platform.close()
  }
)
