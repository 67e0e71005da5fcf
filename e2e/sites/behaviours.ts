import { startServer } from '../foreign.ts'
import { expect, test } from '../test.ts'
import type { ForeignPage } from './foreign-page.ts'
import {
  ask,
  click,
  elements,
  focused,
  laidOut,
  look,
  open,
  place,
  poll,
  pressButton,
  scrollTo,
  send,
  shown
} from './foreign-widget.ts'
import { startStrictHost } from './strict-host.ts'

const question = 'How do I add the widget with a script tag?'

/** What a reader does, in a browser that Playwright does not drive: one list for all of them. */
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

  /** Asks on the stage, and gives what has arrived. */
  const begin = async (text: string) => {
    const count = host.platform.questions.length
    await send(page, text)
    await poll(() => host.platform.questions.length).toBe(count + 1)
    const arrived = host.platform.questions[count]
    if (!arrived) throw new Error('No question has arrived.')
    return arrived
  }

  /** How far the second question stands from where one goes that is asked, in CSS pixels. */
  const offTop = async () => Math.abs(((await place(page, 'Second?'))?.below ?? 0) - 16)

  /** A first question with an answer of several screens. */
  const answerFirst = async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const first = await begin('First?')
    first.text(paragraphs(20))
    first.finish()
    await shown(page, elements.button('Regenerate'))
  }

  test('a question goes to the top, and its answer grows below it without moving it', async () => {
    await answerFirst()
    const second = await begin('Second?')
    // Browsers round.
    await poll(offTop).toBeLessThanOrEqual(1)
    // What comes late of the first answer has come.
    let before = await place(page, 'Second?')
    await poll(async () => {
      const earlier = before
      before = await place(page, 'Second?')
      return before?.below === earlier?.below && before?.scrolled === earlier?.scrolled
    }).toBe(true)
    second.text(paragraphs(60, 'Sentence'))
    await poll(() => place(page, 'Sentence 60 of')).toBeTruthy()
    second.finish()
    await shown(page, elements.button('Jump to latest'))
    const after = await place(page, 'Second?')
    expect(after).toMatchObject({ below: before?.below, scrolled: before?.scrolled })
    expect(after?.height).toBeGreaterThan(before?.height ?? Infinity)
    await click(page, elements.button('Jump to latest'))
    await shown(page, elements.button('Jump to latest'), 0)
  })

  test('a question stays at the top when what is above it grows in the moment that it goes there, and when it shrinks', async () => {
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
    const before = await place(page, 'Second?')
    // Below the question is room and nothing else: the browser scrolls, too, where the whole becomes shorter.
    await page.run(() => {
      const root = document.querySelector('docs-assistant')?.shadowRoot
      root?.querySelector<HTMLElement>('.prose .markdown > *')?.style.setProperty('margin-top', '0')
    })
    await poll(async () => (await place(page, 'Second?'))?.scrolled).toBeLessThan((before?.scrolled ?? 0) - 90)
    await poll(offTop).toBeLessThanOrEqual(1)
  })

  test('what comes late above the reader does not move what is read', async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const answer = await begin('How?')
    answer.text(`Before.\n\n![A picture](/picture.svg)\n\n${paragraphs(60)}`)
    answer.finish()
    await shown(page, elements.button('Jump to latest'))
    await laidOut(page)
    await scrollTo(page, 'Paragraph 20 of')
    const before = await place(page, 'Paragraph 20 of')
    const now = async () => (await place(page, 'Paragraph 20 of')) ?? { below: Number.NaN, height: 0 }
    // It is asked for twice: first only to see that it is no redirect.
    const arrives = () =>
      poll(async () => {
        host.deliver()
        return (await now()).height
      }).toBeGreaterThan((before?.height ?? Infinity) + 100)
    await arrives()
    await poll(async () => Math.abs((await now()).below - (before?.below ?? 0))).toBeLessThanOrEqual(1)
    // On the next page the picture is not there yet.
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
    await shown(page, elements.button('Regenerate'))
    await laidOut(page)
    await scrollTo(page, 'Paragraph 20 of')
    const before = (await place(page, 'Paragraph 20 of'))?.below
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
        Math.abs(((await place(page, 'Paragraph 20 of'))?.below ?? 999) - (before ?? 0))
      ).toBeLessThanOrEqual(1)
      await shown(page, elements.panel)
    }
    await click(page, elements.button('Close'))
    await page.reload()
    await shown(page, elements.launcher)
    await shown(page, elements.panel, 0)
  })

  /** What is marked on the page, if the reader sees it. */
  const marked = () =>
    page.run(() => {
      const ranges = [...((CSS.highlights.get('docs-assistant-passage') ?? []) as Iterable<Range>)]
      const box = ranges[0]?.getBoundingClientRect()
      return box && box.top > 0 && box.top < innerHeight ? ranges.join(' ') : ''
    })

  test('a source that is followed is marked, on this page without a reload and on another page', async () => {
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
    await shown(page, elements.panel)
  })

  test('a source shows its passage by focus, a citation leads to its source, and Escape closes the passage alone', async () => {
    await page.goto(host.url)
    await open(page)
    await ask(page, question)
    const passage = { selector: '.passage' }
    const focus = (selector: string) =>
      page.run(selector => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        shadowRoot?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
      }, selector)
    // Once its code is there; a focus that comes by a key shows the passage.
    await expect(async () => {
      await focus('textarea')
      await focus('[part~=source]')
      await page.press('Tab')
      await shown(page, passage, 1)
    }).toPass()
    await page.press('Escape')
    await shown(page, passage, 0)
    await shown(page, elements.panel)
    const address = await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      const at = (selector: string) => shadowRoot?.querySelector<HTMLAnchorElement>(selector)?.href.split(':~:')[0]
      return [at('a.citation'), at('[part~=source]')]
    })
    expect(address[0]).toBe(address[1])
  })

  test('selected words become a chip, go with the question, and stand on it', async () => {
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
    await shown(page, elements.chips, 1)
    await poll(() => focused(page)).toBe('textarea')
    await ask(page, 'What is this?')
    await shown(page, elements.chips, 0)
    const [asked] = await look(page, elements.questions)
    expect(asked?.words).toContain(selected.slice(0, 30))
  })

  test('conversations are listed, opened and deleted', async () => {
    await page.goto(host.url)
    await open(page)
    await ask(page, question)
    await click(page, elements.button('New conversation'))
    await shown(page, elements.questions, 0)
    await ask(page, 'Which layouts are there?')
    await click(page, elements.button('Conversations'))
    await click(page, elements.conversation(question))
    await poll(async () => (await look(page, elements.questions)).map(({ words }) => words)).toEqual([question])
    await click(page, elements.button('Conversations'))
    await click(page, elements.button('Delete Which layouts are there?'))
    await shown(page, { selector: '.conversation-item' }, 1)
    await page.press('Escape')
    await shown(page, elements.questions, 1)
  })

  test('an answer in one tab appears in the other', async () => {
    await page.goto(`${host.url}/stage`)
    await open(page)
    const first = await begin('First?')
    first.text('First answer.')
    first.finish()
    await shown(page, elements.button('Regenerate'))
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
      await shown(other, elements.button('Regenerate'))
    } finally {
      await other.close()
    }
    await poll(async () => (await look(page, elements.answers)).at(-1)?.words).toContain('Second answer.')
  })

  test('a thumb can be given and taken back', async () => {
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
    await shown(page, { selector: '.rating-details, .rating' })
    await click(page, elements.button('Good answer'))
    await poll(isPressed).toBe('false')
  })

  test('the panel is resized by keyboard and keeps its size on the next page', async () => {
    await page.goto(host.url)
    await open(page)
    await shown(page, elements.button('Wide panel'))
    const width = async () => Math.round((await shown(page, elements.panel))[0]?.width ?? 0)
    await shown(page, elements.edge)
    const before = await width()
    await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      shadowRoot?.querySelector<HTMLElement>('[role=separator][aria-orientation=vertical]')?.focus()
    })
    await page.press('ArrowLeft')
    await poll(width).toBe(before + 16)
    await page.goto(`${host.url}/options`)
    await shown(page, elements.composer)
    expect(await width()).toBe(before + 16)
  })

  test('Arabic stands from right to left', async () => {
    await page.goto(`${host.url}/stage?locale=ar`)
    await click(page, elements.launcher)
    await shown(page, elements.button('محادثة جديدة'))
    const answer = await begin('كيف؟')
    answer.text('1. npm هو مدير الحزم\n2. ثانيًا\n\nإجابة قصيرة.')
    answer.finish()
    await shown(page, elements.button('إعادة التوليد'))
    const [panel] = await shown(page, elements.panel)
    expect(panel?.x).toBe(20)
    const directions = await page.run(() => {
      const { shadowRoot } = document.querySelector('docs-assistant') as Element
      return ['.markdown ol', 'textarea'].map(
        selector => getComputedStyle(shadowRoot?.querySelector(selector) as Element).direction
      )
    })
    // The empty field too, where its placeholder stands.
    expect(directions).toEqual(['rtl', 'rtl'])
  })

  test('answers where every storage is blocked', async () => {
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
    await shown(page, elements.sources)
    await click(page, elements.button('New conversation'))
    await shown(page, elements.questions, 0)
    await click(page, elements.button('Conversations'))
    await click(page, elements.conversation(question))
    await shown(page, elements.questions, 1)
  })

  test('no button of the mouse skips the question before a site that is not listed', async () => {
    const { origin, elsewhere, asked, close } = await startServer(host.url)
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
    // Each on a line of its own: the middle of one that is wrapped lies beside it.
    answer.text(`[this](${origin}/listed/a)\n\n[that](${elsewhere}/other)`)
    answer.finish()
    const link = (text: string) => ({
      selector: '.prose a',
      text: `${text} (${new URL(text === 'this' ? origin : elsewhere).host})`
    })
    await shown(page, elements.button('Regenerate'))
    const address = () =>
      page.run(() => {
        const { shadowRoot } = document.querySelector('docs-assistant') as Element
        return [...(shadowRoot?.querySelectorAll('.prose a') ?? [])].at(-1)?.getAttribute('href')
      })

    const opened = () => asked.filter(path => !path.includes('favicon'))
    await click(page, link('that'))
    await poll(questions).toBe(1)
    await pressButton(page, 'middle', link('that'))
    await poll(questions).toBe(2)
    expect(await address()).toBeNull()

    // The control: the same button opens what is listed, and what the reader agrees to.
    await pressButton(page, 'middle', link('this'))
    await poll(opened).toEqual(['/listed/a'])
    await page.run(() => void Object.assign(window, { agrees: true }))
    await pressButton(page, 'middle', link('that'))
    await poll(opened).toEqual(['/listed/a', '/other'])
    expect(await questions()).toBe(3)

    // A menu offers to open what has an address. WebKit’s driver lifts the first button whatever was pressed, and asks.
    await page.run(() => void Object.assign(window, { agrees: false }))
    await pressButton(page, 'right', link('that'))
    expect(await address()).toBeNull()
    expect(opened()).toEqual(['/listed/a', '/other'])
    close()
  })

  test('the policy of the pages refuses what a widget must not do', async () => {
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
