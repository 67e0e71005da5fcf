import type { Page } from 'playwright/test'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, widget } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Controls and blocks that nothing but a background would tell apart, which is not seen there. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll('docs-assistant, docs-assistant-feedback')]
    const controls =
      'button, a.source, a.button, summary, form:not(.composer) textarea, input:enabled, .question, .pending, .chip, .composer-box'
    return hosts
      .flatMap(host => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [])])
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .filter(element => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1
      })
      .map(element => element.ariaLabel || element.className)
  })

for (const [name, show] of Object.entries(states)) {
  test(`every control has an edge where the system forces its colours: ${name}`, async ({ stage }) => {
    await show(stage)
    expect(await stage.page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    await expect.poll(() => withoutEdge(stage.page)).toEqual([])
  })
}

test('what is pressed looks pressed, and what has the focus is seen', async ({ stage }) => {
  const { page } = stage
  await states.answered?.(stage)
  const [good, bad] = ['Good answer', 'Bad answer'].map(name => page.getByRole('button', { name }))
  await widget(page).composer.focus()
  const pictures = await Promise.all([good, bad].map(button => button?.screenshot()))
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.from(''))).toBe(false)
  const outline = () => good?.evaluate(button => getComputedStyle(button).outlineStyle)
  await page.keyboard.press('Shift+Tab')
  await good?.focus()
  expect(await outline()).toBe('solid')
})

test('the measure finds a control without an edge', async ({ stage }) => {
  const { page } = stage
  await states.empty?.(stage)
  await expect.poll(() => withoutEdge(page)).toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.header button { border-style: none !important }')
    document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
  expect(await withoutEdge(page)).toContain('Close')
})
