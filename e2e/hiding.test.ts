import type { Page } from 'playwright/test'
import { expect, pressShortcut, slow, test, widget } from './test.ts'

const hide = (page: Page) => page.getByRole('button', { name: 'Hide for now' })
const opacity = (page: Page) => hide(page).evaluate(node => Number(getComputedStyle(node).opacity))

test.beforeEach(async ({ page, site }) => {
  await page.goto(site)
})

test('“Hide for now” hides the launcher for the session: on every page, and after the panel closes', async ({
  page,
  site,
  context
}) => {
  const { launcher, panel, close, composer } = widget(page)
  await expect(hide(page)).toBeAttached()
  expect(await opacity(page)).toBe(0)
  await launcher.hover()
  await expect.poll(() => opacity(page)).toBe(1)
  // The button stays visible when the pointer moves to it from the launcher.
  await hide(page).hover()
  expect(await opacity(page)).toBe(1)
  await hide(page).click()
  await expect(launcher).toBeHidden()
  await expect(hide(page)).toBeHidden()

  await page.goto(`${site}/options`)
  await expect(page.locator('docs-assistant .launcher')).toBeAttached()
  expect(await launcher.isVisible()).toBe(false)
  await pressShortcut(page)
  await expect(composer).toBeFocused()
  await close.click()
  await expect(panel).toHaveCount(0)
  await expect(launcher).toBeHidden()

  // Another tab is another session.
  const other = await context.newPage()
  await other.goto(site)
  await expect(widget(other).launcher).toBeVisible()
})

test(
  'Tab goes from the launcher to “Hide for now”; after Enter the focus returns to the page',
  slow,
  async ({ page }) => {
    const { launcher } = widget(page)
    await expect(hide(page)).toBeAttached()
    const link = page.getByRole('link').last()
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(launcher).toBeFocused()
    await expect.poll(() => opacity(page)).toBe(1)
    await page.keyboard.press('Tab')
    await expect(hide(page)).toBeFocused()
    await expect.poll(() => opacity(page)).toBe(1)
    await page.keyboard.press('Enter')
    await expect(launcher).toBeHidden()
    await expect(link).toBeFocused()
  }
)

test('the page’s scripts still open the panel', slow, async ({ page }) => {
  await widget(page).launcher.hover()
  await hide(page).click()
  await page.evaluate('DocsAssistant.open()')
  await expect(widget(page).composer).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press shows the button, large enough for a thumb; a tap opens the panel', slow, async ({ page }) => {
    const { launcher, panel, close } = widget(page)
    await expect(hide(page)).toBeAttached()
    await launcher.tap()
    await expect(panel).toBeVisible()
    await close.tap()
    await expect(launcher).toBeVisible()
    expect(await opacity(page)).toBe(0)

    const { x = 0, y = 0, width = 0, height = 0 } = (await launcher.boundingBox()) ?? {}
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(() => opacity(page)).toBe(1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const box = await hide(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    expect((box?.x ?? 999) + 44).toBeLessThanOrEqual(390)
    await expect(panel).toHaveCount(0)
    await hide(page).tap()
    await expect(launcher).toBeHidden()
  })
})
