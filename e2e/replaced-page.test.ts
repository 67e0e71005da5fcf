import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Assistant } from '../src/widget/handle.ts'
import { errorsOf, isInFront, openHostilePage, tags, whenIdle } from './hostile-page.ts'
import { ask, assistantKey, expect, pressShortcut, row, slow, test, widget } from './test.ts'

const question = 'How do I add the widget with a script tag?'

/** Runs a function in the page, with the handle of the widget that the page’s script tag has created. */
const withAssistant = (page: Page, run: (assistant: Assistant) => void) =>
  page.evaluate(`(${run})(window.DocsAssistant)`)

test('a page that replaces its body keeps the widget open, with its conversation', async ({ page, site }) => {
  const errors = errorsOf(page)
  await openHostilePage(page, site, {})
  await whenIdle(page)
  await widget(page).launcher.click()
  await ask(page, question)
  await page.evaluate(() => {
    const body = document.createElement('body')
    body.textContent = 'Another page.'
    document.body = body
  })
  await expect(widget(page).answers).toHaveCount(1)
  await ask(page, 'Which layouts are there?')
  expect(errors).toEqual([])
})

/** Ways in which a page removes all of its content and the widget with it. */
const clearings: Record<string, () => void> = {
  'innerHTML of its root': () => {
    document.documentElement.innerHTML = '<head></head><body>Cleared.</body>'
  },
  'replaceChildren of its root': () => document.documentElement.replaceChildren(document.createElement('body')),
  'a new root': () => {
    const root = document.createElement('html')
    root.append(document.createElement('body'))
    document.replaceChild(root, document.documentElement)
  },
  'document.open': () => {
    document.open()
    document.write('<!doctype html><html lang="en"><body>Written.</body></html>')
    document.close()
  },
  'remove() of the element': () => document.querySelector('docs-assistant')?.remove()
}

for (const [index, [name, clear]] of Object.entries(clearings).entries()) {
  for (const [place, layout] of ['floating', 'sidebar', 'modal'].entries()) {
    test(
      `open() restores a widget that the page removed by ${name}: ${layout}`,
      row(index + place),
      async ({ page, site }) => {
        const errors = errorsOf(page)
        await openHostilePage(page, site, {})
        await whenIdle(page)
        await page.evaluate(layout => {
          const { DocsAssistant } = window as unknown as { DocsAssistant: Assistant }
          DocsAssistant.update({ layout: layout as 'modal' })
          DocsAssistant.open()
        }, layout)
        await ask(page, question)
        await page.evaluate(clear)
        await expect(page.locator('docs-assistant')).toHaveCount(0)
        // Removing the widget has closed its panel, and the page can scroll.
        await expect.poll(() => page.evaluate('window.DocsAssistant.isOpen')).toBe(false)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
        await withAssistant(page, assistant => assistant.open())
        await expect.poll(() => isInFront(page, '.panel')).toBe(true)
        await expect(widget(page).answers).toHaveCount(1)
        await ask(page, 'Which layouts are there?')
        await widget(page).close.click()
        await pressShortcut(page)
        await expect(widget(page).composer).toBeFocused()
        expect(errors).toEqual([])
      }
    )
  }
}

test('open() of an element that was removed throws an error that says what to do', slow, async ({ page, site }) => {
  await openHostilePage(page, site, {}, 'element')
  await whenIdle(page)
  const message = await page.evaluate(async () => {
    const element = document.querySelector('docs-assistant') as HTMLElement & Assistant
    element.remove()
    await Promise.resolve()
    try {
      element.open()
    } catch (error) {
      return String(error)
    }
  })
  expect(message).toContain('Append it first')
})

/** Libraries that fetch the next page and swap it in. */
const routers: Record<string, { library: string; type: string; link: string }> = {
  Turbo: { library: '@hotwired/turbo/dist/turbo.es2017-umd.js', type: '', link: '<a href="/two.html">Next</a>' },
  htmx: {
    library: 'htmx.org/dist/htmx.min.js',
    type: '',
    link: '<a href="/two.html" hx-get="/two.html" hx-target="body" hx-push-url="true">Next</a>'
  }
}

for (const [index, [name, { library, link }]] of Object.entries(routers).entries()) {
  for (const place of ['head', 'body'] as const) {
    test(
      `the widget and its conversation stay when ${name} swaps in the next page, with the script tag in the ${place}`,
      place === 'body' ? row(index) : slow,
      async ({ page, site }) => {
        const errors = errorsOf(page)
        const key = await assistantKey(page, site)
        await page.route('**/library.js', route =>
          route.fulfill({ path: join(import.meta.dirname, '../node_modules', library), contentType: 'text/javascript' })
        )
        const serve = (path: string, words: string) =>
          page.route(`**${path}`, route =>
            route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><html lang="en"><head><title>${words}</title><script src="/library.js"></script>${
                place === 'head' ? tags.script(key, ' async') : ''
              }</head><body><main><h1>${words}</h1>${link}</main>${place === 'body' ? tags.script(key) : ''}</body></html>`
            })
          )
        await serve('/one.html', 'Page one')
        await serve('/two.html', 'Page two')
        await page.goto(`${site}/one.html`)
        await page.evaluate(() => Object.assign(window, { isSame: true }))
        await whenIdle(page)
        await widget(page).launcher.click()
        await ask(page, question)
        await page.getByRole('link', { name: 'Next' }).click()
        await expect(page.getByRole('heading', { name: 'Page two' })).toBeVisible()
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
        await expect(widget(page).answers).toHaveCount(1)
        await ask(page, 'Which layouts are there?')
        await page.goBack()
        await expect(page.getByRole('heading', { name: 'Page one' })).toBeVisible()
        await expect(widget(page).answers).toHaveCount(2)
        await expect(page.locator('docs-assistant')).toHaveCount(1)
        await widget(page).close.click()
        await pressShortcut(page)
        await expect(widget(page).composer).toBeFocused()
        expect(errors).toEqual([])
      }
    )
  }
}

test(
  'mount works before the page has a body, twice with one widget, and throws when arguments are missing',
  slow,
  async ({ page, site }) => {
    await page.route('**/early.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><head><title>Early</title></head><body><p>Words.</p></body></html>'
      })
    )
    await page.goto(`${site}/early.html`)
    const result = await page.evaluate(async () => {
      const path = '/widget/index.js'
      const { mount } = await import(path)
      const { body } = document
      body.remove()
      const hadBody = document.body !== null
      const first = mount({ domain: 'local', baseUrl: location.origin })
      const isSame = first === mount({ domain: 'local', baseUrl: location.origin })
      document.documentElement.append(body)
      const failures = [[], [null], [undefined], [null, { domain: 'x' }], ['#none', { domain: 'x' }]].map(given => {
        try {
          mount(...given)
          return 'nothing'
        } catch (error) {
          return String(error)
        }
      })
      return { hadBody, isSame, failures }
    })
    expect(result).toEqual({
      hadBody: false,
      isSame: true,
      failures: [
        ...Array(3).fill(expect.stringContaining('mount() needs options')),
        expect.stringContaining('no element “null”'),
        expect.stringContaining('no element “#none”')
      ]
    })
    await expect(page.locator('docs-assistant')).toHaveCount(1)
    await widget(page).launcher.click()
    await expect(widget(page).composer).toBeFocused()
  }
)
