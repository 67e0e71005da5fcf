import type { Page } from 'playwright/test'
import { ask, assistantKey, expect, row, slow, test, widget } from './test.ts'

const question = 'How do I add the widget with a script tag?'

/** Serves a page with this HTML on the site's origin, and opens it. */
const serve = async (page: Page, site: string, html: string, headers: Record<string, string> = {}) => {
  const key = await assistantKey(page, site)
  const tag = `<script src="/widget/docs-assistant.js" data-domain="local" data-assistant-key="${key}" async></script>`
  await page.route('**/guest.html', route =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><head><title>Guest</title></head><body><main><p id="text">Some text of the page.</p></main>${html.replaceAll('TAG', tag).replaceAll('KEY', key)}</body></html>`
    })
  )
  await page.goto(`${site}/guest.html`)
}

/** Collects every error, and everything that the page's policy refuses. */
const complaints = async (page: Page) => {
  const seen: string[] = []
  page.on('pageerror', error => seen.push(`error ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') seen.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      console.error(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return seen
}

const policies = {
  'self and Trusted Types':
    "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'nonce and strict-dynamic':
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
}

for (const [index, [name, policy]] of Object.entries(policies).entries()) {
  test(`runs without a violation under a policy of ${name}`, row(index), async ({ page, site }) => {
    const seen = await complaints(page)
    const nonce = policy.includes('nonce') ? ' nonce="abc"' : ''
    await serve(
      page,
      site,
      `<script${nonce} src="/widget/docs-assistant.js" data-domain="local" data-assistant-key="KEY" async></script>`,
      { 'content-security-policy': policy }
    )
    await widget(page).launcher.click()
    const answer = await ask(page, question)
    await expect(answer.locator('code').first()).toBeVisible()
    expect(seen).toEqual([])
    // The control: the same list gets what the policy does refuse.
    await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>x</b>'
      } catch {}
    })
    await expect.poll(() => seen.length).toBeGreaterThan(0)
  })
}

test('keeps its look on a page that resets everything', async ({ page, site }) => {
  const look = async () => {
    const { launcher, composer, close } = widget(page)
    await launcher.click()
    await expect(composer).toBeFocused()
    const box = await page.getByRole('dialog').boundingBox()
    const style = await composer.evaluate(element => {
      const { fontSize, lineHeight, color, textTransform, letterSpacing } = getComputedStyle(element)
      return { fontSize, lineHeight, color, textTransform, letterSpacing }
    })
    await close.click()
    return { box, style, launcher: await launcher.boundingBox() }
  }
  await serve(page, site, 'TAG')
  const plain = await look()
  await page.unroute('**/guest.html')
  await serve(
    page,
    site,
    `<style>
      * { all: unset !important }
      html { font-size: 5px !important; letter-spacing: 9px !important; text-transform: uppercase !important }
      docs-assistant { display: none !important; opacity: 0 !important; color: red !important; transform: scale(3) !important }
      body, div, button, textarea { position: static !important; width: 1px !important; color: red !important }
    </style>TAG`
  )
  expect(await look()).toEqual(plain)
})

test('leaves the page as it was when it is destroyed', slow, async ({ page, site }) => {
  const state = () =>
    page.evaluate(() => ({
      nodes: document.documentElement.outerHTML.replace(/<script.*?<\/script>/gs, ''),
      sheets: document.adoptedStyleSheets.length
    }))
  await serve(page, site, '<script type="module" src="/examples/none.js"></script>')
  const before = await state()
  await page.evaluate(async () => {
    const path = '/widget/index.js'
    const { mount } = await import(path)
    const assistant = mount({ domain: 'local', layout: 'modal', opened: true })
    Object.assign(window, { assistant })
  })
  await expect(widget(page).composer).toBeFocused()
  expect(await state()).not.toEqual(before)
  await page.evaluate(() => {
    const { assistant } = window as unknown as { assistant: { destroy(): void } }
    assistant.destroy()
    assistant.destroy()
  })
  expect(await state()).toEqual(before)
  await page.keyboard.press('ControlOrMeta+i')
  await expect(widget(page).panel).toHaveCount(0)
})

test(
  'logs a warning and draws no launcher when an element named currentScript hides its script tag',
  slow,
  async ({ page, site }) => {
    const warnings: string[] = []
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
    await serve(page, site, '<img name="currentScript" alt="">TAG')
    await expect.poll(() => warnings.join()).toContain('its own <script src>')
    await expect(widget(page).launcher).toHaveCount(0)
  }
)

test('leaves an existing global of its name alone, warns, and still works', slow, async ({ page, site }) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await serve(page, site, '<img name="DocsAssistant" alt="">TAG')
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
  expect(warnings.join()).toContain('window.DocsAssistant is taken')
  const tag = () => page.evaluate(() => (window as unknown as { DocsAssistant: Element }).DocsAssistant.tagName)
  expect(await tag()).toBe('IMG')
})

test(
  'serves the queue before and after it has loaded, and leaves another global alone',
  slow,
  async ({ page, site }) => {
    await serve(
      page,
      site,
      `<script>window.calls = []; (window.DocsAssistant ||= []).push(assistant => { calls.push(assistant.status); assistant.open() })</script>TAG`
    )
    await expect(widget(page).composer).toBeFocused()
    const calls = await page.evaluate(() => {
      const given = window as unknown as {
        calls: string[]
        DocsAssistant: { push(visit: (a: { isOpen: boolean }) => void): void }
      }
      given.DocsAssistant.push(assistant => given.calls.push(String(assistant.isOpen)))
      return given.calls
    })
    expect(calls).toEqual(['ready', 'true'])
  }
)

test('ignores a second tag for the same domain, and draws another for another one', slow, async ({ page, site }) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await serve(
    page,
    site,
    `TAGTAG<script src="/widget/docs-assistant.js" data-domain="other" data-labels='{"launcher":"Ask the other"}' async></script>`
  )
  await expect(page.getByRole('button', { name: 'Ask the other' })).toBeVisible()
  await expect(widget(page).launcher).toHaveCount(1)
  await expect.poll(() => warnings.join()).toContain('a second one for this domain')
})

test('works in a sandboxed frame, where every storage throws', async ({ page, site }) => {
  await serve(page, site, '<p>Frame</p>')
  const key = await assistantKey(page, site)
  await page.evaluate(
    ([origin, key]) => {
      const frame = document.createElement('iframe')
      frame.sandbox.add('allow-scripts')
      frame.style.cssText = 'width: 900px; height: 500px'
      frame.srcdoc = `<script src="${origin}/widget/docs-assistant.js" data-base-url="${origin}" data-docs-url="${origin}" data-domain="local" data-assistant-key="${key}"></script>`
      document.body.append(frame)
    },
    [site, key]
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Ask AI' }).click()
  await frame.getByRole('textbox', { name: 'Ask a question' }).fill(question)
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByRole('list', { name: 'Sources' })).toBeVisible()
})

test('keeps the key out of every event, of the address and of the storage', async ({ page, site }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const name of ['ready', 'open', 'question', 'answer', 'thread', 'feedback', 'close']) {
      document.addEventListener(`docs-assistant:${name}`, event =>
        seen.push(name + JSON.stringify((event as CustomEvent).detail))
      )
    }
  })
  await serve(page, site, 'TAG')
  await widget(page).launcher.click()
  await ask(page, question)
  await page.getByRole('button', { name: 'Good answer' }).click()
  await page.keyboard.press('Escape')
  const leaked = await page.evaluate(() => ({
    seen: (window as unknown as { seen: string[] }).seen,
    storage: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    address: location.href
  }))
  expect(leaked.seen.map(event => /^[a-z]+/.exec(event)?.[0])).toEqual([
    'ready',
    'open',
    'question',
    'thread',
    'answer',
    'feedback',
    'close'
  ])
  expect(leaked.storage).toContain('docs-assistant:thread')
  const key = await page.locator('script[data-assistant-key]').getAttribute('data-assistant-key')
  expect(key).toMatch(/^svc_dsc_[\w-]{20}/)
  expect(JSON.stringify(leaked)).not.toContain(key)
})
