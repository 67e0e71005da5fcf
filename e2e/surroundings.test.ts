import type { Page } from 'playwright/test'
import { errorsOf, openHostilePage, tags, whenIdle } from './hostile-page.ts'
import { ask, assistantKey, expect, row, slow, test, widget } from './test.ts'

const question = 'How do I add the widget with a script tag?'

/** What a site’s service worker does with the widget’s requests. */
const workers = {
  'passes everything on': 'event.respondWith(fetch(event.request))',
  'delays everything':
    'event.respondWith(new Promise(resolve => setTimeout(resolve, 400)).then(() => fetch(event.request)))',
  'caches each GET': `if (event.request.method === 'GET') event.respondWith(caches.open('all').then(async cache =>
    (await cache.match(event.request)) ?? fetch(event.request).then(answer => (cache.put(event.request, answer.clone()), answer))))`,
  'sends a copy of each request': `event.respondWith((async () => fetch(event.request.url, {
    method: event.request.method, headers: event.request.headers,
    body: event.request.method === 'GET' ? undefined : await event.request.text() }))())`,
  'answers each request of the API with an error': `if (event.request.method === 'POST') event.respondWith(Response.error())`,
  'answers each request of the API with its offline page': `if (event.request.method === 'POST')
    event.respondWith(new Response('<!doctype html>Offline', { headers: { 'content-type': 'text/html' } }))`
}

const register = async (page: Page, site: string, work: string) => {
  await page.context().route('**/worker.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'service-worker-allowed': '/' },
      body: `oninstall = () => skipWaiting(); onactivate = event => event.waitUntil(clients.claim()); onfetch = event => { ${work} }`
    })
  )
  await openHostilePage(page, site, {})
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 10))
  })
}

for (const [index, [name, work]] of Object.entries(workers).entries()) {
  test(
    `answers, or shows a problem and Retry, with a service worker that ${name}`,
    row(index),
    async ({ page, site }) => {
      await register(page, site, work)
      const { launcher, composer, answers, sources, problem, retry } = widget(page)
      await launcher.click()
      if (!/error|offline/.test(name)) {
        await ask(page, question)
        await expect(sources).toBeVisible()
        await ask(page, 'Which layouts are there?')
        return
      }
      await composer.fill(question)
      await composer.press('Enter')
      await expect(problem).toBeVisible()
      await expect(answers).toHaveCount(0)
      // Once the worker is unregistered, Retry gets an answer.
      await page.evaluate(async () => {
        for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
      })
      await page.reload()
      await expect(composer).toBeVisible()
      await retry.click()
      await expect(sources).toBeVisible()
    }
  )
}

for (const [name, tokens] of [
  ['scripts alone', 'allow-scripts'],
  ['scripts and its own origin', 'allow-scripts allow-same-origin'],
  ['scripts and forms', 'allow-scripts allow-forms']
] as const) {
  test(`answers in a sandboxed frame that may have ${name}`, slow, async ({ page, site }) => {
    const errors = errorsOf(page)
    const key = await assistantKey(page, site)
    await page.route('**/frame.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Frame</title><body>${tags.script(
          key,
          ` data-base-url="${site}" data-docs-url="${site}"`
        )}</body></html>`
      })
    )
    await openHostilePage(page, site, {
      body: `<iframe sandbox="${tokens}" src="/frame.html" style="width:900px;height:640px"></iframe>`
    })
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Ask AI' }).click()
    await frame.getByRole('textbox', { name: 'Ask a question' }).fill(question)
    await frame.getByRole('button', { name: 'Send' }).click()
    await expect(frame.getByRole('list', { name: 'Sources' })).toBeVisible()
    await frame.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(frame.getByRole('button', { name: 'Ask AI' })).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('a page that the reader comes back to has one widget, which opens and answers', slow, async ({ page, site }) => {
  const errors = errorsOf(page)
  await openHostilePage(page, site, {
    script: 'addEventListener("pageshow", event => { window.isKept = event.persisted })'
  })
  await whenIdle(page)
  await widget(page).launcher.click()
  await ask(page, question)
  await page.goto('about:blank')
  await page.goBack()
  // Playwright’s Chromium may have its back/forward cache off. Then the page is loaded again, and the same must hold.
  test.info().annotations.push({ type: 'kept', description: String(await page.evaluate('window.isKept')) })
  await expect(page.locator('docs-assistant')).toHaveCount(1)
  await expect(widget(page).answers).toHaveCount(1)
  await ask(page, 'Which layouts are there?')
  await widget(page).close.click()
  await expect(widget(page).launcher).toBeVisible()
  expect(errors).toEqual([])
})

test('nothing of the widget is printed, open or closed', slow, async ({ page, site }) => {
  await openHostilePage(page, site, {})
  await whenIdle(page)
  const isDrawn = async (media: 'print' | 'screen') => {
    await page.emulateMedia({ media })
    const drawn = await page
      .locator('docs-assistant')
      .evaluate(
        host =>
          [...(host.shadowRoot?.querySelectorAll('.launcher, .panel') ?? [])].filter(
            each => each.getClientRects().length
          ).length
      )
    await page.emulateMedia({ media: 'screen' })
    return drawn > 0
  }
  expect(await isDrawn('print')).toBe(false)
  // The control: on the screen it is drawn.
  expect(await isDrawn('screen')).toBe(true)
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeVisible()
  expect(await isDrawn('print')).toBe(false)
  await page.evaluate(() => {
    const { DocsAssistant } = window as unknown as { DocsAssistant: { update(options: object): void } }
    DocsAssistant.update({ layout: 'modal' })
  })
  await expect(widget(page).panel).toHaveAttribute('aria-modal', 'true')
  expect(await isDrawn('print')).toBe(false)
})

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`with prefers-reduced-motion “${motion}” the panel is ${motion === 'reduce' ? 'not ' : ''}animated`, async ({
    page,
    site
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await openHostilePage(page, site, {})
    await page.evaluate(() => {
      const seen = new Set<string>()
      const look = () => {
        for (const each of document.querySelector('docs-assistant')?.shadowRoot?.getAnimations() ?? []) {
          seen.add((each as CSSAnimation).animationName ?? 'transition')
        }
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { seen })
    })
    await widget(page).launcher.click()
    await ask(page, question)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    if (motion === 'reduce') expect(seen).toEqual([])
    else expect(seen).toContain('rise')
  })
}
