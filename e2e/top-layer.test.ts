import type { Page } from 'playwright/test'
import { type HostilePage, isInFront, openHostilePage, ways, whenIdle } from './hostile-page.ts'
import { expect, row, slow, test, widget } from './test.ts'

const overlay = 'position:fixed;inset:0;z-index:2147483647;background:#0008'

/** Pages on which an element with `position: fixed` would be outside the window or behind something. */
const pages: Record<string, HostilePage> = {
  'html { zoom: 2 }': { style: 'html { zoom: 2 }' },
  'html { zoom: 1.5 } with a zoomed body': { style: 'html { zoom: 1.5 } body { zoom: 1.5 }' },
  'html { transform }': { style: 'html { transform: translateX(0) }' },
  'html { transform: scale }': { style: 'html { transform: scale(0.8) }' },
  'html { perspective }': { style: 'html { perspective: 100px }' },
  'html { will-change }': { style: 'html { will-change: transform }' },
  'html { contain }': { style: 'html { contain: paint }' },
  'html { content-visibility }': { style: 'html { content-visibility: auto }' },
  'a contained body': { style: 'body { contain: strict; height: 50vh; overflow: hidden }' },
  'an overlay at the largest z-index': { body: `<div style="${overlay}"></div>` },
  'an overlay in the top layer': {
    body: `<div id="over" popover="manual" style="${overlay};width:auto;height:auto"></div><script>over.showPopover()</script>`
  }
}

/** Styles of a container around the element. */
const containers: Record<string, string> = {
  'that is contained': 'contain: strict; width: 50px; height: 50px',
  'that is transformed': 'transform: rotate(20deg) scale(0.3)',
  'that is filtered and faint': 'filter: blur(4px); opacity: 0.1',
  'that clips what it holds': 'clip-path: circle(5px); overflow: hidden; position: relative; z-index: -1'
}

/** Expects the launcher, and then the panel, inside the window and in front, on a page that is scrolled. */
const expectInFront = async (page: Page) => {
  await whenIdle(page)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => isInFront(page, '.launcher')).toBe(true)
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
  await expect.poll(() => isInFront(page, '.panel')).toBe(true)
  await widget(page).close.click()
  await expect.poll(() => isInFront(page, '.launcher')).toBe(true)
}

for (const [index, [name, given]] of Object.entries(pages).entries()) {
  test(`launcher and panel are inside the window and in front: ${name}`, row(index), async ({ page, site }) => {
    for (const way of ways) {
      await test.step(way, async () => {
        await page.unrouteAll()
        await openHostilePage(page, site, given, way)
        await expectInFront(page)
        await page.evaluate(() => sessionStorage.clear())
      })
    }
  })
}

for (const [index, [name, style]] of Object.entries(containers).entries()) {
  test(
    `launcher and panel of an element are inside the window and in front in a container ${name}`,
    row(index),
    async ({ page, site }) => {
      await openHostilePage(page, site, { around: element => `<div style="${style}">${element}</div>` }, 'element')
      await expectInFront(page)
    }
  )
}

test(
  'the control: without the top layer the launcher is outside the window, but still works',
  slow,
  async ({ page, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
    await openHostilePage(page, site, { style: 'html { transform: translateX(0) }' })
    await whenIdle(page)
    expect(await isInFront(page, '.launcher')).toBe(false)
    // Scrolled to, the launcher still opens the panel.
    await widget(page).launcher.click()
    await expect(widget(page).composer).toBeFocused()
  }
)

test('with a z-index from the site, the widget stays below elements with a higher one', async ({ page, site }) => {
  await openHostilePage(page, site, {
    style: 'docs-assistant { --docs-assistant-z-index: 5 } #over { position: fixed; inset: 0; z-index: 6 }',
    body: '<div id="over"></div>'
  })
  await whenIdle(page)
  expect(await isInFront(page, '.launcher')).toBe(false)
  await page.evaluate(() => document.getElementById('over')?.remove())
  expect(await isInFront(page, '.launcher')).toBe(true)
})

test('opening the panel puts it above a popover of the page, and the page’s modal dialog goes above both', async ({
  page,
  site
}) => {
  await openHostilePage(page, site, {
    body: `<div id="over" popover="manual" style="${overlay};width:auto;height:auto"></div><dialog id="modal">Modal</dialog>`
  })
  await whenIdle(page)
  await page.evaluate(() => document.getElementById('over')?.showPopover())
  expect(await isInFront(page, '.launcher')).toBe(false)
  await page.keyboard.press('ControlOrMeta+i')
  await expect(widget(page).composer).toBeFocused()
  expect(await isInFront(page, '.panel')).toBe(true)
  await page.evaluate(() => (document.getElementById('modal') as HTMLDialogElement).showModal())
  const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.id)
  expect(top).toBe('modal')
})

test('an element that is moved on the page is still in front, and opens', slow, async ({ page, site }) => {
  await openHostilePage(page, site, { body: '<aside></aside>' }, 'element')
  await whenIdle(page)
  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('docs-assistant') as Element)
  )
  await expect.poll(() => isInFront(page, '.launcher')).toBe(true)
  await widget(page).launcher.click()
  await expect.poll(() => isInFront(page, '.panel')).toBe(true)
})

test('an inline panel stays in its place on the page', slow, async ({ page, site }) => {
  await openHostilePage(page, site, { style: 'html { transform: translateX(0) }' })
  await page.evaluate(async () => {
    const path = '/widget/index.js'
    const { mount } = await import(path)
    mount('main', { domain: 'other', layout: 'inline' })
  })
  const panel = page.getByRole('region', { name: 'Docs assistant' })
  await expect(panel).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const main = await page.locator('main').boundingBox()
  const box = await panel.boundingBox()
  expect(box?.x).toBe(main?.x)
  expect(box?.width).toBe(main?.width)
})

test(
  'three launchers are stacked without overlap, whatever parent each has, and each opens its own panel',
  slow,
  async ({ page, site }) => {
    await openHostilePage(page, site, { body: '<aside></aside>' })
    await page.evaluate(async () => {
      const path = '/widget/index.js'
      const { mount } = await import(path)
      for (const [index, target] of ['main', 'aside'].entries()) {
        mount(target, { domain: `domain-${index}`, labels: { launcher: `Ask ${target}`, heading: `About ${target}` } })
      }
    })
    for (const index of [0, 1, 2]) {
      await expect(page.locator('docs-assistant .launcher').nth(index)).toHaveAttribute('aria-keyshortcuts', /./)
    }
    const boxes = await page.locator('docs-assistant').evaluateAll(hosts =>
      hosts
        .map(host => host.shadowRoot?.querySelector('.launcher')?.getBoundingClientRect() as DOMRect)
        .map(({ top, bottom }) => [top, bottom] as const)
        .sort(([first], [second]) => first - second)
    )
    for (const [index, [, bottom]] of boxes.slice(0, -1).entries()) {
      expect(bottom).toBeLessThan(boxes[index + 1]?.[0] ?? 0)
    }
    for (const name of ['main', 'aside']) {
      await page.getByRole('button', { name: `Ask ${name}` }).click()
      const panel = page.getByRole('dialog', { name: `About ${name}` })
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(panel).toHaveCount(0)
    }
  }
)

test('“Hide for now” can be clicked at the launcher’s corner on a page with CSS zoom', slow, async ({ page, site }) => {
  await openHostilePage(page, site, { style: 'html { zoom: 2 }' })
  await whenIdle(page)
  await widget(page).launcher.hover()
  await page.getByRole('button', { name: 'Hide for now' }).click()
  await expect(widget(page).launcher).toBeHidden()
})
