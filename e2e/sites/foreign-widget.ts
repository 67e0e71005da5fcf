import { expect } from '../test.ts'
import type { Button, ForeignPage, Point } from './foreign-page.ts'

/** Elements of the widget or of its page: those that a selector finds, limited to those with this name or text. */
export interface Wanted {
  selector: string
  text?: string
}

/** The widget’s parts, by selectors that work in any language. */
export const elements = {
  launcher: { selector: '[part~=launcher]' },
  panel: { selector: '[part~=panel]' },
  composer: { selector: 'textarea' },
  questions: { selector: 'article[part~=message]:not([aria-busy])' },
  answers: { selector: 'article[aria-busy]' },
  finishedAnswers: { selector: 'article[aria-busy=false]' },
  sources: { selector: '[part~=source]' },
  chips: { selector: '.chips > li' },
  edge: { selector: '[role=separator][aria-orientation=vertical]' },
  conversation: (text: string) => ({ selector: '.conversation-title', text }),
  button: (text: string) => ({ selector: 'button', text })
}

/** Polls at short intervals, because what is awaited is often there at once. */
export const poll = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(async () => read(), { intervals: [50, 50, 100, 100, 200], ...(message && { message }) })

/** Text and position of those elements that are visible. */
export const look = (page: ForeignPage, { selector, text = '' }: Wanted) =>
  page.run(
    (selector, text) => {
      const roots = [...document.querySelectorAll('docs-assistant')].map(host => host.shadowRoot ?? host)
      return [...roots, document]
        .flatMap(root => [...root.querySelectorAll<HTMLElement>(selector)])
        .map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true })
          const name = element.getAttribute('aria-label') || element.textContent?.trim()
          return { name, words: element.textContent?.trim() ?? '', x, y, width, height, isShown }
        })
        .filter(({ isShown, name }) => isShown && (!text || name === text))
    },
    selector,
    text
  )

const bringIntoView = (page: ForeignPage, { selector, text = '' }: Wanted) =>
  page.run(
    (selector, text) => {
      const root = document.querySelector('docs-assistant')?.shadowRoot ?? document
      const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(
        element => !text || (element.getAttribute('aria-label') || element.textContent?.trim()) === text
      )
      found.at(-1)?.scrollIntoView({ block: 'nearest' })
    },
    selector,
    text
  )

/** Waits until `count` of the elements are visible, or at least one without `count`, and returns them. */
export const waitForShown = async (page: ForeignPage, wanted: Wanted, count?: number) => {
  const found = poll(async () => (await look(page, wanted)).length, JSON.stringify(wanted))
  await (count === undefined ? found.toBeGreaterThan(0) : found.toBe(count))
  return look(page, wanted)
}

/** Clicks the middle of the last of the elements, once it has stopped moving. */
export const click = async (page: ForeignPage, wanted: Wanted) => page.drag(await middleOf(page, wanted))

/** Clicks the last of the elements with the middle or the right button. */
export const pressButton = async (page: ForeignPage, button: Button, wanted: Wanted) =>
  page.pressButton(button, await middleOf(page, wanted))

const middleOf = async (page: ForeignPage, wanted: Wanted): Promise<Point> => {
  let before = ''
  let alike = 0
  let middle: Point = { x: 0, y: 0 }
  const isStill = async () => {
    await bringIntoView(page, wanted)
    const box = (await look(page, wanted)).at(-1)
    const now = JSON.stringify(box)
    alike = now === before ? alike + 1 : 0
    before = now
    if (box) middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    // Two equal positions are not enough on a page that draws slowly.
    return box !== undefined && alike >= 2
  }
  await poll(isStill, JSON.stringify(wanted)).toBe(true)
  return middle
}

/** Opens the panel, and waits until the composer has the focus. */
export const open = async (page: ForeignPage) => {
  await click(page, elements.launcher)
  await poll(() => focused(page)).toBe('textarea')
}

/** Asks in the open panel, and waits until the question is shown. */
export const send = async (page: ForeignPage, question: string) => {
  if ((await focused(page)) !== 'textarea') await click(page, elements.composer)
  await page.type(question)
  await page.press('Enter')
  await poll(async () => (await look(page, elements.questions)).at(-1)?.words).toContain(question)
}

/** Asks, and waits until the answer is finished. */
export const ask = async (page: ForeignPage, question: string) => {
  const before = (await look(page, elements.finishedAnswers)).length
  await send(page, question)
  await waitForShown(page, elements.finishedAnswers, before + 1)
  await waitForShown(page, elements.button('Regenerate'))
}

/** The tag name of the element that has the focus, in the page or in a shadow root. */
export const focused = (page: ForeignPage) =>
  page.run(() => {
    let { activeElement } = document
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot)
    return activeElement?.localName
  })

/** The scroll position of the view, and how far below its top the last element with these words begins. */
export const positionOf = (page: ForeignPage, words: string) =>
  page.run(words => {
    const view = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.thread .scroll')
    const element = [...(view?.querySelectorAll('article[aria-label=You], .prose p') ?? [])].findLast(each =>
      each.textContent?.includes(words)
    )
    if (!view || !element) return
    const below = element.getBoundingClientRect().top - view.getBoundingClientRect().top
    return { below: Math.round(below), scrolled: Math.round(view.scrollTop), height: view.scrollHeight }
  }, words)

/** Waits until the blocks below the view are laid out, a while after the answer’s end: only then are heights final. */
export const waitUntilLaidOut = (page: ForeignPage) =>
  poll(() =>
    page.run(() => {
      const blocks = document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('.prose .markdown > *')
      return [...(blocks ?? [])].every(block => getComputedStyle(block).contentVisibility !== 'auto')
    })
  ).toBe(true)

/** Scrolls a paragraph to the top of the view, and waits until that is drawn. */
export const scrollTo = async (page: ForeignPage, words: string) => {
  await page.run(words => {
    const view = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.thread .scroll')
    const element = [...(view?.querySelectorAll('.prose p') ?? [])].findLast(each => each.textContent?.includes(words))
    if (!view || !element) return
    Object.assign(view, { isDrawn: false })
    view.scrollTop += element.getBoundingClientRect().top - view.getBoundingClientRect().top + 5
    requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(view, { isDrawn: true })))
  }, words)
  const isDrawn = () =>
    page.run(() => {
      const view = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.thread .scroll')
      return (view as { isDrawn?: boolean } | null | undefined)?.isDrawn === true
    })
  await poll(isDrawn).toBe(true)
}
