import { startServer } from '../foreign.ts'
import { expect, test } from '../test.ts'
import type { ForeignPage } from './foreign-page.ts'
import {
  ask,
  click,
  elements,
  focused,
  look,
  open,
  poll,
  positionOf,
  pressButton,
  scrollTo,
  send,
  waitForShown,
  waitUntilLaidOut
} from './foreign-widget.ts'
import { startStrictHost } from './strict-host.ts'

const question = 'How do I add the widget with a script tag?'

/** Registers the tests of what a reader does, for a browser that Playwright does not drive. */
export const testBehaviours = (openBrowser: () => Promise<ForeignPage>) => {
  let page!: ForeignPage
  let host: Awaited<ReturnType<typeof startStrictHost>>
  test.beforeAll(async () => {
    host = await startStrictHost()
    page = await openBrowser()
  })
  test.afterAll(async () => {
    await page?.close()
    await host?.close()
  })
  test.beforeEach(async () => {
    await page.goto(`${host.url}/_site/favicon.svg`)
    await page.run(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    host.violations.splice(0)
    await page.resize(1360, 900)
  })
  test.afterEach(async () => {
    const { status, expectedStatus } = test.info()
    if (status !== expectedStatus) await test.info().attach('page', { body: await page.screenshot() })
    expect(host.violations).toEqual([])
  })

  /** Asks on the stage, and returns the question that has arrived at the platform. */
  const begin = async (text: string) => {
    const count = host.platform.questions.length
    await send(page, text)
    await poll(() => host.platform.questions.length).toBe(count + 1)
    const arrived = host.platform.questions[count]
    if (!arrived) throw new Error('No question has arrived.')
    return arrived
  }

  /** The distance of the second question from 16 px below the view’s top, where a new question goes, in CSS pixels. */
  const offTop = async () => Math.abs(((await positionOf(page, 'Second?'))?.below ?? 0) - 16)

  /** Asks a first question and answers it with several screens of text. */
  const answerFirst = async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const first = await begin('First?')
    first.text(paragraphs(20))
    first.finish()
    await waitForShown(page, elements.button('Regenerate'))
  }

  test('a question scrolls to the top, and its answer grows below without moving it', async () => {
    await answerFirst()
    const second = await begin('Second?')
    // One pixel is allowed, because browsers round scroll positions.
    await poll(offTop).toBeLessThanOrEqual(1)
    // Waits until nothing moves any more, because parts of the first answer are drawn late.
    let before = await positionOf(page, 'Second?')
    await poll(async () => {
      const earlier = before
      before = await positionOf(page, 'Second?')
      return before?.below === earlier?.below && before?.scrolled === earlier?.scrolled
    }).toBe(true)
    second.text(paragraphs(60, 'Sentence'))
    await poll(() => positionOf(page, 'Sentence 60 of')).toBeTruthy()
    second.finish()
    await waitForShown(page, elements.button('Jump to latest'))
    const after = await positionOf(page, 'Second?')
    expect(after).toMatchObject({ below: before?.below, scrolled: before?.scrolled })
    expect(after?.height).toBeGreaterThan(before?.height ?? Infinity)
    await click(page, elements.button('Jump to latest'))
    await waitForShown(page, elements.button('Jump to latest'), 0)
  })

  test('a question stays at the top when the text above it grows during the scroll, or shrinks later', async () => {
    await answerFirst()
    await page.run(() => {
      const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') ?? {}
      const view = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.thread .scroll')
      const block = view?.querySelector<HTMLElement>('.prose .markdown > *')
      if (!view || !block) throw new Error('No answer is shown.')
      const margins = [100, 200, 300]
      Object.defineProperty(view, 'scrollTop', {
        get,
        set(top: number) {
          set?.call(this, top)
          const margin = margins.shift()
          if (margin) queueMicrotask(() => block.style.setProperty('margin-top', `${margin}px`))
        }
      })
    })
    await begin('Second?')
    await poll(offTop).toBeLessThanOrEqual(1)
    const before = await positionOf(page, 'Second?')
    // Only empty room is below the question, so a shorter conversation makes the browser scroll as well.
    await page.run(() => {
      const root = document.querySelector('docs-assistant')?.shadowRoot
      root?.querySelector<HTMLElement>('.prose .markdown > *')?.style.setProperty('margin-top', '0')
    })
    await poll(async () => (await positionOf(page, 'Second?'))?.scrolled).toBeLessThan((before?.scrolled ?? 0) - 90)
    await poll(offTop).toBeLessThanOrEqual(1)
  })

  test('an image that loads late above the view does not move what the reader reads', async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const answer = await begin('How?')
    answer.text(`Before.\n\n![A picture](/picture.png)\n\n${paragraphs(60)}`)
    answer.finish()
    await waitForShown(page, elements.button('Jump to latest'))
    await waitUntilLaidOut(page)
    await scrollTo(page, 'Paragraph 20 of')
    const before = await positionOf(page, 'Paragraph 20 of')
    const now = async () => (await positionOf(page, 'Paragraph 20 of')) ?? { below: Number.NaN, height: 0 }
    const arrives = async () => {
      await poll(() => host.deliver()).toBe(1)
      await poll(async () => (await now()).height).toBeGreaterThan((before?.height ?? Infinity) + 100)
    }
    await arrives()
    await poll(async () => Math.abs((await now()).below - (before?.below ?? 0))).toBeLessThanOrEqual(1)
    // After the reload the image has not loaded yet.
    await page.reload()
    await poll(async () => Math.abs((await now()).below - (before?.below ?? 0))).toBeLessThanOrEqual(1)
    expect((await now()).height).toBeLessThan((before?.height ?? 0) + 100)
    await arrives()
    await poll(async () => Math.abs((await now()).below - (before?.below ?? 0))).toBeLessThanOrEqual(1)
  })

  test('the panel is open again at the reader’s place, after a reload, on the next page and after Back', async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const answer = await begin('How?')
    answer.text(paragraphs(60))
    answer.finish()
    await waitForShown(page, elements.button('Regenerate'))
    await waitUntilLaidOut(page)
    await scrollTo(page, 'Paragraph 20 of')
    const before = (await positionOf(page, 'Paragraph 20 of'))?.below
    expect(before).toBeLessThan(0)
    const ways = [
      () => page.reload(),
      () => page.goto(`${host.url}/stage?next=page`),
      () => page.back(),
      async () => {
        await click(page, elements.button('Close'))
        await open(page)
      }
    ]
    for (const go of ways) {
      await go()
      await poll(async () =>
        Math.abs(((await positionOf(page, 'Paragraph 20 of'))?.below ?? 999) - (before ?? 0))
      ).toBeLessThanOrEqual(1)
      await waitForShown(page, elements.panel)
    }
    await click(page, elements.button('Close'))
    await page.reload()
    await waitForShown(page, elements.launcher)
    await waitForShown(page, elements.panel, 0)
  })

  /** The marked text of the page, or '' if it is outside the window. */
  const marked = () =>
    page.run(() => {
      const ranges = [...((CSS.highlights.get('docs-assistant-passage') ?? []) as Iterable<Range>)]
      const box = ranges[0]?.getBoundingClientRect()
      return box && box.top > 0 && box.top < innerHeight ? ranges.join(' ') : ''
    })

  test('following a source marks its passage, on this page without a reload and on another page', async () => {
    await page.goto(`${host.url}/getting-started`)
    await page.run(() => void Object.assign(document, { isSame: true }))
    await open(page)
    const links = () =>
      page.run(() => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        const all = [...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part~=source]') ?? [])]
        return all.map(({ href, textContent }) => ({ path: new URL(href).pathname, name: textContent?.trim() ?? '' }))
      })
    await ask(page, question)
    const here = (await links()).find(({ path }) => path === '/getting-started')
    await click(page, { ...elements.sources, text: here?.name ?? 'a source on this page' })
    await poll(marked).toContain('Paste one tag into the HTML')
    expect(await page.run(() => 'isSame' in document)).toBe(true)
    await ask(page, 'What does a strict Content Security Policy have to allow?')
    const there = (await links()).find(({ path }) => path !== '/getting-started')
    const path = () => page.run(() => location.pathname)
    await click(page, { ...elements.sources, text: there?.name ?? 'a source on another page' })
    await poll(path).toBe(there?.path)
    await poll(marked).not.toBe('')
    expect(await page.run(() => 'isSame' in document)).toBe(false)
    await waitForShown(page, elements.panel)
  })

  test('keyboard focus on a source shows its passage, Escape closes only that; citations link to sources', async () => {
    await page.goto(host.url)
    await open(page)
    await ask(page, question)
    const passage = { selector: '.passage' }
    const focus = (selector: string) =>
      page.run(selector => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        shadowRoot?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
      }, selector)
    // Repeats until the code for passages is loaded. Only focus by a key shows the passage, hence Tab.
    await expect(async () => {
      await focus('textarea')
      await focus('[part~=source]')
      await page.press('Tab')
      await waitForShown(page, passage, 1)
    }).toPass()
    await page.press('Escape')
    await waitForShown(page, passage, 0)
    await waitForShown(page, elements.panel)
    const address = await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      const at = (selector: string) => shadowRoot?.querySelector<HTMLAnchorElement>(selector)?.href.split(':~:')[0]
      return [at('a.citation'), at('[part~=source]')]
    })
    expect(address[0]).toBe(address[1])
  })

  test('selected words become a chip, are sent with the question, and are shown on it', async () => {
    await page.goto(host.url)
    await poll(() =>
      page.run(() => document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.ask-about') != null)
    ).toBe(true)
    const line = await page.run(() => {
      const { x, y } = (document.querySelector('article p') as Element).getBoundingClientRect()
      return { x, y }
    })
    await page.drag({ x: line.x + 2, y: line.y + 12 }, { x: line.x + 300, y: line.y + 12 })
    const selected = await page.run(() => String(getSelection()))
    expect(selected).toMatch(/^Docs Assistant puts/)
    await click(page, elements.button('Ask about this'))
    await waitForShown(page, elements.chips, 1)
    await poll(() => focused(page)).toBe('textarea')
    await ask(page, 'What is this?')
    await waitForShown(page, elements.chips, 0)
    // What shows it is loaded late, on a slow machine after the answer.
    await poll(async () => (await look(page, elements.questions))[0]?.words).toContain(selected.slice(0, 30))
  })

  test('conversations are listed, opened and deleted', async () => {
    await page.goto(host.url)
    await open(page)
    await ask(page, question)
    await click(page, elements.button('New conversation'))
    await waitForShown(page, elements.questions, 0)
    await ask(page, 'Which layouts are there?')
    await click(page, elements.button('Conversations'))
    await click(page, elements.conversation(question))
    await poll(async () => (await look(page, elements.questions)).map(({ words }) => words)).toEqual([question])
    await click(page, elements.button('Conversations'))
    await click(page, elements.button('Delete Which layouts are there?'))
    await waitForShown(page, { selector: '.conversation-item' }, 1)
    await page.press('Escape')
    await waitForShown(page, elements.questions, 1)
  })

  test('an answer in one tab appears in the other', async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const first = await begin('First?')
    first.text('First answer.')
    first.finish()
    await waitForShown(page, elements.button('Regenerate'))
    const other = await page.newTab()
    try {
      await other.goto(`${host.url}/stage?next=page`)
      await open(other)
      await poll(async () => (await look(other, elements.answers)).at(-1)?.words).toContain('First answer.')
      await send(other, 'Second?')
      await poll(() => host.platform.questions.at(-1)?.body.messages.length).toBe(3)
      const second = host.platform.questions.at(-1)
      second?.text('Second answer.')
      second?.finish()
      await waitForShown(other, elements.button('Regenerate'))
    } finally {
      await other.close()
    }
    await poll(async () => (await look(page, elements.answers)).at(-1)?.words).toContain('Second answer.')
  })

  test('“Good answer” can be pressed and released', async () => {
    await page.goto(host.url)
    await open(page)
    await ask(page, question)
    const isPressed = () =>
      page.run(() => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        return shadowRoot?.querySelector('[aria-label="Good answer"]')?.getAttribute('aria-pressed')
      })
    await click(page, elements.button('Good answer'))
    await poll(isPressed).toBe('true')
    await waitForShown(page, { selector: '.rating-details, .rating' })
    await click(page, elements.button('Good answer'))
    await poll(isPressed).toBe('false')
  })

  test('the panel is resized by keyboard and keeps its size on the next page', async () => {
    await page.goto(host.url)
    await open(page)
    await waitForShown(page, elements.button('Wide panel'))
    const width = async () => Math.round((await waitForShown(page, elements.panel))[0]?.width ?? 0)
    await waitForShown(page, elements.edge)
    const before = await width()
    await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      shadowRoot?.querySelector<HTMLElement>('[role=separator][aria-orientation=vertical]')?.focus()
    })
    await page.press('ArrowLeft')
    await poll(width).toBe(before + 16)
    await page.goto(`${host.url}/options`)
    await waitForShown(page, elements.composer)
    expect(await width()).toBe(before + 16)
  })

  test('Arabic is laid out from right to left', async () => {
    await page.goto(`${host.url}/stage?locale=ar`)
    await click(page, elements.launcher)
    await waitForShown(page, elements.button('محادثة جديدة'))
    const answer = await begin('كيف؟')
    answer.text('1. npm هو مدير الحزم\n2. ثانيًا\n\nإجابة قصيرة.')
    answer.finish()
    await waitForShown(page, elements.button('إعادة التوليد'))
    const [panel] = await waitForShown(page, elements.panel)
    expect(panel?.x).toBe(20)
    const directions = await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      return ['.markdown ol', 'textarea'].map(
        selector => getComputedStyle(shadowRoot?.querySelector(selector) as Element).direction
      )
    })
    // The composer is right-to-left while it is empty too, for its placeholder.
    expect(directions).toEqual(['rtl', 'rtl'])
  })

  test('answers on a page where every storage is blocked', async () => {
    await page.goto(`${host.url}/blocked`)
    const isBlocked = await page.run(() => {
      try {
        return localStorage === undefined
      } catch {
        return true
      }
    })
    expect(isBlocked).toBe(true)
    await open(page)
    await ask(page, question)
    await waitForShown(page, elements.sources)
    await click(page, elements.button('New conversation'))
    await waitForShown(page, elements.questions, 0)
    await click(page, elements.button('Conversations'))
    await click(page, elements.conversation(question))
    await waitForShown(page, elements.questions, 1)
  })

  test('a link to a site that is not listed asks before it opens, with every mouse button', async () => {
    const { origin, elsewhere, requests, close } = await startServer(host.url)
    const listed = encodeURIComponent(`[&quot;${origin}/listed&quot;]`)
    await page.goto(`${host.url}/stage?link-origins=${listed}`)
    await page.run(() => {
      const questions: string[] = []
      Object.assign(window, { questions, agrees: false })
      window.confirm = message => {
        questions.push(`${message}`)
        return (window as unknown as { agrees: boolean }).agrees
      }
    })
    const questions = () => page.run(() => (window as unknown as { questions: string[] }).questions.length)
    await open(page)
    const answer = await begin('How?')
    // Each link has its own line, because the middle of the box of a wrapped link is beside its text.
    answer.text(`[this](${origin}/listed/a)\n\n[that](${elsewhere}/other)`)
    answer.finish()
    const link = (text: string) => ({
      selector: '.prose a',
      text: `${text} (${new URL(text === 'this' ? origin : elsewhere).host})`
    })
    await waitForShown(page, elements.button('Regenerate'))
    const address = () =>
      page.run(() => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        return [...(shadowRoot?.querySelectorAll('.prose a') ?? [])].at(-1)?.getAttribute('href')
      })

    const opened = () => requests.filter(path => !path.includes('favicon'))
    await click(page, link('that'))
    await poll(questions).toBe(1)
    await pressButton(page, 'middle', link('that'))
    await poll(questions).toBe(2)
    expect(await address()).toBeNull()

    // The control: the same button opens a listed link, and another one once the reader agrees.
    await pressButton(page, 'middle', link('this'))
    await poll(opened).toEqual(['/listed/a'])
    await page.run(() => void Object.assign(window, { agrees: true }))
    await pressButton(page, 'middle', link('that'))
    await poll(opened).toEqual(['/listed/a', '/other'])
    expect(await questions()).toBe(3)

    // The context menu can open only a link with an address, so there is none. How often the reader is asked is not
    // checked: WebKit’s driver releases the left button whichever was pressed, and so clicks.
    await page.run(() => void Object.assign(window, { agrees: false }))
    await pressButton(page, 'right', link('that'))
    expect(await address()).toBeNull()
    expect(opened()).toEqual(['/listed/a', '/other'])
    close()
  })

  test('the control: the pages report a violation of their policy', async () => {
    await page.goto(host.url)
    await page.run(() => {
      try {
        document.body.innerHTML = '<b>x</b>'
      } catch {}
    })
    await poll(() => host.violations.length).toBeGreaterThan(0)
    host.violations.splice(0)
  })
}

const paragraphs = (count: number, name = 'Paragraph') =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1} of a long answer.\n\n`).join('')
