import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, row, slow, widget } from './test.ts'

type Answer = (question: Question) => void

/** A site of plain HTML pages with the widget, whose platform answers each question at once. */
const test = base.extend<{ pages: { url(path: string): string; answer: { with: Answer } }; attributes: string }>({
  attributes: ['', { option: true }],
  pages: async ({ site, attributes, context }, use) => {
    const platform = await startPlatform()
    const answer: { with: Answer } = {
      with(question) {
        for (const [name, url] of [
          ['Guide', '/guide'],
          ['Below', '/start#below']
        ]) {
          question.send({ type: 'source-url', sourceId: name, url, title: name })
        }
        question.text(paragraphs(40))
        question.finish()
      }
    }
    const answering = setInterval(() => {
      for (const question of platform.questions.splice(0)) answer.with(question)
    }, 20)
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname
      if (path === '/favicon.ico') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="en"><head>
        <title>${path}</title><meta name="viewport" content="width=device-width"></head>
        <body><h1>${path}</h1><nav><a href="/guide">Guide</a> <a href="/start">Start</a></nav><input aria-label="Search">
        <div style="height: 2000px"></div><h2 id="below">Below</h2><div style="height: 1000px"></div>
        <script src="${site}/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}" ${attributes}></script>
        </body></html>`)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use({ url: path => origin + path, answer })
    clearInterval(answering)
    await context.close()
    server.closeAllConnections()
    server.close()
    await platform.close()
  }
})

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index + 1} of a long answer.\n\n`).join('')

const panelOf = (page: Page) => page.locator('docs-assistant .panel')
const view = (page: Page) => page.locator('docs-assistant .scroll')
const bar = (page: Page) => page.getByRole('button', { name: 'Back to the conversation' })

const askFirst = async (page: Page, question = 'How?') => {
  await widget(page).launcher.click()
  await widget(page).composer.fill(question)
  await widget(page).composer.press('Enter')
  await expect(widget(page).answers.last()).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Paragraph 40 of').last()).toHaveCount(1)
}

/** Scrolls until this paragraph begins 5 px above the view, and returns its offset from the view’s top. */
const readFrom = async (page: Page, text: string) => {
  await view(page).evaluate((scroller, text) => {
    const block = [...scroller.querySelectorAll('p')].findLast(one => one.textContent?.includes(text)) as HTMLElement
    scroller.scrollTop += block.getBoundingClientRect().top - scroller.getBoundingClientRect().top + 5
  }, text)
  return placeOf(page, text)
}

const placeOf = async (page: Page, text: string) => {
  const block = page.getByText(text).last()
  await expect(block).toBeAttached()
  return view(page).evaluate((scroller, text) => {
    const block = [...scroller.querySelectorAll('p')].findLast(one => one.textContent?.includes(text)) as HTMLElement
    return Math.round(block.getBoundingClientRect().top - scroller.getBoundingClientRect().top)
  }, text)
}

const activeElement = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.tagName.toLowerCase()
  })

/**
 * Records what each frame shows, from the page’s first on: which of launcher, panel, greeting and answer are visible,
 * whether the panel is animated, and how far the conversation is scrolled. Equal frames in a row are recorded once.
 */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames })
    const look = () => {
      const shadow = document.querySelector('docs-assistant')?.shadowRoot
      const drawn = ['.launcher', '.panel', '.welcome', '.answer'].filter(selector =>
        shadow?.querySelector(selector)?.checkVisibility()
      )
      const panel = shadow?.querySelector('.panel')
      const moves = panel?.getAnimations().length ? ' moving' : ''
      const scrolled = shadow?.querySelector('.thread .scroll')?.scrollTop
      const seen = `${drawn.join(' ')}${moves}${scrolled === undefined ? '' : ` at ${scrolled}`}`
      if (frames.at(-1) !== seen) frames.push(seen)
      requestAnimationFrame(look)
    }
    look()
  })
const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: string[] }).frames)

const ways: [string, (page: Page, url: (path: string) => string) => Promise<unknown>][] = [
  ['after a reload', page => page.reload()],
  ['on the next page', page => page.getByRole('link', { name: 'Guide' }).first().click()],
  ['where a source led to', page => widget(page).sources.first().getByRole('link').first().click()],
  [
    'after going to another page and Back',
    async (page, url) => {
      await page.goto(url('/guide'))
      await expect(widget(page).answers).toHaveCount(1)
      await page.goBack()
    }
  ],
  [
    'after Back and Forward',
    async (page, url) => {
      await page.goto(url('/guide'))
      await page.goBack()
      await expect(widget(page).answers).toHaveCount(1)
      await page.goForward()
    }
  ]
]

for (const [index, [when, go]] of ways.entries()) {
  test(
    `the panel is open ${when}, at the reader’s place, and leaves the focus to the page`,
    row(index),
    async ({ page, pages }) => {
      await page.goto(pages.url('/start'))
      await askFirst(page)
      const before = await readFrom(page, 'Paragraph 23 of')
      expect(before).toBe(-5)
      // Playwright’s click would scroll to the link and so move the reader; the DOM’s click does not scroll.
      if (when.startsWith('where')) {
        await widget(page)
          .sources.first()
          .getByRole('link')
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await page.waitForURL('**/guide')
      } else await go(page, pages.url)
      await expect(widget(page).panel).toBeVisible()
      await expect(widget(page).launcher).toHaveCount(0)
      expect(await placeOf(page, 'Paragraph 23 of')).toBe(before)
      expect(await activeElement(page)).not.toBe('textarea')
      await expect(page.locator('docs-assistant')).toHaveAttribute('opened')
      await widget(page).close.click()
      await page.reload()
      await expect(widget(page).launcher).toBeVisible()
      await expect(widget(page).panel).toHaveCount(0)
    }
  )
}

test.describe('frame by frame', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('reopens without showing the launcher, the greeting or a motion', slow, async ({ page, pages }) => {
    await recordFrames(page)
    await page.goto(pages.url('/start'))
    await askFirst(page)
    // The control: the recording has the launcher, and the animation of a panel that the reader opens.
    expect((await framesOf(page)).join()).toMatch(/\.launcher.*\.panel.*moving/)
    await readFrom(page, 'Paragraph 23 of')
    const top = await view(page).evaluate(({ scrollTop }) => scrollTop)
    await page.goto(pages.url('/guide'))
    await expect(widget(page).answers).toHaveCount(1)
    await expect(widget(page).composer).toBeVisible()
    expect(await framesOf(page)).toEqual(expect.arrayContaining([`.panel .answer at ${top}`]))
    for (const frame of await framesOf(page)) expect(['', '.panel', `.panel .answer at ${top}`]).toContain(frame)
  })
})

test('a reader who never opens the panel loads no code of it, on any page', async ({ page, pages }) => {
  const loaded: string[] = []
  page.on('request', request => /chunks\//.test(request.url()) && loaded.push(request.url().replace(/.*\/|-.*/g, '')))
  await page.goto(pages.url('/start'))
  await expect(widget(page).launcher).toBeVisible()
  await page.goto(pages.url('/guide'))
  await expect(widget(page).launcher).toHaveAttribute('title')
  expect(loaded).toContain('idle')
  const opened = ['panel', 'conversation']
  expect(loaded.filter(name => opened.includes(name))).toEqual([])
  // The control: opening the panel loads its code.
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
  await expect.poll(() => loaded).toEqual(expect.arrayContaining(opened))
})

test('leaves the focus in a field that the page has focused', slow, async ({ page, pages }) => {
  await page.goto(pages.url('/start'))
  await askFirst(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('[aria-label=Search]')?.focus())
  )
  await page.reload()
  await expect(widget(page).answers).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
})

test('closing and reopening on a page keeps the place, also while an answer streams', slow, async ({ page, pages }) => {
  let streaming: Question | undefined
  pages.answer.with = question => {
    streaming = question
    question.text(paragraphs(40))
  }
  await page.goto(pages.url('/start'))
  await widget(page).launcher.click()
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await expect(page.getByText('Paragraph 40 of')).toHaveCount(1)
  const before = await readFrom(page, 'Paragraph 9 of')
  await widget(page).close.click()
  await expect(widget(page).launcher).toBeFocused()
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
  expect(await placeOf(page, 'Paragraph 9 of')).toBe(before)
  streaming?.text('The last words.')
  streaming?.finish()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  expect(await placeOf(page, 'Paragraph 9 of')).toBe(before)
})

test(
  'reopened, a short conversation has no empty space below it, and a long one has its last question at the top',
  slow,
  async ({ page, pages }) => {
    pages.answer.with = question => {
      question.text('Short.')
      question.finish()
    }
    await page.goto(pages.url('/start'))
    await widget(page).launcher.click()
    const ask = async (question: string, count: number) => {
      await widget(page).composer.fill(question)
      await widget(page).composer.press('Enter')
      await expect(widget(page).answers).toHaveCount(count)
      await expect(widget(page).answers.last()).toHaveAttribute('aria-busy', 'false')
    }
    await ask('First?', 1)
    await ask('Second?', 2)
    await page.reload()
    await expect(widget(page).answers).toHaveCount(2)
    const spare = () => view(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await spare()).toBe(0)
    await expect(page.getByText('First?')).toBeInViewport()
    for (let count = 3; count < 10; count += 1) await ask(`Question ${count}?`, count)
    const top = async () => {
      const [outer, inner] = [await view(page).boundingBox(), await widget(page).questions.last().boundingBox()]
      return Math.round((inner?.y ?? 0) - (outer?.y ?? 0))
    }
    expect(await top()).toBe(16)
    await page.reload()
    await expect(widget(page).answers).toHaveCount(9)
    expect(await top()).toBe(16)
  }
)

test('with sessionStorage blocked nothing throws, and the next page begins closed', slow, async ({ page, pages }) => {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      }
    })
  )
  await page.goto(pages.url('/start'))
  await askFirst(page)
  await widget(page).close.click()
  await expect(widget(page).launcher).toBeFocused()
  await page.reload()
  await expect(widget(page).launcher).toBeVisible()
  await widget(page).launcher.click()
  await expect(widget(page).answers).toHaveCount(1)
  expect(errors).toEqual([])
})

for (const [index, garbage] of [
  '{',
  '[]',
  'null',
  '{"turn":1,"block":"length","offset":null}',
  'x'.repeat(9999)
].entries()) {
  test(`ignores ${garbage.slice(0, 50)} as a stored place, without an error`, row(index), async ({ page, pages }) => {
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    await page.goto(pages.url('/start'))
    await askFirst(page)
    await page.addInitScript(garbage => {
      for (const key of Object.keys(sessionStorage)) if (/:place:/.test(key)) sessionStorage.setItem(key, garbage)
    }, garbage)
    await page.reload()
    await expect(widget(page).answers).toHaveCount(1)
    await expect(widget(page).questions.first()).toBeInViewport()
    expect(errors).toEqual([])
  })
}

test(
  'another tab begins closed: the open panel is remembered for its own tab',
  slow,
  async ({ page, pages, context }) => {
    await page.goto(pages.url('/start'))
    await askFirst(page)
    const other = await context.newPage()
    await other.goto(pages.url('/start'))
    await expect(widget(other).launcher).toBeVisible()
    await expect(widget(other).panel).toHaveCount(0)
  }
)

for (const attributes of ['data-keep-open="false"', 'data-persist="none"']) {
  test.describe(`with ${attributes}`, () => {
    test.use({ attributes })

    test('the next page begins closed, and nothing is left in the tab’s storage', slow, async ({ page, pages }) => {
      await page.goto(pages.url('/start'))
      await askFirst(page)
      await page.goto(pages.url('/guide'))
      await expect(widget(page).launcher).toBeVisible()
      await expect(widget(page).panel).toHaveCount(0)
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => /:(open|place):/.test(key)))).toEqual(
        []
      )
    })
  })
}

test.describe('with data-opened', () => {
  test.use({ attributes: 'data-opened' })

  test('the panel opens on each page, also after the reader has closed it', slow, async ({ page, pages }) => {
    await page.goto(pages.url('/start'))
    await expect(widget(page).panel).toBeVisible()
    await widget(page).close.click()
    await page.reload()
    await expect(widget(page).panel).toBeVisible()
  })
})

test.describe('in a modal', () => {
  test.use({ attributes: 'data-layout="modal"' })

  test('following a source minimizes the modal, and the page below can scroll', slow, async ({ page, pages }) => {
    await page.goto(pages.url('/start'))
    await askFirst(page)
    await widget(page).sources.getByRole('link', { name: 'Guide' }).click()
    await page.waitForURL('**/guide')
    await expect(bar(page)).toBeVisible()
    await expect(widget(page).panel).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
    await bar(page).click()
    await expect(widget(page).panel).toBeVisible()
    await page.reload()
    await expect(widget(page).panel).toHaveAttribute('aria-modal', 'true')
  })
})

test(
  'a modal whose container is removed from the page unlocks the page’s scrolling',
  slow,
  async ({ page, pages, site }) => {
    await page.goto(pages.url('/start'))
    await page.evaluate(async site => {
      const { mount } = await import(`${site}/widget/index.js`)
      const target = document.createElement('div')
      target.id = 'target'
      document.body.append(target)
      mount('#target', { domain: 'other', baseUrl: 'http://127.0.0.1:9', layout: 'modal', opened: true })
    }, site)
    await expect(widget(page).panel).toBeVisible()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    expect(await overflow()).toBe('hidden')
    await page.evaluate(() => document.getElementById('target')?.remove())
    await expect.poll(overflow).toBe('visible')
  }
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const ask = async (page: Page) => {
    await widget(page).launcher.tap()
    await widget(page).composer.fill('How?')
    await widget(page).composer.press('Enter')
    await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  }

  test(
    'following a source shows its page and a bar, which reopens the conversation at the reader’s place',
    slow,
    async ({ page, pages }) => {
      await page.goto(pages.url('/start'))
      await ask(page)
      const place = await readFrom(page, 'Paragraph 40 of')
      await widget(page).sources.getByRole('link', { name: 'Guide' }).tap()
      await page.waitForURL('**/guide')
      await expect(page.getByRole('heading', { name: '/guide' })).toBeInViewport()
      await expect(bar(page)).toBeVisible()
      await expect(widget(page).launcher).toHaveCount(0)
      expect(await activeElement(page)).toBe('body')
      const box = await bar(page).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box).toMatchObject({ x: 20, width: 350 })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844 - 20)
      await page.reload()
      await bar(page).tap()
      await expect(widget(page).panel).toHaveAttribute('aria-modal', 'true')
      expect(await placeOf(page, 'Paragraph 40 of')).toBe(place)
      // The focus is not in the composer, where it would bring up the keyboard over the conversation.
      await expect(panelOf(page)).toBeFocused()
      await widget(page).close.tap()
      await expect(widget(page).launcher).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    }
  )

  test('a source on the same page scrolls to its heading, and the bar is shown', slow, async ({ page, pages }) => {
    await page.goto(pages.url('/start'))
    await ask(page)
    await widget(page).sources.getByRole('link', { name: 'Below' }).tap()
    await expect(page).toHaveURL(/#below$/)
    await expect(bar(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Below' })).toBeInViewport()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
    await bar(page).tap()
    await expect(panelOf(page)).toBeFocused()
  })

  test(
    'the panel is open again after a plain reload, in which no source was followed',
    slow,
    async ({ page, pages }) => {
      await page.goto(pages.url('/start'))
      await ask(page)
      await page.reload()
      await expect(widget(page).panel).toHaveAttribute('aria-modal', 'true')
    }
  )
})

test('stays open while a client-side router changes the page', slow, async ({ page, pages }) => {
  await page.goto(pages.url('/start'))
  await page.evaluate(() => {
    document.addEventListener('docs-assistant:navigate', event => {
      event.preventDefault()
      history.pushState({}, '', new URL(event.detail.url).pathname)
      document.body.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'Routed' }))
    })
  })
  await askFirst(page)
  await widget(page).sources.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { name: 'Routed' })).toBeVisible()
  await expect(widget(page).panel).toBeVisible()
  await expect(widget(page).sources.getByRole('link', { name: 'Guide' })).toBeInViewport()
})
