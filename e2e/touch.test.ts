import { test } from './stage.ts'
import { states } from './states.ts'
import { expect } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a citation’s touch target has at least 24 px', async ({ stage }) => {
  const { page } = stage
  await states.answered?.(stage)
  const citation = page.locator('docs-assistant .citation').first()
  const size = await citation.evaluate(element => {
    const { width, height } = getComputedStyle(element, '::after')
    return Math.min(Number.parseFloat(width), Number.parseFloat(height))
  })
  expect(size).toBeGreaterThanOrEqual(24)
})
