import type { Page } from 'playwright/test'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, row, slow, widget } from './test.ts'

/** Collects the `error` events of the page’s window from now on, as an error tracker of the site would. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const errors: string[] = []
    addEventListener('error', event => errors.push(event.message))
    Object.assign(window, { errors })
  })
const errors = (page: Page) => page.evaluate<string[]>('errors')
/** Waits for two frames, because the browser reports an observer loop of one frame in the next. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

for (const [index, knowsFieldSizing] of [true, false].entries()) {
  test(
    `opening, writing, pasting and resizing cause no error event on the window, in a browser that ${
      knowsFieldSizing ? 'knows' : 'does not know'
    } field-sizing`,
    row(index),
    async ({ stage }) => {
      const { page } = stage
      await page.addInitScript(knows => {
        const { supports } = CSS
        CSS.supports = (...words: [string]) => (knows || !`${words}`.includes('field-sizing')) && supports(...words)
      }, knowsFieldSizing)
      await stage.mount()
      await watch(page)
      await widget(page).launcher.click()
      const { composer } = widget(page)
      await composer.pressSequentially('A question')
      for (let line = 0; line < 8; line++) await composer.press('Shift+Enter')
      await composer.evaluate((field: HTMLElement) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'Pasted words. '.repeat(300))
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await composer.fill('Words that need more lines in a narrow panel. '.repeat(3))
      const heightBefore = (await composer.boundingBox())?.height ?? 0
      for (const width of [900, 700, 500, 400, 360, 800]) {
        await page.setViewportSize({ width, height: 600 })
        await drawn(page)
      }
      await page.getByRole('button', { name: 'Wide panel' }).click()
      await drawn(page)
      await page.getByRole('button', { name: 'Wide panel' }).click()
      await drawn(page)
      await page.setViewportSize({ width: 330, height: 600 })
      await expect.poll(async () => (await composer.boundingBox())?.height).toBeGreaterThan(heightBefore)
      await widget(page).close.click()
      await widget(page).launcher.click()
      await drawn(page)
      expect(await errors(page)).toEqual([])
    }
  )
}

test('the control: the window gets an error event for a ResizeObserver loop', slow, async ({ stage }) => {
  const { page } = stage
  await states.empty?.(stage)
  await watch(page)
  await widget(page).composer.evaluate((field: HTMLElement) => {
    new ResizeObserver(() => {
      field.style.height = `${field.offsetHeight + 1}px`
    }).observe(field)
  })
  await expect.poll(() => errors(page)).toContainEqual(expect.stringContaining('ResizeObserver loop'))
})
