import type { Page, PlaywrightTestOptions } from 'playwright/test'
import { violations } from './axe.ts'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect } from './test.ts'

type Use = Partial<PlaywrightTestOptions & { hasTouch: boolean }>

/** How a page may be looked at: what the browser is told, and the widget. */
const looks: Record<string, { use?: Use; options?: object }> = {
  light: {},
  dark: { use: { colorScheme: 'dark' }, options: { theme: 'dark' } },
  'on a phone': { use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  'right to left': { options: { locale: 'ar' } },
  'in forced colours': { use: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } } }
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

for (const [look, { use = {}, options = {} }] of Object.entries(looks)) {
  test.describe(look, () => {
    test.use(use)

    for (const [name, show] of Object.entries(states)) {
      // A phone has no wide panel.
      if (name === 'wide' && look === 'on a phone') continue
      test(`axe finds nothing, and nothing is cut off: ${name}`, async ({ stage }) => {
        await show({ ...stage, mount: given => stage.mount({ ...given, ...options }) })
        expect(await violations(stage.page)).toEqual([])
        expect(await cutOff(stage.page)).toEqual([])
      })
    }
  })
}
