import { availableParallelism, loadavg } from 'node:os'
import type { Page } from 'playwright/test'
import { startPlatform } from './platform.ts'
import { test as base, expect, openPanel, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

interface GivenSource {
  url: string
  passage?: string
  section?: string
}

const test = base.extend<{ platform: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  platform: async ({}, use) => {
    const platform = await startPlatform()
    await use(platform)
    await platform.close()
  }
})

/** Serves pages below `/guide/`, by name, with the widget on each. */
const serve = (page: Page, platform: Platform, pages: Record<string, string>, attributes = '') =>
  page.route('**/guide/*', route => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({
      status: pages[name] === undefined ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>${name}</title><style>body { margin: 0 } .tall { height: 2000px }
        @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }</style></head><body>${pages[name]}
        <script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}" ${attributes}></script></body></html>`
    })
  })

/** Asks, answers with these sources, and returns their links. */
const answerWith = async (page: Page, platform: Platform, sources: GivenSource[]) => {
  const count = platform.questions.length
  await openPanel(page)
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(count + 1)
  const question = platform.questions[count]
  const parts = sources.map(({ url, passage, section = 'Limits' }, index) => ({
    type: 'source-url',
    sourceId: `s${index}`,
    url,
    title: 'Guide',
    providerMetadata: { docsAssistant: { section, passage } }
  }))
  question?.send({ type: 'start', messageId: `a${count}` }, ...parts)
  question?.text('So.')
  question?.finish()
  const links = widget(page).sources.last().getByRole('link')
  await expect(links).toHaveCount(sources.length)
  // The code for passages is loaded after the answer. It adds the text fragment to a link when the link gets the focus.
  await expect(async () => {
    await links.first().blur()
    await links.first().focus()
    expect(await links.first().getAttribute('href')).toContain(':~:text=')
  }).toPass()
  return links
}

/** The marked text, with a bar between its ranges. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('docs-assistant-passage') ?? [])].map(String).join('|'))

const isMarkInView = (page: Page) =>
  page.evaluate(() => {
    const [range] = (CSS.highlights.get('docs-assistant-passage') ?? []) as Iterable<Range>
    const box = range?.getBoundingClientRect()
    return box !== undefined && box.top > 0 && box.bottom < innerHeight
  })

const status = (page: Page) => page.getByRole('status')

const limits = `<h1>Guide</h1><p>Begin here.</p><div class="tall"></div><h2 id="limits">Limits</h2><p id="text">A payload may have
  “64&nbsp;KB” — not&nbsp;more.</p><pre><code><span>max</span><span>Payload</span>: <span>64</span></code><button>Copy</button></pre>
  <p>What is larger is refused.</p><div class="tall"></div>`
const passage = 'A payload may have "64 KB" - not more.\n\nmaxPayload: 64\n\nWhat is larger is refused.'

test('a source on this page scrolls there and marks the passage, without a reload and without touching the page', async ({
  page,
  site,
  platform
}) => {
  await serve(page, platform, { a: limits })
  await page.goto(`${site}/guide/a`)
  await page.evaluate(() => Object.assign(document, { isSame: true }))
  const links = await answerWith(page, platform, [{ url: '/guide/a#limits', passage }])
  const before = await page.evaluate(() => document.body.outerHTML)
  await links.first().click()
  await expect.poll(() => marked(page)).toMatch(/^A payload may have\s+“64\s+KB” — not\s+more\.\|/)
  expect((await marked(page)).replaceAll(/[\s|]+/g, ' ')).toMatch(/max Payload : 64 What is larger is refused\.$/)
  expect(await marked(page)).not.toContain('Copy')
  expect(await isMarkInView(page)).toBe(true)
  await expect(status(page)).toHaveText('The passage is marked on the page: Limits')
  expect(new URL(page.url()).hash).toBe('#limits')
  expect(await page.evaluate(() => 'isSame' in document)).toBe(true)
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(before)
})

test(
  'a click on the page, Escape on the page, and the next source each remove the mark',
  slow,
  async ({ page, site, platform }) => {
    await serve(page, platform, { a: limits })
    await page.goto(`${site}/guide/a`)
    const links = await answerWith(page, platform, [
      { url: '/guide/a#limits', passage },
      { url: '/guide/a', passage: 'Begin here.' }
    ])
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
    expect(await sheets()).toBe(0)
    await links.nth(0).click()
    await expect.poll(() => marked(page)).toContain('payload')
    await links.nth(1).click()
    await expect.poll(() => marked(page)).toBe('Begin here.')
    expect(await isMarkInView(page)).toBe(true)
    // A click in the widget leaves the mark.
    await widget(page).composer.click()
    expect(await marked(page)).toBe('Begin here.')
    await page.evaluate(() => document.querySelector('h1')?.click())
    expect(await marked(page)).toBe('Begin here.')
    await page.mouse.click(200, 300)
    expect(await marked(page)).toBe('')
    await links.nth(1).click()
    await expect.poll(() => marked(page)).toBe('Begin here.')
    // The focus is in the widget, which keeps its keys from the page, so the test dispatches Escape on the document.
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect(await marked(page)).toBe('')
    expect(await sheets()).toBe(0)
  }
)

test(
  'a source whose passage is not on the page scrolls to its anchor, and the status says so',
  slow,
  async ({ page, site, platform }) => {
    await serve(page, platform, { a: limits })
    await page.goto(`${site}/guide/a`)
    const links = await answerWith(page, platform, [
      { url: '/guide/a#limits', passage: 'Nothing of this kind is written on the page any more.' },
      { url: '/guide/a#limits-of-no-passage' }
    ])
    await links.first().click()
    await expect(status(page)).toHaveText('Shown on the page: Limits')
    await expect(page.locator('#limits')).toBeInViewport()
    expect(await marked(page)).toBe('')
  }
)

test('a source on another page opens at its passage, and the widget marks it there', async ({
  page,
  site,
  platform
}) => {
  await serve(page, platform, { a: '<h1>A</h1>', b: limits })
  await page.goto(`${site}/guide/a`)
  await page.evaluate(() =>
    document.addEventListener('docs-assistant:navigate', event => sessionStorage.setItem('told', event.detail.url))
  )
  const links = await answerWith(page, platform, [{ url: '/guide/b#limits', passage }])
  const href = await links.first().getAttribute('href')
  expect(href).toBe(`${site}/guide/b#limits:~:text=A%20payload%20may%20have%20%2264%20KB%22%20%2D%20not%20more.`)
  await links.first().click()
  await expect.poll(() => page.evaluate(() => location.href)).toBe(`${site}/guide/b#limits`)
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(`${site}/guide/b#limits`)
  // The widget loads the code that marks, because the panel was open on the page before.
  await expect(widget(page).panel).toBeVisible()
  await expect.poll(() => marked(page)).toContain('A payload may have')
  expect(await isMarkInView(page)).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('docs-assistant:passage'))).toBeNull()
})

test(
  'the link’s text fragment scrolls to the passage by itself, without the widget',
  slow,
  async ({ page, site, platform }) => {
    await serve(page, platform, {
      a: '<h1>A</h1>',
      b: limits.replace('“64&nbsp;KB” — not&nbsp;more', '64 KB, not more')
    })
    await page.goto(`${site}/guide/a`)
    const links = await answerWith(page, platform, [
      { url: '/guide/b', passage: 'A payload may have 64 KB, not more.' }
    ])
    await links.first().click()
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/guide/b')
    // The link has no anchor, so only its text fragment can have scrolled to the passage.
    await expect(page.locator('#text')).toBeInViewport()
  }
)

test(
  'a site’s router follows the link, and the passage is marked once its page is drawn',
  slow,
  async ({ page, site, platform }) => {
    await serve(page, platform, { a: '<main><h1>A</h1><p>Other.</p></main>' })
    await page.goto(`${site}/guide/a`)
    await page.evaluate(
      ([html]) =>
        document.addEventListener('docs-assistant:navigate', event => {
          event.preventDefault()
          setTimeout(() => {
            history.pushState(null, '', '/guide/b.html')
            const main = document.querySelector('main') as HTMLElement
            main.innerHTML = '<p>Loading…</p>'
            setTimeout(() => {
              main.innerHTML = html as string
              // Draws the page a second time, as a framework does when it hydrates.
              setTimeout(() => {
                main.innerHTML = html as string
                Object.assign(window, { isDrawn: true })
              }, 300)
            }, 300)
          }, 100)
        }),
      [limits]
    )
    const links = await answerWith(page, platform, [{ url: '/guide/b#limits', passage }])
    await links.first().click()
    await expect.poll(() => page.evaluate(() => 'isDrawn' in window)).toBe(true)
    await expect.poll(() => marked(page)).toContain('A payload may have')
    expect(await isMarkInView(page)).toBe(true)
    await expect(status(page)).toHaveText('The passage is marked on the page: Limits')
  }
)

test(
  'an invalid, outdated or foreign reminder in sessionStorage marks nothing and throws nothing',
  slow,
  async ({ page, site, platform }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(String(error)))
    await serve(page, platform, { a: limits })
    const now = () => Date.now()
    const good = { url: `${site}/guide/a#limits`, title: 'Guide', section: 'Limits', passage }
    await page.route('**/without-widget', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' })
    )
    const open = async (stored: string) => {
      // A widget whose panel was open would read the reminder as soon as it is written, before the page that is tested.
      await page.goto(`${site}/without-widget`)
      await page.evaluate(text => sessionStorage.setItem('docs-assistant:passage', text), stored)
      await page.goto(`${site}/guide/a`)
      await openPanel(page)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('docs-assistant:passage'))).toBeNull()
      return marked(page)
    }
    for (const stored of [
      '{',
      'null',
      '[]',
      JSON.stringify({ ...good, time: now() - 120_000 }),
      JSON.stringify({ ...good, time: now() + 120_000 }),
      JSON.stringify({ ...good, time: 'now' }),
      JSON.stringify({ ...good, url: 'https://evil.test/#limits', time: now() }),
      JSON.stringify({ ...good, url: 7, time: now() }),
      JSON.stringify({ ...good, passage: 'x'.repeat(10_000), time: now() })
    ]) {
      expect(await open(stored)).toBe('')
    }
    // The control: a valid reminder marks the passage.
    await open(JSON.stringify({ ...good, time: now() }))
    await expect.poll(() => marked(page)).toContain('A payload may have')
    expect(errors).toEqual([])
  }
)

test(
  'no task takes longer than 50 ms on a page of 2 MB, also where the passage is not on it',
  slow,
  async ({ page, site, platform }) => {
    const section = (index: number) =>
      `<h2 id="s${index}">Section ${index}</h2><p>${'Some words about <code>queues</code>, workers and their jobs. '.repeat(12)}</p><pre><code>${'<span>const</span> <span>a</span> = <span>1</span>\n'.repeat(8)}</code></pre>`
    const html = Array.from({ length: 1_800 }, (_, index) => section(index)).join('')
    expect(html.length).toBeGreaterThan(2_000_000)
    await serve(page, platform, { a: `${html}<p>The needle of ferry is kept in this haystack.</p>` })
    await page.goto(`${site}/guide/a`)
    const links = await answerWith(page, platform, [
      { url: '/guide/a', passage: 'The needle of ferry is kept in this haystack.' },
      {
        url: '/guide/a#s9',
        passage: 'Some words about quiet things, workers and others that nobody has written here. '.repeat(7)
      }
    ])
    await page.evaluate(() => {
      const long: number[] = []
      Object.assign(window, { long })
      // Counts the time of scripts only, without style and layout, which are slow on so long a page.
      new PerformanceObserver(list => {
        type Script = { duration: number; forcedStyleAndLayoutDuration: number }
        for (const entry of list.getEntries() as (PerformanceEntry & { scripts: Script[] })[]) {
          long.push(...entry.scripts.map(script => script.duration - script.forcedStyleAndLayoutDuration))
        }
      }).observe({ type: 'long-animation-frame' })
    })
    // A busy machine interrupts a task now and then, so the measurement is repeated until one passes.
    await expect(async () => {
      await page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0))
      await links.first().click()
      await expect.poll(() => marked(page)).toBe('The needle of ferry is kept in this haystack.')
      await links.last().click()
      await expect(status(page)).toHaveText('Shown on the page: Limits')
      const long = await page.evaluate(() => (window as unknown as { long: number[] }).long)
      const load = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
      expect(long.filter(duration => duration > 50 * load)).toEqual([])
    }).toPass({ timeout: 30_000 })
  }
)

test('a browser without the highlight API scrolls to the passage', slow, async ({ page, site, platform }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights')
    Reflect.deleteProperty(Object.getPrototypeOf(CSS), 'highlights')
  })
  await serve(page, platform, { a: limits })
  await page.goto(`${site}/guide/a`)
  expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false)
  const links = await answerWith(page, platform, [{ url: '/guide/a', passage }])
  await links.first().click()
  await expect(page.locator('#text')).toBeInViewport()
})
