import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { packagePath, startCdn } from './cdn.ts'
import { row, slow, widget } from './test.ts'

const integrity = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/integrity.json'), 'utf8'))[
  'widget/docs-assistant.js'
] as string
const loader = `${packagePath}/widget/docs-assistant.js`

/** Puts a script tag on the page, as its HTML or as a tag manager does. */
const addScript = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(given => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(given)) script.setAttribute(name, value)
    document.head.append(script)
  }, attributes)

/** What the page says in its console: everything but what a request that fails says by itself. */
const listen = (page: Page) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  return said
}

const open = async (page: Page) => {
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
}

test.describe('the address of the script', () => {
  const addresses = [
    ['the file itself', loader, {}],
    ['a bare one that is answered', '/npm/docs-assistant', { answers: { '/npm/docs-assistant': loader } }],
    ['a bare one with a range', '/npm/docs-assistant@0', { answers: { '/npm/docs-assistant@0': loader } }],
    ['a bare one that is redirected', '/npm/docs-assistant', { redirects: { '/npm/docs-assistant': loader } }],
    ['a short one that is redirected', '/assistant', { redirects: { '/assistant': loader } }],
    ['a file that is redirected', '/latest/docs-assistant.js', { redirects: { '/latest/docs-assistant.js': loader } }]
  ] as const
  for (const [index, [name, path, options]] of addresses.entries()) {
    for (const crossorigin of [false, true]) {
      // Without CORS a page learns nothing of where a script of another origin was redirected to.
      const isHidden = !crossorigin && /short|file that/.test(name)
      test(`may be ${name}${crossorigin ? ', with CORS' : ''}`, row(index), async ({ page }) => {
        await using cdn = await startCdn(options)
        await using site = isHidden ? cdn : await startCdn()
        await page.goto(`${(isHidden ? cdn : site).url}/page`)
        const said = listen(page)
        const attributes = { src: cdn.url + path, 'data-domain': 'acme', ...(crossorigin && { crossorigin: '' }) }
        await addScript(page, attributes)
        await open(page)
        // A page that may know the address is led by it first, also where no redirect told which folder it is in: for
        // the panel, and for what comes when the browser is idle.
        const isAsked = crossorigin && 'answers' in options
        await expect.poll(() => said.length).toBe(isAsked ? 2 : 0)
        expect(said.filter(text => !text.includes('404'))).toEqual([])
        expect(cdn.requests.filter(path => path.includes('dist/widget/chunks/panel-'))).toHaveLength(1)
      })
    }
  }
})

test.describe('a script tag with integrity', () => {
  const attributes = (url: string) => ({ src: url + loader, integrity, crossorigin: '', 'data-domain': 'acme' })

  test('covers every chunk, each is fetched once, and none before it is needed', async ({ page }) => {
    await using cdn = await startCdn()
    await using site = await startCdn()
    await page.goto(`${site.url}/page`)
    const said = listen(page)
    await addScript(page, attributes(cdn.url))
    await open(page)
    await expect(page.getByRole('log', { name: 'Conversation' })).toBeAttached()
    expect(said).toEqual([])
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

  test('brings what comes late when it is needed, checked: a language', async ({ page }) => {
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

  test('runs nothing of a changed idle chunk, says so, and the launcher still opens the panel', async ({ page }) => {
    await using cdn = await startCdn({ tamper: /\/idle-/ })
    await page.goto(`${cdn.url}/page`)
    const said = listen(page)
    await addScript(page, attributes(cdn.url))
    await expect.poll(() => said.join()).toMatch(/idle-.*is not what was built/)
    await open(page)
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  })

  test('the change would be seen: without integrity it runs', slow, async ({ page }) => {
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
    const said = listen(page)
    await page.goto(`${cdn.url}/page`)
    await open(page)
    expect(said).toEqual([])
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
    test(`gives the options as ${form}`, slow, async ({ page }) => {
      await using cdn = await startCdn()
      await page.goto(`${cdn.url}/page`)
      const said = listen(page)
      await page.evaluate(code)
      await addScript(page, { src: cdn.url + loader })
      await page.getByRole('button', { name: 'Ask us' }).click()
      await expect(widget(page).composer).toBeFocused()
      expect(await page.evaluate('DocsAssistant.isOpen')).toBe(true)
      expect(said).toEqual([])
    })
  }

  test('is told what is missing, and no button stands there that cannot ask', async ({ page }) => {
    await using cdn = await startCdn()
    await page.goto(`${cdn.url}/page`)
    const said = listen(page)
    await addScript(page, { src: cdn.url + loader })
    await expect.poll(() => said.join()).toContain('no data-domain')
    await expect(page.locator('docs-assistant')).toHaveCount(0)
  })
})

test('attributes of the tag win over options of the page, which may hold functions', slow, async ({ page }) => {
  await using cdn = await startCdn()
  await page.goto(`${cdn.url}/page`)
  await page.evaluate('window.DocsAssistant = { domain: "other", heading: "Help", currentPath: () => "/x" }')
  await addScript(page, { src: cdn.url + loader, 'data-domain': 'acme', 'data-heading': 'Ours' })
  await widget(page).launcher.click()
  await expect(page.getByRole('dialog', { name: 'Ours' })).toBeVisible()
})

test('a script that is loaded as a module says that it must not be one', slow, async ({ page }) => {
  await using cdn = await startCdn()
  await page.goto(`${cdn.url}/page`)
  const said = listen(page)
  await addScript(page, { src: cdn.url + loader, type: 'module', 'data-domain': 'acme' })
  await expect.poll(() => said.join()).toContain('its own <script src>.')
})
