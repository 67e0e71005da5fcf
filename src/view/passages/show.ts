import type { View } from '../use-assistant.ts'
import { findPassage } from './find-passage.ts'
import { lettersOf } from './letters.ts'
import { isMarked, mark, unmark } from './mark.ts'
import { lettersBefore, rangesOf, readPageText } from './page-text.ts'
import type { Passage } from './reminder.ts'
import { reveal } from './reveal.ts'
import { createSlices } from './slices.ts'

/** Milliseconds to wait for a page to draw its text, and between two readings of it; the latter doubles each time. */
const timeouts = { all: 8_000, rest: 120 }

let showing = new AbortController()

/**
 * Scrolls to a passage on the current page, marks it, and announces it to screen readers. If the passage is not found,
 * it scrolls to the anchor of the passage’s section.
 *
 * @param isComing true while the page itself or its router still draws the page, and scrolls to the anchor: the page is
 *   then read again after changes, for some seconds
 * @returns false when another passage was followed meanwhile
 */
export const show = async (passage: Passage, view: View, isComing: boolean): Promise<boolean> => {
  stop()
  const attempt = new AbortController()
  showing = attempt
  view.cleanup.add(stop)
  try {
    const found = await search(passage, view, isComing, attempt.signal)
    const name = passage.section || passage.title
    if (!found) view.state.announce(view.label.value('passageShown', { name }))
    return true
  } catch (error) {
    if (!attempt.signal.aborted) throw error
    return false
  } finally {
    attempt.abort()
  }
}

const search = async (passage: Passage, view: View, isComing: boolean, signal: AbortSignal): Promise<boolean> => {
  const wasScrolled = watchScrolling(signal)
  const until = performance.now() + (isComing ? timeouts.all : 0)
  let rest = timeouts.rest
  for (let wasFound = false; ; rest *= 2) {
    const ranges = await locate(passage, signal)
    const [first] = ranges
    if (first) {
      // Measures before marking, because the mark’s new style sheet makes the browser restyle the whole page.
      if (!wasFound && !wasScrolled()) reveal(ranges.find(isDrawn) ?? first)
      mark(ranges, accentOf(view))
      if (!wasFound) view.state.announce(view.label.value('passageMarked', { name: passage.section || passage.title }))
      wasFound = true
    } else if (!isComing && !wasScrolled()) (anchorOf(passage) ?? document.body).scrollIntoView()
    // If the page removes the marked nodes, the mark is gone, and the passage is searched for again.
    do {
      const left = until - performance.now()
      if (left <= 0 || (first && !isMarked())) return wasFound
      await waitForChange(left, rest, signal)
    } while (ranges.some(range => range.startContainer.isConnected && !range.collapsed))
  }
}

/** False for text that is not rendered, such as in a closed tab of the page. */
const isDrawn = (range: Range) => range.getClientRects().length > 0

/** Aborts the current search, and removes the mark. */
export const stop = (): void => {
  showing.abort()
  unmark()
}

const locate = async ({ passage = '', url }: Passage, signal: AbortSignal): Promise<Range[]> => {
  const letters = lettersOf(passage)
  if (!letters) return []
  const slices = createSlices(signal)
  const page = await readPageText(document.body, slices)
  const anchor = anchorOf({ url })
  const runs = await findPassage(page.letters, letters, anchor ? lettersBefore(page, anchor) : 0, slices)
  return runs.flatMap(([from, to]) => rangesOf(page, from, to))
}

const anchorOf = ({ url }: Pick<Passage, 'url'>): HTMLElement | undefined => {
  const { hash } = new URL(url)
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // An invalid escape sequence: the hash is used unchanged.
  }
  if (!id) return
  return document.getElementById(id) ?? document.getElementsByName(id)[0]
}

/** Reads the owner’s accent colour, as it is inherited by the widget. */
const accentOf = ({ field }: Pick<View, 'field'>) =>
  getComputedStyle(field.current ?? document.querySelector('docs-assistant') ?? document.body).getPropertyValue(
    '--docs-assistant-accent'
  )

/** Returns a function that tells whether the reader has scrolled: from then on the page must not be moved. */
const watchScrolling = (signal: AbortSignal) => {
  let scrolled = false
  const onScroll = () => {
    scrolled = true
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, onScroll, { signal, passive: true })
  return () => scrolled
}

/** Waits until `pause` milliseconds after a change of the page, but at most `milliseconds`. */
const waitForChange = (milliseconds: number, pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      rest ??= setTimeout(finish, pause)
    })
    const finish = () => {
      observer.disconnect()
      clearTimeout(rest)
      clearTimeout(end)
      signal.removeEventListener('abort', fail)
      resolve()
    }
    const fail = () => {
      finish()
      reject(signal.reason)
    }
    const end = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', fail)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
