import type { Page } from 'playwright/test'
import { assistantKey, expect } from './test.ts'

/** What a hostile page does before the widget loads, and what it puts around it. */
export interface HostilePage {
  /** Runs before the widget’s code does. */
  script?: string
  /** Paths of library files that the page loads before `script`. */
  libraries?: string[]
  style?: string
  body?: string
  /** Wraps the widget’s tags in other HTML. */
  around?: (element: string) => string
}

/** The three ways in which a page can include the widget. */
export const ways = ['script', 'element', 'module'] as const
export type Way = (typeof ways)[number]

/** The tags by which a page of the service includes the widget, for each way. */
export const tags: Record<Way, (key: string, attributes?: string) => string> = {
  script: (key, attributes = '') =>
    `<script src="/widget/docs-assistant.js" data-domain="local" data-assistant-key="${key}"${attributes}></script>`,
  element: key =>
    `<docs-assistant domain="local" assistant-key="${key}"></docs-assistant><script type="module" src="/widget/define.js"></script>`,
  module: key =>
    `<script type="module">import { mount } from '/widget/index.js'; mount({ domain: 'local', assistantKey: '${key}' })</script>`
}

/** Opens a hostile page, which is higher than the window so that it scrolls. */
export const openHostilePage = async (
  page: Page,
  site: string,
  { script = '', libraries = [], style = '', body = '', around = element => element }: HostilePage,
  way: Way = 'script'
) => {
  const key = await assistantKey(page, site)
  for (const [index, path] of libraries.entries())
    await page.route(`**/library-${index}.js`, route => route.fulfill({ path }))
  const loads = libraries.map((_, index) => `<script src="/library-${index}.js"></script>`).join('')
  await page.route('**/hostile.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Hostile</title><style>${style}</style>${loads}<script>${script}</script></head>
<body><main>${'<p>Some text.</p>'.repeat(80)}</main>${body}${around(tags[way](key))}</body></html>`
    })
  )
  await page.goto(`${site}/hostile.html`)
}

/** Collects every error that reaches the page or its console. */
export const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** Waits until the widget has run the code that it loads when the browser is idle. */
export const whenIdle = (page: Page) =>
  expect(page.locator('docs-assistant .launcher').first()).toHaveAttribute('aria-keyshortcuts', /./)

/** Whether a part of the widget is inside the window, with nothing of the page over its middle. */
export const isInFront = (page: Page, selector: string) =>
  page.locator('docs-assistant').evaluate((host, selector) => {
    const box = host.shadowRoot?.querySelector(selector)?.getBoundingClientRect()
    if (!box?.width) return false
    const { left, right, top, bottom } = box
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === host
  }, selector)
