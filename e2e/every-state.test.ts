import { colourViolations, violations } from './axe.ts'
import { type Measured, measureContrast, tooLow } from './contrast.ts'
import { cutOff, media, tooSmall, withoutEdge } from './measures.ts'
import { type Stage, test } from './stage.ts'
import { states } from './states.ts'
import { expect, row, slow } from './test.ts'

// Shows every state of `states.ts` in each arrangement (themes, forced colours, right to left, a phone), and there runs
// axe, the contrast and the measures of `measures.ts`.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Accent colours: the default, brand colours from dark to light, black and white, and every notation of CSS. */
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

/** Surface colours; the widget derives the text colour from them. */
const surfaces = ['', '#fdf6e3', '#d7dde5', '#2b2d31', '#000']

/** Pairs each accent with one surface, and with the next surface in the next state: five states cover all pairs. */
const looksOf = (state: number) =>
  accents.map((accent, index) => ({ accent, surface: surfaces[(state + index) % surfaces.length] ?? '' }))

const minimum = (measured: Measured[], wanted: number) =>
  Math.min(...measured.filter(each => each.wanted === wanted).map(({ contrast }) => contrast))

/** Expects a contrast of 4.5 for text and 3 for edges with each accent and surface, and unsets both afterwards. */
const expectContrast = async ({ page }: Stage, theme: string, state: number) => {
  const looks = looksOf(state)
  const measured = await measureContrast(page, looks)
  await measureContrast(page, [{ accent: '', surface: '' }])
  looks.forEach(({ accent, surface }, index) => {
    const what = `${theme}, accent ${accent || 'as it is'}, surface ${surface || 'as it is'}`
    expect.soft(tooLow(measured[index] ?? []), what).toEqual([])
  })
  const all = measured.flat()
  expect(all.filter(({ wanted }) => wanted === 4.5).length).toBeGreaterThan(looks.length - 1)
  const figures = `${theme}: text ${minimum(all, 4.5)}, edges ${minimum(all, 3)} of ${all.length}`
  test.info().annotations.push({ type: 'minima', description: figures })
}

const expectNoFindings = async ({ page }: Stage) => {
  expect(await violations(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
}

const count = Object.keys(states).length

for (const [index, [name, show]] of Object.entries(states).entries()) {
  test(
    `axe, contrast and edges have no finding in light, dark, an owner’s and forced colours: ${name}`,
    row(index),
    async ({ stage }) => {
      const { page } = stage
      await show(stage)
      await expectNoFindings(stage)
      for (const theme of ['light', 'dark'] as const) {
        await stage.setTheme(theme)
        await expectContrast(stage, theme, index)
      }
      expect(await colourViolations(page), 'dark').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await media(page, '(forced-colors: active)')).toBe(true)
      expect(await colourViolations(page), 'in forced colours').toEqual([])
      await expect.poll(() => withoutEdge(page), 'without an edge').toEqual([])
    }
  )

  test(
    `axe has no finding and nothing is cut off from right to left: ${name}`,
    row((index + 2) % count),
    async ({ stage }) => {
      await show({ ...stage, mount: given => stage.mount({ ...given, locale: 'ar' }) })
      await expectNoFindings(stage)
    }
  )
}

test.describe('on a phone', () => {
  test.use(phone)

  // A phone has no wide panel.
  for (const [index, [name, show]] of Object.entries(states)
    .filter(([name]) => name !== 'wide')
    .entries()) {
    test(
      `axe has no finding, nothing is cut off and every target has 44 px: ${name}`,
      row((index + 4) % count),
      async ({ stage }) => {
        await show(stage)
        expect(await media(stage.page, '(pointer: coarse)')).toBe(true)
        await expectNoFindings(stage)
        expect(await tooSmall(stage.page)).toEqual([])
      }
    )
  }
})

test.describe('the checks find a deliberate fault:', () => {
  const restyle = ({ page }: Stage, css: string) =>
    page.evaluate(given => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(given)
      document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
    }, css)

  test('colours that are too pale, by axe', slow, async ({ stage }) => {
    await states.answered?.(stage)
    await restyle(stage, '.prose p { color: #bbb }')
    await expect.poll(() => colourViolations(stage.page)).toContainEqual(expect.stringMatching(/^color-contrast/))
  })

  test('a text, an icon, a placeholder and an edge that are too pale', slow, async ({ stage }) => {
    await states.answered?.(stage)
    await stage.setTheme('light')
    await restyle(
      stage,
      '.prose p, .icon-button { color: #bbb } .composer-box { border-color: #ddd !important; } textarea::placeholder { color: rgb(0 0 0 / 0.4) } .header { opacity: 0.4 }'
    )
    const [measured = []] = await measureContrast(stage.page, [{}])
    const found = tooLow(measured).map(({ what }) => what)
    const expected = [/^p “Last words/, /^svg/, /placeholder/, /^edge of div.composer-box/, /^h2.heading/]
    for (const what of expected) expect(found).toContainEqual(expect.stringMatching(what))
  })

  test('a control without an edge', async ({ stage }) => {
    await states.empty?.(stage)
    await stage.page.emulateMedia({ forcedColors: 'active' })
    await expect.poll(() => withoutEdge(stage.page)).toEqual([])
    await restyle(stage, '.header button { border-style: none !important }')
    expect(await withoutEdge(stage.page)).toContain('Close')
  })

  test.describe(() => {
    test.use(phone)

    test('a target that is too small, and a text that is cut off', async ({ stage }) => {
      await states.empty?.(stage)
      await restyle(
        stage,
        '.header button { min-height: 20px !important; height: 20px } .heading { margin-inline-start: -40px }'
      )
      expect(await tooSmall(stage.page)).toContainEqual({ name: 'Close', width: 44, height: 20 })
      expect(await cutOff(stage.page)).toContain('heading')
    })
  })
})
