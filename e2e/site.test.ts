import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import { expect, slow, test } from './test.ts'

/** Locators of the demo site’s own controls, which are not part of the widget. */
const parts = (page: Page) => ({
  search: page.getByRole('dialog', { name: 'Search' }),
  field: page.getByRole('searchbox', { name: 'Search the docs' }),
  current: page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current=location]')
})

test(
  'the demo: / opens the search, the outline follows the reader, code can be copied, the theme is remembered',
  slow,
  async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 1280, height: 700 })
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${site}/styling`)
    const { search, field, current } = parts(page)

    // The outline.
    await expect(current).toHaveCount(0)
    await page.getByRole('heading', { name: 'Parts', exact: true }).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.getElementById('parts')?.scrollIntoView())
    await expect(current).toHaveText('Parts')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(current).toHaveText('Light and dark')

    // Code.
    await page.locator('.code').first().getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('--docs-assistant-accent: #0b6e4f;')

    // The search: “/” opens it, and is typed as usual inside a field.
    await page.getByRole('link', { name: 'Styling' }).first().focus()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await field.pressSequentially('script tag/')
    await expect(field).toHaveValue('script tag/')
    await expect(search.getByRole('status')).toContainText('Pages that have these words')
    await page.keyboard.press('ArrowDown')
    await expect(search.getByRole('link').first()).toBeFocused()
    expect(await violations(page, 'html')).toEqual([])
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.keyboard.press('/')
    await field.fill('zzyzxq')
    await expect(search.getByRole('status')).toHaveText('No page has these words.')
    await field.fill('subresource integrity')
    await search.getByRole('link', { name: /Getting started/ }).click()
    await expect(page).toHaveURL(/getting-started#/)
    await page.waitForLoadState()

    // The theme is set before the page is drawn.
    const dark = page.getByRole('button', { name: 'Dark theme' })
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset.early ??= document.documentElement.dataset.theme
      })
    })
    await page.reload()
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.dataset.early)).toBe('dark')
    expect(await violations(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }
)

test(
  'the search of the demo keeps the focus of a reader who is in the list when further results come',
  slow,
  async ({ page, site }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/[?&]q=script\+tag&/, async route => {
      await held
      await route.continue()
    })
    await page.goto(`${site}/styling`)
    const { search, field } = parts(page)
    await page.keyboard.press('/')
    await field.fill('script')
    await expect(search.getByRole('status')).toContainText('Pages that have these words')
    const further = page.waitForResponse(/[?&]q=script\+tag&/)
    await Promise.all([page.waitForRequest(/[?&]q=script\+tag&/), field.fill('script tag')])
    await page.keyboard.press('ArrowDown')
    await expect(search.getByRole('link').first()).toBeFocused()
    const before = await search.getByRole('link').first().elementHandle()
    release()
    await further
    await page.waitForFunction(link => !link?.isConnected, before)
    await expect(search.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
  }
)

test(
  'the demo on a phone: the outline is a bar that names the current section, and unfolds',
  slow,
  async ({ browser, site }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(`${site}/styling`)
    const toggle = page.getByRole('button', { name: 'On this page' })
    await page.evaluate(() => document.getElementById('parts')?.scrollIntoView())
    await expect(toggle).toContainText('Parts')
    await toggle.tap()
    expect(await violations(page, 'html')).toEqual([])
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Colours' }).tap()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/#colours-stay-readable$/)
    const heading = await page.getByRole('heading', { name: 'Colours stay readable' }).boundingBox()
    const bar = await toggle.boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.close()
  }
)

test('the demo without JavaScript: pages, outline, menu, search and the system’s theme', async ({ browser, site }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 }
  })
  await page.goto(`${site}/styling`)
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Parts' })
  ).toBeVisible()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 24, 29)')
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search the docs' }).fill('subresource integrity')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Getting started' }).click()
  await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeVisible()
  await page.close()
})

test(
  'the playground applies the chosen options to the assistant and to the tag to copy',
  slow,
  async ({ page, site }) => {
    await page.goto(`${site}/examples/playground.html?heading=Ask+Acme`)
    await page.getByLabel('Layout').selectOption('inline')
    await page.getByLabel('Accent').fill('#0b6e4f')
    await page.getByLabel('Suggestions').fill('How "quick"?\n\nWhere?')
    const assistant = page.locator('docs-assistant')
    await expect(assistant.getByRole('region', { name: 'Ask Acme' })).toBeVisible()
    await expect(assistant.getByRole('button', { name: 'Where?' })).toBeVisible()
    await expect(page.locator('#tag')).toContainText(
      'data-suggestions="[&quot;How \\&quot;quick\\&quot;?&quot;,&quot;Where?&quot;]"'
    )
    await expect(page.locator('#styles')).toHaveText('docs-assistant {\n  --docs-assistant-accent: #0b6e4f;\n}')
    await expect(page).toHaveURL(/layout=inline/)
    expect(await violations(page, 'html')).toEqual([])
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page.locator('#styles')).toHaveText('/* as they are */')
  }
)
