import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Measured, measureContrast } from './contrast.ts'
import { type Stage, test } from './stage.ts'
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

const give = (page: Page, properties: Record<string, string>) =>
  page.evaluate(given => {
    for (const [name, value] of Object.entries(given)) {
      document.documentElement.style.setProperty(`--docs-assistant-${name}`, value || null)
    }
  }, properties)

const tooLow = (measured: Measured[]) => measured.filter(({ contrast, wanted }) => contrast < wanted)
const minimum = (measured: Measured[], wanted: number) =>
  Math.min(...measured.filter(each => each.wanted === wanted).map(({ contrast }) => contrast))

for (const theme of ['light', 'dark'] as const) {
  for (const [name, show] of Object.entries(states)) {
    test(`${name}, ${theme}: every text has 4.5 and every edge 3, with any accent on any surface`, async ({
      stage
    }) => {
      const { page } = stage
      await page.emulateMedia({ colorScheme: theme })
      await show(withTheme(stage, theme))
      const all: Measured[] = []
      for (const surface of surfaces) {
        for (const accent of accents) {
          await give(page, { accent, surface })
          const measured = await measureContrast(page)
          all.push(...measured)
          expect.soft(tooLow(measured), `accent ${accent || 'as it is'}, surface ${surface || 'as it is'}`).toEqual([])
        }
      }
      expect(all.filter(({ wanted }) => wanted === 4.5).length).toBeGreaterThan(accents.length * surfaces.length - 1)
      const figures = `text ${minimum(all, 4.5)}, edges ${minimum(all, 3)} of ${all.length}`
      test.info().annotations.push({ type: 'minima', description: figures })
    })
  }
}

test('a text that an owner gives too pale is made readable, and one for the dark theme is taken there alone', async ({
  stage
}) => {
  const { page } = stage
  await states.answered?.(withTheme(stage, 'light'))
  await give(page, { text: '#999', muted: '#bbb' })
  expect(tooLow(await measureContrast(page))).toEqual([])
  await give(page, { text: '', muted: '', surface: '#fff8e7', 'surface-dark': '#102030', 'text-dark': '#ffd' })
  const background = () =>
    page.locator('docs-assistant .panel').evaluate(panel => getComputedStyle(panel).backgroundColor)
  expect(await background()).toBe('rgb(255, 248, 231)')
  await page.evaluate('assistant.update({ theme: "dark" })')
  expect(await background()).toBe('rgb(16, 32, 48)')
  expect(tooLow(await measureContrast(page))).toEqual([])
})

const examples = readFileSync(join(import.meta.dirname, '../docs/styling.md'), 'utf8').match(
  /(?<=```css\n).*?(?=```)/gs
)

for (const theme of ['light', 'dark']) {
  test(`what docs/styling.md shows is readable: ${theme}`, async ({ stage }) => {
    const { page } = stage
    await states.answered?.(withTheme(stage, theme))
    expect(examples?.length).toBeGreaterThan(2)
    for (const css of examples ?? []) {
      const style = await page.addStyleTag({ content: css })
      expect.soft(tooLow(await measureContrast(page)), css).toEqual([])
      await style.evaluate(element => (element as Element).remove())
    }
  })
}

test('the measure finds a text, an icon, a placeholder and an edge that are too pale', async ({ stage }) => {
  const { page } = stage
  await states.answered?.(withTheme(stage, 'light'))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.prose p, .icon-button { color: #bbb } .composer-box { border-color: #ddd !important; } textarea::placeholder { color: rgb(0 0 0 / 0.4) } .header { opacity: 0.4 }'
    )
    document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
  const found = tooLow(await measureContrast(page)).map(({ what }) => what)
  const expected = [/^p “Last words/, /^svg/, /placeholder/, /^edge of div.composer-box/, /^h2.heading/]
  for (const what of expected) expect(found).toContainEqual(expect.stringMatching(what))
})

const withTheme = (stage: Stage, theme: string): Stage => ({
  ...stage,
  mount: options => stage.mount({ ...options, theme })
})
