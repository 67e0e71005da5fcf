import type { Page } from 'playwright/test'
import { ask, assistantKey, expect, test, widget } from './test.ts'

interface HostilePage {
  script?: string
  style?: string
  body?: string
}

/** What clumsy pages do before the widget comes. */
const pages: Record<string, HostilePage> = {
  'adds to every object and array': {
    script: 'Object.prototype.extend = Array.prototype.last = () => {}'
  },
  'adds accessors to every object': {
    script: `Object.defineProperty(Object.prototype, 'title', { get: () => 'Page', set() {}, enumerable: true })`
  },
  'freezes Object.prototype': { script: 'Object.freeze(Object.prototype)' },
  'freezes Array.prototype': { script: 'Object.freeze(Array.prototype)' },
  'has images called like what a document has': { body: '<img name="body" alt=""><img name="activeElement" alt="">' },
  'is zoomed': { style: 'html { zoom: 2 }' },
  'is transformed': { style: 'html { transform: translateX(0) }' },
  'contains its body': { style: 'body { contain: strict; height: 50vh; overflow: hidden }' },
  'brings a Promise and a fetch of its own': {
    script: `window.Promise = class extends Promise {}; const { fetch: own } = window; window.fetch = (...given) => own(...given)`
  }
}

/** Without these no widget can be made. */
const impossible: Record<string, HostilePage> = {
  'has a form called createElement': { body: '<form name="createElement"></form>' },
  'has an element of the widget’s name with a closed root': {
    script: `customElements.define('docs-assistant', class extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'closed' })
      }
    })`
  }
}

const serve = async (page: Page, site: string, { script = '', style = '', body = '' }: HostilePage) => {
  const key = await assistantKey(page, site)
  const tag = `<script src="/widget/docs-assistant.js" data-domain="local" data-assistant-key="${key}"></script>`
  await page.route('**/hostile.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Hostile</title><style>${style}</style>
<script>${script}</script></head><body><main><p>Some text.</p></main>${body}${tag}</body></html>`
    })
  )
  await page.goto(`${site}/hostile.html`)
}

/** Every error that reaches the page or its console. */
const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

for (const [name, given] of Object.entries(pages)) {
  test(`answers on a page that ${name}`, async ({ page, site }) => {
    const errors = errorsOf(page)
    await serve(page, site, given)
    await widget(page).launcher.click()
    await ask(page, 'How do I add the widget with a script tag?')
    await expect(widget(page).sources).toBeVisible()
    expect(errors).toEqual([])
  })
}

for (const [name, given] of Object.entries(impossible)) {
  test(`says in one line why there is no widget on a page that ${name}`, async ({ page, site }) => {
    const errors = errorsOf(page)
    await serve(page, site, given)
    await expect.poll(() => errors).toEqual([expect.stringMatching(/createElement|attachShadow/)])
    await expect(widget(page).launcher).toHaveCount(0)
  })
}
