import type { Page } from 'playwright/test'
import { type Stage, test } from './stage.ts'
import { states } from './states.ts'
import { expect, row, slow, widget } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const panel = (page: Page) => page.locator('docs-assistant .panel')
const box = async (page: Page) => {
  const found = await panel(page).boundingBox()
  if (!found) throw new Error('The panel is not shown.')
  return found
}
const edge = (page: Page, name: 'Panel width' | 'Panel height') => page.getByRole('separator', { name })
const wide = (page: Page) => page.getByRole('button', { name: 'Wide panel' })

const show = async ({ page, mount }: Stage, options: object = {}) => {
  await mount({ opened: true, persist: 'local', ...options })
  await expect(wide(page)).toBeVisible()
}

test('arrow keys, Home and End move the edges of the panel, and aria-valuenow follows', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage)
  expect(await box(page)).toEqual({ x: 840, y: 120, width: 420, height: 660 })
  await edge(page, 'Panel width').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => box(page)).toEqual({ x: 824, y: 120, width: 436, height: 660 })
  await expect(edge(page, 'Panel width')).toHaveAttribute('aria-valuenow', '436')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await box(page)).width).toBe(372)
  // With Alt or Control these keys are the browser’s (Back, and the top of the page), and move no edge.
  for (const key of ['Alt+ArrowLeft', 'Control+Home']) await page.keyboard.press(key)
  expect((await box(page)).width).toBe(372)
  await page.keyboard.press('End')
  await expect.poll(() => box(page)).toEqual({ x: 20, y: 120, width: 1240, height: 660 })
  await expect(edge(page, 'Panel width')).toHaveAttribute('aria-valuenow', '1240')
  await expect(edge(page, 'Panel width')).toHaveAttribute('aria-valuemax', '1240')
  await page.keyboard.press('Home')
  await expect.poll(async () => (await box(page)).width).toBe(320)
  await edge(page, 'Panel height').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await box(page)).height).toBe(644)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect.poll(() => box(page)).toEqual({ x: 940, y: 20, width: 320, height: 760 })
  await expect(edge(page, 'Panel height')).toHaveAttribute('aria-valuenow', '760')
})

test('dragging the corner sets the size, the next page keeps it, and a double click resets it', async ({ stage }) => {
  const { page } = stage
  await show(stage)
  await expect(edge(page, 'Panel width')).toBeAttached()
  await page.mouse.move(846, 126)
  await page.mouse.down()
  await page.mouse.move(700, 60, { steps: 5 })
  await page.mouse.move(746, 76)
  await page.mouse.up()
  await expect.poll(() => box(page)).toEqual({ x: 740, y: 70, width: 520, height: 710 })
  await show(stage)
  expect(await box(page)).toEqual({ x: 740, y: 70, width: 520, height: 710 })
  await expect(edge(page, 'Panel width')).toBeAttached()
  await page.mouse.dblclick(746, 76)
  await expect.poll(() => box(page)).toEqual({ x: 840, y: 120, width: 420, height: 660 })
  await show(stage)
  expect(await box(page)).toEqual({ x: 840, y: 120, width: 420, height: 660 })
})

test('a size that was chosen in a large window is limited to a smaller one', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage)
  await page.evaluate('localStorage.setItem("docs-assistant:room", "9000 5000 0 0")')
  await page.setViewportSize({ width: 700, height: 500 })
  await show(stage)
  expect(await box(page)).toEqual({ x: 20, y: 20, width: 660, height: 460 })
})

test('an invalid stored size is ignored', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage)
  for (const stored of ['', '{', 'null', '{"width":9}', '9px;color:red -4 1e999 x', '[]']) {
    await page.evaluate(text => localStorage.setItem('docs-assistant:room', text), stored)
    await show(stage)
    expect(await box(page)).toEqual({ x: 840, y: 120, width: 420, height: 660 })
  }
})

test('the wide mode widens floating, sidebar and modal panels, and is remembered', slow, async ({ stage }) => {
  const { page } = stage
  const boxes = {
    floating: { x: 380, y: 20, width: 880, height: 760 },
    sidebar: { x: 560, y: 0, width: 720, height: 800 },
    modal: { x: expect.any(Number), y: 24, width: 1120, height: 752 }
  }
  for (const [layout, expected] of Object.entries(boxes)) {
    await page.evaluate('localStorage.clear()').catch(() => {})
    await show(stage, { layout })
    const before = await box(page)
    await wide(page).click()
    await expect(wide(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await box(page)).toEqual(expected)
    await show(stage, { layout })
    expect(await box(page)).toEqual(expected)
    await wide(page).click()
    expect(await box(page)).toEqual(before)
  }
})

test('in the wide mode code takes the whole width, and prose keeps its line length', slow, async ({ stage }) => {
  const { page } = stage
  await states.wide?.(stage)
  const width = async (selector: string) =>
    (await page.locator(`docs-assistant ${selector}`).first().boundingBox())?.width
  expect(await width('.code-block')).toBeGreaterThan(800)
  expect(await width('.markdown > p')).toBeLessThan(760)
})

test('dragging the edge of a sidebar with `push` resizes it and the margin of the page', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage, { layout: 'sidebar', sidebar: 'push' })
  await expect(edge(page, 'Panel height')).toHaveCount(0)
  await page.mouse.move(842, 400)
  await page.mouse.down()
  await page.mouse.move(742, 300, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => box(page)).toEqual({ x: 740, y: 0, width: 540, height: 800 })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).marginRight)).toBe('540px')
})

test('in a right-to-left language the panel grows to the right', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage, { locale: 'ar' })
  expect(await box(page)).toEqual({ x: 20, y: 120, width: 420, height: 660 })
  await edge(page, 'Panel width').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box(page)).width).toBe(436)
  await page.mouse.move(450, 126)
  await page.mouse.down()
  await page.mouse.move(550, 106, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => box(page)).toEqual({ x: 20, y: 100, width: 536, height: 680 })
})

test('with persist “none” the wide mode is not stored', slow, async ({ stage }) => {
  const { page } = stage
  await show(stage, { persist: 'none' })
  await wide(page).click()
  expect((await box(page)).width).toBe(880)
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the panel fills the window and cannot be resized, whatever size was stored', slow, async ({ stage }) => {
    const { page } = stage
    await stage.mount({ opened: true, persist: 'local' })
    await page.evaluate('localStorage.setItem("docs-assistant:room", "330 300 0 1")')
    await stage.mount({ opened: true, persist: 'local' })
    await expect(widget(page).composer).toBeVisible()
    expect(await box(page)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(edge(page, 'Panel width')).toHaveCount(0)
    await expect(wide(page)).toHaveCount(0)
  })
})

for (const [index, zoom] of [0.8, 1.25, 2].entries()) {
  test(`the panel is inside the window on a page with the CSS zoom ${zoom}`, row(index), async ({ stage }) => {
    const { page } = stage
    for (const layout of ['floating', 'sidebar', 'modal']) {
      await stage.mount({ layout })
      await page.evaluate(value => document.documentElement.style.setProperty('zoom', value), String(zoom))
      await page.evaluate('assistant.open()')
      await expect(wide(page)).toBeVisible()
      const { x, y, width, height } = await box(page)
      const inside = [x, y, 1280 - x - width, 800 - y - height].every(margin => margin > -1)
      expect({ layout, inside }).toEqual({ layout, inside: true })
      // A sidebar is as high as the window, whatever the zoom.
      if (layout === 'sidebar') expect(Math.round(height)).toBe(800)
    }
  })
}

test(
  'a panel beside an article gets narrower so that it covers no text, but not too narrow to read',
  slow,
  async ({ stage }) => {
    const { page } = stage
    const width = async (text: string) => {
      await stage.mount()
      await page.evaluate(html => document.body.insertAdjacentHTML('afterbegin', html), text)
      await page.evaluate('assistant.open()')
      await expect(wide(page)).toBeVisible()
      return (await box(page)).width
    }
    const article = (right: number, inside = '<p>' + 'Words and '.repeat(400)) =>
      `<article style="position:absolute;left:0;top:0;width:${right}px;text-align:justify">${inside}</article>`
    expect(await width(article(600))).toBe(420)
    // The panel keeps a gap of 8 px to the text.
    expect(await width(article(892))).toBe(360)
    // Here every readable width covers text, so the panel takes the narrowest, which covers the fewest words.
    expect(await width(article(950))).toBe(340)
    // Only text counts, not the empty rest of its box, and only text beside the panel, not above or below it.
    expect(await width(article(950, '<p>Short.'))).toBe(420)
    expect(
      await width(article(950, `<p>${'Words and '.repeat(10)}</p><p style="width:880px">${'Words '.repeat(500)}`))
    ).toBeGreaterThan(370)
    // The panel may cover the table of contents beside the article.
    expect(await width(`<main><nav><p style="margin:300px 0 0 900px">Contents</p></nav></main>`)).toBe(420)
    await edge(page, 'Panel width').focus()
    await page.keyboard.press('ArrowLeft')
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(async () => (await box(page)).width).toBe(436)
  }
)
