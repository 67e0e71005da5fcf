import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { packagePath, startCdn } from './cdn.ts'
import { row, slow, widget } from './test.ts'

const integrity = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/integrity.json'), 'utf8'))[
  'widget/docs-assistant.js'
] as string
const loader = `${packagePath}/widget/docs-assistant.js`

/** Adds a script tag to the page, as a tag manager does. */
const addScript = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(given => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(given)) script.setAttribute(name, value)
    document.head.append(script)
  }, attributes)

/** Collects the messages of the page’s console, and its errors. */
const collectMessages = (page: Page) => {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  page.on('pageerror', error => messages.push(error.message))
  return messages
}

const open = async (page: Page) => {
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
}

test.describe('the address of the script', () => {
  const addresses = [
    ['the file itself', loader, {}],
    ['a bare package name that is answered', '/npm/docs-assistant', { answers: { '/npm/docs-assistant': loader } }],
    ['a bare package name with a range', '/npm/docs-assistant@0', { answers: { '/npm/docs-assistant@0': loader } }],
    ['a bare package name that is redirected', '/npm/docs-assistant', { redirects: { '/npm/docs-assistant': loader } }],
    ['a short address that is redirected', '/assistant', { redirects: { '/assistant': loader } }],
    ['a file that is redirected', '/latest/docs-assistant.js', { redirects: { '/latest/docs-assistant.js': loader } }]
  ] as const
  for (const [index, [name, path, options]] of addresses.entries()) {
    for (const crossorigin of [false, true]) {
      // Without CORS a page cannot see where a script of another origin was redirected to.
      const isHidden = !crossorigin && /short|file that/.test(name)
      test(`may be ${name}${crossorigin ? ', with CORS' : ''}`, row(index), async ({ page }) => {
        await using cdn = await startCdn(options)
        await using site = isHidden ? cdn : await startCdn()
        await page.goto(`${(isHidden ? cdn : site).url}/page`)
        const messages = collectMessages(page)
        const attributes = { src: cdn.url + path, 'data-domain': 'acme', ...(crossorigin && { crossorigin: '' }) }
        await addScript(page, attributes)
        await open(page)
        // With CORS the loader first tries its chunks beside the tag’s address. A bare name that is answered without a
        // redirect has no chunks there: two requests fail, for the panel and for the idle code.
        const isAsked = crossorigin && 'answers' in options
        await expect.poll(() => messages.length).toBe(isAsked ? 2 : 0)
        expect(messages.filter(text => !text.includes('404'))).toEqual([])
        expect(cdn.requests.filter(path => path.includes('dist/widget/chunks/panel-'))).toHaveLength(1)
      })
    }
  }
})

test.describe('a script tag with integrity', () => {
  const attributes = (url: string) => ({ src: url + loader, integrity, crossorigin: '', 'data-domain': 'acme' })

  test('covers every chunk; each chunk is fetched once, and none before it is needed', async ({ page }) => {
    await using cdn = await startCdn()
    await using site = await startCdn()
    await page.goto(`${site.url}/page`)
    const messages = collectMessages(page)
    await addScript(page, attributes(cdn.url))
    await open(page)
    await expect(page.getByRole('log', { name: 'Conversation' })).toBeAttached()
    expect(messages).toEqual([])
    const chunks = cdn.requests.filter(path => path.includes('/chunks/'))
    expect(chunks.join()).toMatch(/checks-.*panel-.*conversation-/)
    expect(chunks).toEqual([...new Set(chunks)])
    expect(chunks.join()).not.toMatch(/highlight|languages|-names|rating/)
    await expect(page.locator('link')).toHaveCount(0)
  })

  for (const [index, chunk] of ['checks', 'panel', 'shared'].entries()) {
    test(`runs nothing of a changed ${chunk} chunk`, row(index), async ({ page }) => {
      await using cdn = await startCdn({ tamper: new RegExp(`/${chunk}-`) })
      await page.goto(`${cdn.url}/page`)
      await addScript(page, attributes(cdn.url))
      await widget(page).launcher.click()
      const again = page.getByRole('button', { name: 'Not loaded. Try again' })
      await expect(again).toBeVisible()
      const count = cdn.requests.length
      await again.click()
      await expect.poll(() => cdn.requests.length).toBeGreaterThan(count)
      await expect(again).toBeVisible()
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      await expect(widget(page).panel).toHaveCount(0)
    })
  }

  test('runs nothing of a changed conversation chunk, and keeps the question', async ({ page }) => {
    await using cdn = await startCdn({ tamper: /\/conversation-/ })
    await page.goto(`${cdn.url}/page`)
    await addScript(page, attributes(cdn.url))
    await open(page)
    await widget(page).composer.fill('How?')
    await widget(page).composer.press('Enter')
    await expect(widget(page).problem).toContainText('could not be loaded')
    await expect(widget(page).composer).toHaveValue('How?')
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  })

  test('loads and checks a late chunk, a language, when it is needed', async ({ page }) => {
    await using cdn = await startCdn()
    await page.goto(`${cdn.url}/page`)
    await addScript(page, { ...attributes(cdn.url), 'data-locale': 'de' })
    await page.getByRole('button', { name: 'KI fragen' }).click()
    await expect(page.getByRole('textbox', { name: 'Frage stellen' })).toBeFocused()
    expect(cdn.requests.filter(path => /\/de-/.test(path))).toHaveLength(1)
    expect(cdn.requests.filter(path => /\/fr-/.test(path))).toHaveLength(0)
    await expect(page.locator('link')).toHaveCount(0)
  })

  test('runs nothing of a changed language, and speaks English', slow, async ({ page }) => {
    await using cdn = await startCdn({ tamper: /\/de-/ })
    await page.goto(`${cdn.url}/page`)
    await addScript(page, { ...attributes(cdn.url), 'data-locale': 'de' })
    await page.getByRole('button', { name: 'KI fragen' }).click()
    await expect(widget(page).composer).toBeFocused()
    expect(cdn.requests.filter(path => /\/de-/.test(path))).not.toHaveLength(0)
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  })

  test('runs nothing of a changed idle chunk, logs it, and the launcher still opens the panel', async ({ page }) => {
    await using cdn = await startCdn({ tamper: /\/idle-/ })
    await page.goto(`${cdn.url}/page`)
    const messages = collectMessages(page)
    await addScript(page, attributes(cdn.url))
    await expect.poll(() => messages.join()).toMatch(/idle-.*is not what was built/)
    await open(page)
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  })

  test('the control: without integrity a changed chunk runs', slow, async ({ page }) => {
    await using cdn = await startCdn({ tamper: /\/conversation-/ })
    await page.goto(`${cdn.url}/page`)
    await addScript(page, { src: cdn.url + loader, 'data-domain': 'acme' })
    await open(page)
    await expect.poll(() => page.evaluate(() => 'tampered' in window)).toBe(true)
  })

  test('works under a policy of nonce and strict-dynamic', async ({ page }) => {
    await using cdn = await startCdn()
    const policy = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
    await page.route('**/page', route =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><title>Page</title><body><script nonce="abc" src="${loader}" integrity="${integrity}" data-domain="acme"></script>`
      })
    )
    const messages = collectMessages(page)
    await page.goto(`${cdn.url}/page`)
    await open(page)
    expect(messages).toEqual([])
  })
})

test.describe('a tag manager that drops attributes', () => {
  for (const [form, code] of [
    ['an object', 'window.DocsAssistant = { domain: "acme", labels: { launcher: "Ask us" } }'],
    [
      'an entry of the queue',
      '(window.DocsAssistant ||= []).push({ domain: "acme" }, { labels: { launcher: "Ask us" } })'
    ]
  ] as const) {
    test(`can give the options as ${form}`, slow, async ({ page }) => {
      await using cdn = await startCdn()
      await page.goto(`${cdn.url}/page`)
      const messages = collectMessages(page)
      await page.evaluate(code)
      await addScript(page, { src: cdn.url + loader })
      await page.getByRole('button', { name: 'Ask us' }).click()
      await expect(widget(page).composer).toBeFocused()
      expect(await page.evaluate('DocsAssistant.isOpen')).toBe(true)
      expect(messages).toEqual([])
    })
  }

  test('gets a message that `data-domain` is missing, and the page gets no button that could not ask', async ({
    page
  }) => {
    await using cdn = await startCdn()
    await page.goto(`${cdn.url}/page`)
    const messages = collectMessages(page)
    await addScript(page, { src: cdn.url + loader })
    await expect.poll(() => messages.join()).toContain('no data-domain')
    await expect(page.locator('docs-assistant')).toHaveCount(0)
  })
})

test(
  'attributes of the script tag win over the options in `window.DocsAssistant`, which may hold functions',
  slow,
  async ({ page }) => {
    await using cdn = await startCdn()
    await page.goto(`${cdn.url}/page`)
    await page.evaluate('window.DocsAssistant = { domain: "other", heading: "Help", currentPath: () => "/x" }')
    await addScript(page, { src: cdn.url + loader, 'data-domain': 'acme', 'data-heading': 'Ours' })
    await widget(page).launcher.click()
    await expect(page.getByRole('dialog', { name: 'Ours' })).toBeVisible()
  }
)

test('the script logs that it must not be loaded with type="module"', slow, async ({ page }) => {
  await using cdn = await startCdn()
  await page.goto(`${cdn.url}/page`)
  const messages = collectMessages(page)
  await addScript(page, { src: cdn.url + loader, type: 'module', 'data-domain': 'acme' })
  await expect.poll(() => messages.join()).toContain('its own <script src>.')
})
