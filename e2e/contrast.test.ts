import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Given, type Measured, measureContrast } from './contrast.ts'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect } from './test.ts'

/** The default, brands between dark and light, both ends, and every notation. */
const accents = [
  '',
  '#0b6e4f',
  '#ffe14d',
  '#000',
  'white',
  'red',
  'hsl(120 100% 50%)',
  'blue',
  '#767676',
  'oklch(0.7 0.3 330)',
  'color(display-p3 1 0.5 0)'
]

/** What an owner may have given for the surface; the text follows. */
const surfaces = ['', '#fdf6e3', '#d7dde5', '#2b2d31', '#000']

/** Each accent on one surface, on another one in the next state: five states have had each accent on each surface. */
const looksOf = (state: number) =>
  accents.map((accent, index) => ({ accent, surface: surfaces[(state + index) % surfaces.length] ?? '' }))

const measure = async (page: Page, given: Given = {}) => (await measureContrast(page, [given]))[0] ?? []

const tooLow = (measured: Measured[]) => measured.filter(({ contrast, wanted }) => contrast < wanted)
const minimum = (measured: Measured[], wanted: number) =>
  Math.min(...measured.filter(each => each.wanted === wanted).map(({ contrast }) => contrast))

for (const [state, [name, show]] of Object.entries(states).entries()) {
  test(`${name}: every text has 4.5 and every edge 3, with any accent, light and dark`, async ({ stage }) => {
    const { page } = stage
    const looks = looksOf(state)
    await show(stage)
    for (const theme of ['light', 'dark'] as const) {
      await stage.setTheme(theme)
      const measured = await measureContrast(page, looks)
      looks.forEach(({ accent, surface }, index) => {
        const what = `${theme}, accent ${accent || 'as it is'}, surface ${surface || 'as it is'}`
        expect.soft(tooLow(measured[index] ?? []), what).toEqual([])
      })
      const all = measured.flat()
      expect(all.filter(({ wanted }) => wanted === 4.5).length).toBeGreaterThan(looks.length - 1)
      const figures = `${theme}: text ${minimum(all, 4.5)}, edges ${minimum(all, 3)} of ${all.length}`
      test.info().annotations.push({ type: 'minima', description: figures })
    }
  })
}

test('a text that an owner gives too pale is made readable, and one for the dark theme is taken there alone', async ({
  stage
}) => {
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
})

const examples = readFileSync(join(import.meta.dirname, '../docs/styling.md'), 'utf8').match(
  /(?<=```css\n).*?(?=```)/gs
)

test('what docs/styling.md shows is readable, light and dark', async ({ stage }) => {
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

test('the measure finds a text, an icon, a placeholder and an edge that are too pale', async ({ stage }) => {
  const { page } = stage
  await states.answered?.(stage)
  await stage.setTheme('light')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.prose p, .icon-button { color: #bbb } .composer-box { border-color: #ddd !important; } textarea::placeholder { color: rgb(0 0 0 / 0.4) } .header { opacity: 0.4 }'
    )
    document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
  const found = tooLow(await measure(page)).map(({ what }) => what)
  const expected = [/^p “Last words/, /^svg/, /placeholder/, /^edge of div.composer-box/, /^h2.heading/]
  for (const what of expected) expect(found).toContainEqual(expect.stringMatching(what))
})
