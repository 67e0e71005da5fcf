import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Given, measureContrast, tooLow } from './contrast.ts'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, slow } from './test.ts'

const measure = async (page: Page, given: Given = {}) => (await measureContrast(page, [given]))[0] ?? []

test(
  'an owner’s text colour that is too pale is made readable, and `text-dark` applies in the dark theme only',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await states.answered?.(stage)
    await stage.setTheme('light')
    expect(tooLow(await measure(page, { text: '#999', muted: '#bbb' }))).toEqual([])
    await measure(page, { text: '', muted: '', surface: '#fff8e7', 'surface-dark': '#102030', 'text-dark': '#ffd' })
    const background = () =>
      page.locator('docs-assistant .panel').evaluate(panel => getComputedStyle(panel).backgroundColor)
    expect(await background()).toBe('rgb(255, 248, 231)')
    await stage.setTheme('dark')
    expect(await background()).toBe('rgb(16, 32, 48)')
    expect(tooLow(await measure(page))).toEqual([])
  }
)

const examples = readFileSync(join(import.meta.dirname, '../docs/styling.md'), 'utf8').match(
  /(?<=```css\n).*?(?=```)/gs
)

test('the example colours of docs/styling.md have enough contrast, light and dark', slow, async ({ stage }) => {
  const { page } = stage
  await states.answered?.(stage)
  expect(examples?.length).toBeGreaterThan(2)
  for (const theme of ['light', 'dark'] as const) {
    await stage.setTheme(theme)
    for (const css of examples ?? []) {
      const style = await page.addStyleTag({ content: css })
      expect.soft(tooLow(await measure(page)), `${theme}: ${css}`).toEqual([])
      await style.evaluate(element => (element as Element).remove())
    }
  }
})
