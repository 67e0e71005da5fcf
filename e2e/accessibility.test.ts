import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import { ask, assistantKey, expect, pressShortcut, row, slow, test, widget } from './test.ts'

const question = 'How do I add the widget with a script tag?'

/** Opens a page that has nothing but a widget with these options. */
const mount = async (page: Page, site: string, options: object) => {
  await page.route('**/blank.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Blank</title><main></main></html>'
    })
  )
  await page.goto(`${site}/blank.html`)
  await page.evaluate(
    async given => {
      const path = '/widget/index.js'
      const { mount: start } = await import(path)
      start(given)
    },
    { domain: 'local', assistantKey: await assistantKey(page, site), ...options }
  )
}

const layouts = { floating: 'dialog', modal: 'dialog', sidebar: 'complementary', inline: 'region' } as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [index, [layout, role]] of Object.entries(layouts).entries()) {
    test(
      `${layout}, ${colorScheme}: the role is ${role} and axe finds nothing, empty and with an answer`,
      colorScheme === 'light' ? row(index) : slow,
      async ({ page, site }) => {
        await page.emulateMedia({ colorScheme })
        await mount(page, site, { layout, opened: true, suggestions: ['How?'] })
        const { composer } = widget(page)
        await expect(page.getByRole(role, { name: 'Docs assistant' })).toContainText('Ask a question about these docs')
        expect(await violations(page)).toEqual([])
        await ask(page, question)
        await composer.fill('More')
        expect(await violations(page)).toEqual([])
      }
    )
  }
}

test('axe would find a violation in the widget', slow, async ({ page, site }) => {
  await mount(page, site, { opened: true })
  await expect(widget(page).composer).toBeFocused()
  await page.evaluate(() => {
    document.querySelector('docs-assistant')?.shadowRoot?.querySelector('textarea')?.removeAttribute('aria-label')
    document.querySelector('docs-assistant')?.shadowRoot?.querySelector('textarea')?.removeAttribute('placeholder')
  })
  expect(await violations(page)).toEqual([expect.stringMatching(/^label/)])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test(
    'the floating panel fills the screen, is modal, and the page behind does not scroll',
    slow,
    async ({ page, site }) => {
      await page.goto(site)
      const { launcher, panel, composer, close } = widget(page)
      await launcher.tap()
      await expect(composer).toBeFocused()
      await expect(panel).toHaveAttribute('aria-modal', 'true')
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
      for (const button of [close, widget(page).send]) {
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      const focusLink = () =>
        page.evaluate(() => {
          const link = document.querySelector('main a') as HTMLElement
          link.focus()
          return document.activeElement === link
        })
      expect(await focusLink()).toBe(false)
      expect(await violations(page)).toEqual([])
      await close.tap()
      await expect(panel).toHaveCount(0)
      expect(await focusLink()).toBe(true)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
    }
  )
})

test('a right-to-left page gets a right-to-left widget at the other side', slow, async ({ page, site }) => {
  await mount(page, site, { opened: true, locale: 'ar' })
  await expect(page.getByRole('textbox')).toBeFocused()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.x).toBeLessThan(100)
})

test(
  'closing the panel by keyboard or by Close returns the focus to the launcher, in every layout that closes',
  slow,
  async ({ page, site }) => {
    for (const layout of ['floating', 'modal', 'sidebar']) {
      await mount(page, site, { layout })
      const { launcher, composer, close } = widget(page)
      await launcher.focus()
      await page.keyboard.press('Enter')
      await expect(composer).toBeFocused()
      // Escape does not close a sidebar, which is part of the page.
      await (layout === 'sidebar' ? pressShortcut(page) : page.keyboard.press('Escape'))
      await expect(launcher).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(composer).toBeFocused()
      await close.click()
      await expect(launcher).toBeFocused()
    }
  }
)
