import type { Page, PlaywrightTestOptions } from 'playwright/test'
import { colourViolations, violations } from './axe.ts'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect } from './test.ts'

type Use = Partial<PlaywrightTestOptions & { hasTouch: boolean }>

/** Where and how the same things stand otherwise: what the browser is told, and the widget. */
const arrangements: Record<string, { use?: Use; options?: object }> = {
  'on a desktop': {},
  'on a phone': { use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  'right to left': { options: { locale: 'ar' } }
}

/** What stands outside of the panel, or is wider than the side at which the text begins. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.panel')
    const limit = panel?.getBoundingClientRect()
    if (!panel || !limit) return []
    // Code and tables scroll by themselves, and what is only for a screen reader is nowhere.
    const own = 'pre, table, [role=region], .visually-hidden, .handle, .scroll > :not(.messages, .welcome)'
    return [...panel.querySelectorAll<HTMLElement>('*')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest(own))
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < limit.left - 1 || right > limit.right + 1)
      })
      .map(element => element.className || element.tagName)
  })

for (const [arrangement, { use = {}, options = {} }] of Object.entries(arrangements)) {
  test.describe(arrangement, () => {
    test.use(use)

    for (const [name, show] of Object.entries(states)) {
      // A phone has no wide panel.
      if (name === 'wide' && arrangement === 'on a phone') continue
      test(`axe finds nothing, and nothing is cut off: ${name}`, async ({ stage }) => {
        await show({ ...stage, mount: given => stage.mount({ ...given, ...options }) })
        expect(await violations(stage.page)).toEqual([])
        expect(await cutOff(stage.page)).toEqual([])
        if (arrangement !== 'on a desktop') return
        // The same things in other colours.
        await stage.setTheme('dark')
        expect(await colourViolations(stage.page), 'dark').toEqual([])
        await stage.page.emulateMedia({ forcedColors: 'active' })
        expect(await colourViolations(stage.page), 'in forced colours').toEqual([])
      })
    }
  })
}

test('the control: colours that are too pale are found', async ({ stage }) => {
  await states.answered?.(stage)
  await stage.page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.prose p { color: #bbb }')
    document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
  await expect.poll(() => colourViolations(stage.page)).toContainEqual(expect.stringMatching(/^color-contrast/))
})
