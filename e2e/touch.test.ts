import { test } from './stage.ts'
import { states } from './states.ts'
import { expect } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What a finger has to hit, with its size; a citation stands in a line and has 24 px, as WCAG allows. */
const small = () => {
  const hosts = [...document.querySelectorAll('docs-assistant, docs-assistant-feedback')]
  const targets = 'button, summary, a.source, a.button, textarea, input'
  return hosts
    .flatMap(host => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(targets) ?? [])])
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
    .filter(element => element.tagName !== 'INPUT' || !(element as HTMLInputElement).disabled)
    .map(element => {
      const { width, height } = element.getBoundingClientRect()
      const name = element.ariaLabel || element.textContent?.slice(0, 20) || element.className
      return { name, width: Math.round(width), height: Math.round(height) }
    })
    .filter(({ width, height }) => width < 44 || height < 44)
}

for (const [name, show] of Object.entries(states)) {
  if (name === 'wide') continue
  test(`on touch every target has 44 px: ${name}`, async ({ stage }) => {
    await show(stage)
    expect(await stage.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect(await stage.page.evaluate(small)).toEqual([])
  })
}

test('a citation has 24 px around it', async ({ stage }) => {
  const { page } = stage
  await states.answered?.(stage)
  const citation = page.locator('docs-assistant .citation').first()
  const size = await citation.evaluate(element => {
    const { width, height } = getComputedStyle(element, '::after')
    return Math.min(Number.parseFloat(width), Number.parseFloat(height))
  })
  expect(size).toBeGreaterThanOrEqual(24)
})

test('the measure finds a target that is too small', async ({ stage }) => {
  const { page } = stage
  await states.empty?.(stage)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.header button { min-height: 20px !important; height: 20px }')
    document.querySelector('docs-assistant')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  })
  expect(await page.evaluate(small)).toContainEqual({ name: 'Close', width: 44, height: 20 })
})
