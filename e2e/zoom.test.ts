import type { Page } from 'playwright/test'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, row, slow, widget } from './test.ts'

const fontSize = (page: Page) =>
  page.locator('docs-assistant .panel').evaluate(panel => Number.parseFloat(getComputedStyle(panel).fontSize))
const styleRoot = (page: Page, size: string) =>
  page.evaluate(value => document.documentElement.style.setProperty('font-size', value), size)

test.describe('the size of the text', () => {
  const pages = [
    ['', '', 15],
    ['5px', '', 15],
    ['0', '', 15],
    ['62.5%', '', 15],
    ['62.5%', '1.6rem', 15],
    ['100%', '14px', 15],
    ['125%', '.5rem', 15],
    ['125%', '', 18.75],
    ['62.5%', '2rem', 15],
    ['200%', '', 22.5],
    ['100px', '', 22.5]
  ] as const
  for (const [index, [root, body, expected]] of pages.entries()) {
    test(
      `is ${expected} px on a page whose html has “${root}” and whose body has “${body}”, from the first frame`,
      row(index),
      async ({ stage }) => {
        const { page } = stage
        await stage.mount()
        await page.addStyleTag({
          content: `html { font-size: ${root || 'initial'} } body { font-size: ${body || 'inherit'} }`
        })
        await page.evaluate(() => {
          const shadow = document.querySelector('docs-assistant')?.shadowRoot
          const sizes: number[] = []
          const look = () => {
            const panel = shadow?.querySelector('.panel')
            if (panel) sizes.push(Number.parseFloat(getComputedStyle(panel).fontSize))
            if (sizes.length < 3) requestAnimationFrame(look)
          }
          look()
          Object.assign(window, { sizes })
        })
        await page.evaluate('assistant.open()')
        await expect.poll(() => page.evaluate('sizes')).toEqual([expected, expected, expected])
      }
    )
  }

  test('follows a page that enlarges its text, when the panel is opened again', async ({ stage }) => {
    const { page } = stage
    await states.empty?.(stage)
    await styleRoot(page, '125%')
    await widget(page).close.click()
    await widget(page).launcher.click()
    expect(await fontSize(page)).toBe(18.75)
  })

  test(
    'follows the reader’s larger font size of the browser, and the panel gets wider with it',
    slow,
    async ({ stage }) => {
      const { page } = stage
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })
      await states.empty?.(stage)
      expect(await fontSize(page)).toBe(22.5)
      expect((await page.locator('docs-assistant .panel').boundingBox())?.width).toBe(630)
      const heading = page.getByRole('heading', { name: 'Docs assistant' })
      expect(await heading.evaluate(element => getComputedStyle(element).fontSize)).toBe('22.5px')
      await styleRoot(page, '62.5%')
      expect(await fontSize(page)).toBe(22.5)
    }
  )
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 200 } })

  test('the styles for a small window apply, whichever stylesheet loads last', slow, async ({ stage }) => {
    const { page } = stage
    let isHeld = false
    await page.route('**/chunks/conversation-*', async route => {
      isHeld = true
      await page.locator('docs-assistant .wide-button').waitFor({ state: 'attached' })
      await route.continue()
    })
    await states.answered?.(stage)
    expect(isHeld).toBe(true)
    const height = async () => (await page.locator('docs-assistant .scroll').boundingBox())?.height
    await expect.poll(height).toBeGreaterThanOrEqual(100)
  })

  for (const [index, name] of ['empty', 'answered', 'problem'].entries()) {
    test(`the conversation has at least half of the panel’s height: ${name}`, row(index), async ({ stage }) => {
      const { page } = stage
      await states[name]?.(stage)
      const panel = await page.locator('docs-assistant .panel').boundingBox()
      const height = async () => (await page.locator('docs-assistant .scroll').boundingBox())?.height
      expect(panel).toMatchObject({ width: 320, height: 200 })
      await expect.poll(height).toBeGreaterThanOrEqual(100)
      await widget(page).composer.fill('A question of\nmore lines\nthan one\nand two')
      expect(await height()).toBeGreaterThanOrEqual(80)
      expect(await page.locator('docs-assistant .panel').evaluate(element => element.scrollHeight)).toBeLessThanOrEqual(
        200
      )
    })
  }
})

for (const [width, height] of [
  [640, 400],
  [320, 256]
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing in the panel reaches over its right edge', slow, async ({ stage }) => {
      const { page } = stage
      await states.answered?.(stage)
      const wider = await page.evaluate(() => {
        const panel = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.panel')
        const limit = panel?.getBoundingClientRect()
        return [...(panel?.querySelectorAll('.scroll, .header *, .composer *, .scroll > *') ?? [])]
          .filter(element => element.getBoundingClientRect().right > (limit?.right ?? 0) + 1)
          .map(element => element.className)
      })
      expect(wider).toEqual([])
    })
  })
}
