import type { Locator, Page } from 'playwright/test'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, row, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>> & { question(number?: number): Promise<Question> }

/** Opens a plain page with an open widget; the test answers its questions through `platform`. */
const test = base.extend<{ platform: Platform; attributes: string }>({
  attributes: ['', { option: true }],
  platform: async ({ page, site, attributes }, use) => {
    const platform = await startPlatform()
    await page.route('**/page.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head>
          <body><main style="height: 3000px">Text</main>
          <script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}" ${attributes} async></script></body></html>`
      })
    )
    await page.goto(`${site}/page.html`)
    await widget(page).launcher.click()
    await expect(widget(page).composer).toBeFocused()
    const question = async (number = 1) => {
      await expect.poll(() => platform.questions.length).toBeGreaterThanOrEqual(number)
      return platform.questions[number - 1] as Question
    }
    await use({ ...platform, question })
    await platform.close()
  }
})

const paragraphs = (count: number, name = 'Paragraph') =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1} of a long answer.\n\n`).join('')

const view = (page: Page) => page.locator('docs-assistant .scroll')
const jump = (page: Page) => page.getByRole('button', { name: 'Jump to latest' })
const send = async (page: Page, text: string) => {
  // Waits for the end of the previous answer, because until then Enter sends nothing.
  await expect(widget(page).send).toBeVisible()
  await widget(page).composer.fill(text)
  await widget(page).composer.press('Enter')
}

/** Waits until the blocks below the view are laid out too, which happens a while after the answer’s end. */
const waitUntilLaidOut = (page: Page) => expect.poll(() => isLaidOut(page)).toBe(true)

const isLaidOut = (page: Page) =>
  view(page).evaluate(scroller => {
    const blocks = [...scroller.querySelectorAll('.markdown > *')]
    return blocks.every(block => getComputedStyle(block).contentVisibility === 'visible')
  })

/** How far an element begins below the top of the view. */
const below = async (page: Page, element: Locator) => {
  const [outer, inner] = [await view(page).boundingBox(), await element.boundingBox()]
  return Math.round((inner?.y ?? Number.NaN) - (outer?.y ?? Number.NaN))
}

/** Watches in each frame how far an element is from its first place in the view; `end` returns the largest distance. */
const watch = async (element: Locator) => {
  await element.evaluate(node => {
    const scroller = node.closest('.scroll') as Element
    const top = () => node.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    const start = top()
    const seen = { max: 0, frames: 0 }
    const look = () => {
      seen.max = Math.max(seen.max, Math.abs(top() - start))
      seen.frames += 1
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  const seen = () => element.evaluate(() => (window as unknown as { seen: { max: number; frames: number } }).seen)
  return {
    async end() {
      const { frames } = await seen()
      await expect.poll(async () => (await seen()).frames).toBeGreaterThan(frames + 2)
      return Math.round((await seen()).max)
    }
  }
}

const questions = [
  'How do I add the widget with a script tag?',
  'Which layouts are there?',
  'How do I style the widget?',
  'How do I self-host the service?',
  'What does the widget store in the browser?',
  'How do I export feedback?',
  'How do I use my own model?',
  'Which events does the element fire?',
  'How does the widget work with a Content-Security-Policy?',
  'How do I open the panel from my own button?',
  'Which languages does the service read?',
  'How do I use the transport with React?',
  'How do I limit questions per reader?',
  'How do I create keys?',
  'What is a context item?'
]

test(
  'shows each question at the top, with the beginning of its answer below, when each of fifteen real answers ends',
  slow,
  async ({ page, site }) => {
    test.slow()
    await page.goto(site)
    await widget(page).launcher.click()
    let scrolled = 0
    for (const [index, question] of questions.entries()) {
      await send(page, question)
      const answer = widget(page).answers.nth(index)
      await expect(answer).toHaveAttribute('aria-busy', 'false')
      expect.soft(await below(page, widget(page).questions.nth(index)), question).toBe(16)
      expect.soft(await below(page, answer), question).toBeLessThan(150)
      if ((await view(page).evaluate(({ scrollTop }) => scrollTop)) > 0) scrolled += 1
    }
    // The control: the view had to scroll for all questions but the first.
    expect(scrolled).toBe(questions.length - 1)
  }
)

test('a question scrolls to the top and stays there while its answer grows far below the view', async ({
  page,
  platform
}) => {
  await send(page, 'First?')
  const first = await platform.question()
  first.text('Short.')
  first.finish()
  await send(page, 'Second?')
  const second = await platform.question(2)
  const asked = widget(page).questions.last()
  await expect.poll(() => below(page, asked)).toBe(16)
  const moved = await watch(asked)
  second.text(paragraphs(3))
  await expect(page.getByText('Paragraph 3 of')).toBeVisible()
  await expect(jump(page)).toHaveCount(0)
  second.text(paragraphs(80, 'Sentence'))
  await expect(page.getByText('Sentence 80 of')).toHaveCount(1)
  second.finish()
  await expect(jump(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  expect(await moved.end()).toBe(0)
})

test('does not move what the reader has scrolled to, whatever the answer adds', slow, async ({ page, platform }) => {
  await page.route('**/picture.svg', async route => {
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"/>'
    })
  })
  await send(page, 'How?')
  const question = await platform.question()
  question.send({ type: 'start', messageId: 'a' })
  for (const part of [1, 2, 3]) {
    question.send({ type: 'source-url', sourceId: `s${part}`, url: `/page-${part}`, title: `Page ${part}` })
  }
  question.text(`${paragraphs(10)}\n\n${paragraphs(30, 'Sentence')}`)
  await expect(page.getByText('Sentence 30 of')).toHaveCount(1)
  await view(page).hover()
  await page.mouse.wheel(0, 300)
  const read = page.getByText('Paragraph 9 of')
  await expect.poll(() => view(page).evaluate(({ scrollTop }) => scrollTop)).toBe(300)
  const moved = await watch(read)
  question.text('\n\n```js\nconst answer = 42 // coloured late\n```\n\n')
  question.text(`| a | b |\n|---|---|\n| 1 | 2 |\n\n![A picture](/picture.svg)\n\n${paragraphs(20, 'Line')}`)
  await expect(page.getByText('Line 20 of')).toHaveCount(1)
  question.finish()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'A picture' })).toHaveCount(1)
  await page.setViewportSize({ width: 1100, height: 560 })
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await moved.end()).toBe(0)
  // The control: the watch sees a view that moves.
  const control = await watch(read)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => control.end()).toBe(40)
})

test(
  'an image that loads late above the view does not move what the reader reads',
  slow,
  async ({ page, platform }) => {
    let deliver = () => {}
    const delivered = new Promise<void>(resolve => {
      deliver = resolve
    })
    await page.route('**/picture.svg', async route => {
      await delivered
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'
      })
    })
    await send(page, 'How?')
    const question = await platform.question()
    question.text(`Before.\n\n![A picture](/picture.svg)\n\n${paragraphs(60)}`)
    question.finish()
    await expect(page.getByText('Paragraph 60 of')).toHaveCount(1)
    await waitUntilLaidOut(page)
    await view(page).hover()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => view(page).evaluate(({ scrollTop }) => scrollTop)).toBe(500)
    const read = page.getByText('Paragraph 20 of')
    const moved = await watch(read)
    const height = await view(page).evaluate(({ scrollHeight }) => scrollHeight)
    deliver()
    // The control: the image has made the conversation higher.
    await expect.poll(() => view(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(height + 100)
    expect(await moved.end()).toBe(0)
  }
)

test('Regenerate and Retry scroll the question to the top again', slow, async ({ page, platform }) => {
  await send(page, 'First?')
  const first = await platform.question()
  first.text(paragraphs(40))
  first.finish()
  await jump(page).click()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  const asked = widget(page).questions.last()
  const second = await platform.question(2)
  await expect.poll(() => below(page, asked)).toBe(16)
  second.text(paragraphs(40))
  second.cut()
  await expect(widget(page).problem).toHaveCount(1)
  expect(await below(page, asked)).toBe(16)
  await jump(page).click()
  await widget(page).retry.click()
  await platform.question(3)
  await expect.poll(() => below(page, asked)).toBe(16)
})

test(
  'a question longer than the view shows its end, with the beginning of the answer below it',
  slow,
  async ({ page, platform }) => {
    // The size in CSS pixels of a window of 1280 × 720 at a zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 360 })
    await send(page, Array.from({ length: 60 }, (_, line) => `Line ${line} of a log.`).join('\n'))
    const question = await platform.question()
    question.text(paragraphs(50))
    question.finish()
    const answer = widget(page).answers.last()
    await expect(answer).toContainText('Paragraph 50')
    const height = (await view(page).boundingBox())?.height ?? 0
    expect(await below(page, answer)).toBeGreaterThan(0)
    // The answer’s first line is in view.
    expect(await below(page, answer)).toBeLessThan(height - 24)
  }
)

/** Counts the visible lines of text, and as `found` those that lie under the button. */
const covered = (page: Page) =>
  page.locator('docs-assistant').evaluate(host => {
    const shadow = host.shadowRoot as ShadowRoot
    const button = shadow.querySelector('.jump')?.getBoundingClientRect()
    const box = (shadow.querySelector('.scroll') as Element).getBoundingClientRect()
    const texts = document.createTreeWalker(shadow.querySelector('.panel') as Node, NodeFilter.SHOW_TEXT)
    let found = 0
    let lines = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const isScrolled = node.parentElement?.closest('.scroll')
      for (const { top, bottom, left, right } of range.getClientRects()) {
        const [from, to] = isScrolled ? [Math.max(top, box.top), Math.min(bottom, box.bottom)] : [top, bottom]
        if (to <= from) continue
        lines += 1
        if (button && from < button.bottom && to > button.top && left < button.right && right > button.left) found += 1
      }
    }
    return { button: Boolean(button), lines, found }
  })

for (const [name, use] of Object.entries({
  'on a wide screen': {},
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
})) {
  test.describe(name, () => {
    test.use(use)

    test(
      'Jump to latest scrolls to the end, keeps the focus in the panel and covers no text',
      slow,
      async ({ page, platform }) => {
        await send(page, 'How?')
        const question = await platform.question()
        question.text(paragraphs(60))
        await expect(jump(page)).toBeVisible()
        for (const top of [0, 37, 111, 205]) {
          await view(page).evaluate((element, top) => element.scrollTo(0, top), top)
          expect(await covered(page)).toEqual({ button: true, lines: expect.any(Number), found: 0 })
        }
        expect((await covered(page)).lines).toBeGreaterThan(10)
        question.finish()
        // The buttons under a finished answer make the conversation longer, so the test waits for them.
        await expect(widget(page).send).toBeVisible()
        await expect(page.getByRole('button', { name: 'Good answer' })).toBeVisible()
        const moved = await watch(page.getByText('Paragraph 1 of'))
        // The button covers no text near the end either, where it appears again.
        const almost = await view(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight - 30)
        await jump(page).click()
        await expect(jump(page)).toHaveCount(0)
        await expect(view(page)).toBeFocused()
        await expect(page.getByText('Paragraph 60 of')).toBeInViewport()
        expect(await moved.end()).toBeGreaterThan(100)
        await view(page).evaluate((element, top) => element.scrollTo(0, top), almost)
        expect(await covered(page)).toMatchObject({ found: 0 })
      }
    )
  })
}

test(
  'blocks below the view are laid out after the answer’s end, which moves nothing in view',
  slow,
  async ({ page, platform }) => {
    const kinds = [
      '- one\n- two\n  - three',
      '> quoted\n> - item',
      '### Heading',
      '1. a\n\n   b\n2. c',
      '> [!NOTE]\n> noted'
    ]
    await send(page, 'How?')
    const question = await platform.question()
    question.text(`${kinds.join('\n\n')}\n\nAfter them.\n\n${paragraphs(60)}`)
    await expect(page.getByText('Paragraph 60 of')).toHaveCount(1)
    const last = page.getByText('After them.')
    await expect(last).toBeInViewport()
    // The code that draws a note’s title is loaded late.
    await expect(page.getByText('Note', { exact: true })).toBeVisible()
    expect(await isLaidOut(page)).toBe(false)
    const moved = await watch(last)
    question.finish()
    await waitUntilLaidOut(page)
    expect(await moved.end()).toBe(0)
  }
)

test('an answer that grows below the view is drawn in every third frame only', slow, async ({ page, platform }) => {
  await send(page, 'How?')
  const question = await platform.question()
  question.text(paragraphs(60))
  await expect(jump(page)).toBeVisible()
  const drawn = await view(page).evaluateHandle(scroller => {
    const times: number[] = []
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => times.push(performance.now())).observe(scroller, options)
    return times
  })
  for (let word = 0; word < 60; word++) {
    question.text(`word ${word} `)
    await new Promise(resolve => setTimeout(resolve, 8))
  }
  await expect(page.getByText('word 59')).toHaveCount(1)
  const times = await drawn.jsonValue()
  expect(times.length).toBeGreaterThan(2)
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  // Three frames are 48 ms, and timers are rounded. The median, because other parts may be drawn in between.
  expect(pauses.sort((one, other) => one - other)[pauses.length >> 1]).toBeGreaterThan(40)
})

test(
  'Jump to latest scrolls to the end of a streaming answer, although most of it was never in view',
  slow,
  async ({ page, platform }) => {
    await send(page, 'How?')
    const question = await platform.question()
    question.text(paragraphs(200))
    await expect(page.getByText('Paragraph 200 of')).toHaveCount(1)
    await jump(page).click()
    await expect(page.getByText('Paragraph 200 of')).toBeInViewport()
    await expect(jump(page)).toHaveCount(0)
  }
)

test(
  'nothing moves when the button disappears because the reader has scrolled to the end',
  slow,
  async ({ page, platform }) => {
    await send(page, 'How?')
    const question = await platform.question()
    question.text(paragraphs(60))
    question.finish()
    await expect(jump(page)).toBeVisible()
    await waitUntilLaidOut(page)
    const last = page.getByText('Paragraph 60 of')
    // The button has a place of its own below the view, which stays when the button goes, so the view keeps its size.
    const size = await view(page).boundingBox()
    const toEnd = await view(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await view(page).evaluate((element, top) => element.scrollTo(0, top), toEnd)
    const moved = await watch(last)
    await expect(jump(page)).toHaveCount(0)
    expect(await moved.end()).toBe(0)
    expect(await view(page).evaluate(({ scrollTop }) => scrollTop)).toBe(toEnd)
    expect(await view(page).boundingBox()).toEqual(size)
  }
)

for (const [index, layout] of ['floating', 'modal', 'inline', 'sidebar'].entries()) {
  test.describe(`in the layout ${layout}`, () => {
    // The size in CSS pixels of a window of 1280 × 720 at a zoom of 200 %.
    test.use({ viewport: { width: 640, height: 360 } })

    test('an empty conversation opens with its first line at the top', row(index), async ({ page, site }) => {
      await page.goto(site)
      await page.evaluate(
        `import('/widget/index.js').then(({ mount }) => mount(document.body, ${JSON.stringify({
          domain: 'other',
          layout,
          opened: true,
          suggestions: ['One question?', 'Another question?', 'A third question, which takes more than a line?']
        })}))`
      )
      const greeting = page.getByText('Ask a question about these docs.')
      const scroller = page.locator('.scroll').filter({ has: greeting })
      await expect(greeting).toBeVisible()
      await expect(scroller.locator('xpath=..')).toHaveClass('thread')
      const top = await scroller.evaluate(element => {
        const line = element.querySelector('.greeting') as HTMLElement
        return line.getBoundingClientRect().top - element.getBoundingClientRect().top
      })
      expect(top).toBe(16)
    })
  })
}
