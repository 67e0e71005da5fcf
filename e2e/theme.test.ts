import type { Page } from 'playwright/test'
import { packagePath, startCdn } from './cdn.ts'
import { test as base, expect, slow } from './test.ts'

/** `show` mounts the widget on an almost empty page with this HTML in its head. */
const test = base.extend<{ show(head: string, attributes?: string): Promise<void> }>({
  show: async ({ page }, use) => {
    await using cdn = await startCdn()
    let html = ''
    await page.route('**/page', route => route.fulfill({ contentType: 'text/html', body: html }))
    await use(async (head, attributes = '') => {
      html = `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body ${attributes}><p>Text</p></body></html>`
      await page.goto(`${cdn.url}/page`)
      await mountOn(page, { domain: 'acme' })
    })
  }
})

const mountOn = (page: Page, options: object) =>
  page.evaluate(`import('${packagePath}/widget/index.js').then(({ mount }) => void mount(${JSON.stringify(options)}))`)

const expectTheme = (page: Page, theme: string) =>
  expect(page.locator('docs-assistant .root')).toHaveAttribute('data-theme', theme)

const style = (css: string) => `<style>${css}</style>`

for (const system of ['light', 'dark'] as const) {
  const other = system === 'dark' ? 'light' : 'dark'

  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system })

    const pages: [name: string, head: string, theme: string, attributes?: string][] = [
      ['a plain page', '', 'light'],
      ['a page for both schemes', style(':root { color-scheme: light dark }'), system],
      ['a page for the dark scheme alone', style(':root { color-scheme: dark }'), 'dark'],
      ['a page for the light scheme alone', style(':root { color-scheme: light }'), 'light'],
      ['a page that asks for both in its head', '<meta name="color-scheme" content="light dark">', system],
      ['a white body', style('body { background: white; color: #333 }'), 'light'],
      ['a dark body', style('body { background: #1b1b1f; color: #dfdfd6 }'), 'dark'],
      [
        'a dark root below a body without a colour',
        style('html { background: #0d1117 } body { color: #c9d1d9 }'),
        'dark'
      ],
      ['a white body on a dark root', style('html { background: #000 } body { background: #fff }'), 'light'],
      [
        'an almost transparent dark body on a white root',
        style('html { background: #fff } body { background: rgb(0 0 0 / 0.1) }'),
        'light'
      ],
      [
        'an almost opaque dark body on a white root',
        style('html { background: #fff } body { background: rgb(0 0 0 / 0.9) }'),
        'dark'
      ],
      ['a colour in oklch', style('body { background: oklch(0.145 0 0); color: oklch(0.985 0 0) }'), 'dark'],
      ['a colour in display-p3', style('body { background: color(display-p3 0.98 0.99 1) }'), 'light'],
      ['a mixed colour', style('body { background: color-mix(in srgb, #000 90%, #fff) }'), 'dark'],
      ['a custom property', style(':root { --bg: hsl(220 13% 12%) } body { background: var(--bg) }'), 'dark'],
      ['a picture behind light text', style('body { background: url(x.png); color: #eee }'), 'dark'],
      ['red text on nothing', style('body { color: red }'), 'light'],
      [
        'a system’s own media query',
        style('@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }'),
        system
      ],
      ['a known switch against the colours', style('body { background: #fff }'), 'dark', 'data-theme="dark"'],
      ['Furo, which follows the system', style('body { background: #fff }'), 'light', 'data-theme="auto"'],
      [
        'an owner’s own Material colour scheme',
        style('body { background: #202533 }'),
        'dark',
        'data-md-color-scheme="night-sky"'
      ],
      ['an mdBook theme', style('body { background: #14191f }'), 'dark', 'class="ayu sidebar-visible"']
    ]
    test('the widget takes the theme that the page looks like', slow, async ({ page, show }) => {
      for (const [name, head, theme, attributes] of pages) {
        await show(head, attributes)
        await expect.soft(page.locator('docs-assistant .root'), name).toHaveAttribute('data-theme', theme)
      }
    })

    test('the `theme` option wins over the look of the page', async ({ page, show }) => {
      await show(style('body { background: #fff }'))
      await page.evaluate('document.querySelector("docs-assistant").remove()')
      await mountOn(page, { domain: 'acme', theme: 'dark' })
      await expectTheme(page, 'dark')
    })

    test('follows the system’s theme when the page does', async ({ page, show }) => {
      await show(style(':root { color-scheme: light dark }'))
      await expectTheme(page, system)
      await page.emulateMedia({ colorScheme: other })
      await expectTheme(page, other)
    })
  })
}

test.describe('while the page lives', () => {
  const dark = 'body { background: #111; color: #eee }'
  const changes: [name: string, head: string, change: string, back: string][] = [
    [
      'an unknown class of the root',
      style(`.ink ${dark}`),
      'document.documentElement.classList.add("ink")',
      'document.documentElement.classList.remove("ink")'
    ],
    [
      'an unknown attribute of the body',
      style('body[data-look=night] { background: #111 }'),
      'document.body.dataset.look = "night"',
      'delete document.body.dataset.look'
    ],
    ['a style of the body', '', 'document.body.style.background = "#111"', 'document.body.style.background = ""'],
    [
      'a stylesheet that comes and goes',
      '',
      `document.head.insertAdjacentHTML("beforeend", "<style id=s>${dark}</style>")`,
      'document.getElementById("s").remove()'
    ],
    [
      'a stylesheet that is switched on and off',
      `<style id=s media="not all">${dark}</style>`,
      's.media = "all"',
      's.media = "not all"'
    ],
    [
      'a linked stylesheet that is swapped',
      '<link id=s rel=stylesheet href="data:text/css,">',
      `s.href = "data:text/css,${encodeURIComponent(dark)}"`,
      's.href = "data:text/css,"'
    ],
    [
      'a stylesheet that stands in the body',
      '',
      `document.body.insertAdjacentHTML("beforeend", "<style id=s>${dark}</style>"); document.body.dataset.x = 1`,
      's.remove()'
    ],
    [
      'a colour that changes slowly',
      style('body { background: #fff; transition: background 300ms } .ink body { background: #111 }'),
      'document.documentElement.className = "ink"',
      'document.documentElement.className = ""'
    ],
    [
      'a body that is swapped',
      '',
      'b = document.body; c = document.createElement("body"); c.style.background = "#111"; b.replaceWith(c)',
      'c.replaceWith(b)'
    ]
  ]
  test('follows each change of the page’s look, and the change back', slow, async ({ page, show }) => {
    for (const [name, head, change, back] of changes) {
      await test.step(name, async () => {
        await show(head)
        await expectTheme(page, 'light')
        await page.evaluate(change)
        await expectTheme(page, 'dark')
        await page.evaluate(back)
        await expectTheme(page, 'light')
      })
    }
  })

  test('follows a stylesheet that arrives late', slow, async ({ page, show }) => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/late.css', async route => {
      await released
      await route.fulfill({ contentType: 'text/css', body: dark })
    })
    await show('')
    await page.evaluate(`document.head.insertAdjacentHTML('beforeend', '<link rel=stylesheet href=late.css>')`)
    // Waits for the frames in which the widget reacts to the new link element itself.
    await page.evaluate('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await expectTheme(page, 'light')
    release()
    await expectTheme(page, 'dark')
  })

  test(
    'reads the page’s styles at most once a frame, and not at all while nothing changes',
    slow,
    async ({ page, show }) => {
      // A look at the page’s theme reads the body’s style once; other parts of the widget read that of other elements.
      await page.addInitScript(() => {
        const { getComputedStyle } = window
        Object.assign(window, { looks: 0 })
        window.getComputedStyle = (...given) => {
          if (given[0] === document.body) (window as unknown as { looks: number }).looks++
          return getComputedStyle.apply(window, given)
        }
      })
      await show(style('body { background: #fff }'))
      await expectTheme(page, 'light')
      const frame = 'await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50)))'
      const looksAfter = (change: string) =>
        page.evaluate(`(async () => { ${frame}; looks = 0; ${change}; ${frame}; return looks })()`)
      // Waits until the widget has loaded all of its parts.
      await expect.poll(() => looksAfter('')).toBe(0)
      expect(await looksAfter('document.body.className = "a"')).toBe(1)
      expect(await looksAfter('')).toBe(0)
      const often = 'for (let i = 0; i < 1000; i++) { document.body.className = "b" + i; await null }'
      expect(await looksAfter(often)).toBe(1)
    }
  )
})
