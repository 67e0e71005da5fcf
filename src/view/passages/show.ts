import type { View } from '../use-assistant.ts'
import { findPassage } from './find-passage.ts'
import { lettersOf } from './letters.ts'
import { isMarked, mark, unmark } from './mark.ts'
import { lettersBefore, rangesOf, readPageText } from './page-text.ts'
import type { Passage } from './reminder.ts'
import { reveal } from './reveal.ts'
import { createSlices } from './slices.ts'

/** Milliseconds that a page may take to have its text, and that it rests before it is read again: each time twice as long. */
const patience = { all: 8_000, rest: 120 }

let showing = new AbortController()

/**
 * Scrolls to a passage of the page that the reader is on, marks it, and tells a screen reader where it went. Where the
 * passage is not found, to the anchor of its section.
 *
 * @param isComing The page is still drawn, by itself or by its router, which goes to the anchor: it is read again when it
 *   has changed, for some seconds
 * @returns false when another passage was wanted meanwhile
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
  const until = performance.now() + (isComing ? patience.all : 0)
  let rest = patience.rest
  for (let wasFound = false; ; rest *= 2) {
    const ranges = await locate(passage, signal)
    const [first] = ranges
    if (first) {
      // What is measured is measured first: a new style sheet makes the browser style the whole page again.
      if (!wasFound && !wasScrolled()) reveal(ranges.find(isDrawn) ?? first)
      mark(ranges, accentOf(view))
      if (!wasFound) view.state.announce(view.label.value('passageMarked', { name: passage.section || passage.title }))
      wasFound = true
    } else if (!isComing && !wasScrolled()) (anchorOf(passage) ?? document.body).scrollIntoView()
    // A page that takes its nodes away takes the mark with them.
    do {
      const left = until - performance.now()
      if (left <= 0 || (first && !isMarked())) return wasFound
      await change(left, rest, signal)
    } while (ranges.some(range => range.startContainer.isConnected && !range.collapsed))
  }
}

/** What a closed tab holds is not. */
const isDrawn = (range: Range) => range.getClientRects().length > 0

/** Ends a search under way, and takes the mark off. */
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
    // As it is written then.
  }
  if (!id) return
  return document.getElementById(id) ?? document.getElementsByName(id)[0]
}

/** The owner’s, wherever it was given. */
const accentOf = ({ field }: Pick<View, 'field'>) =>
  getComputedStyle(field.current ?? document.querySelector('docs-assistant') ?? document.body).getPropertyValue(
    '--docs-assistant-accent'
  )

/** Whether the reader has begun to scroll: from then on nothing moves the page. */
const watchScrolling = (signal: AbortSignal) => {
  let scrolled = false
  const note = () => {
    scrolled = true
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, note, { signal, passive: true })
  return () => scrolled
}

/** Waits until the page has changed and rests, or for so many milliseconds. */
const change = (milliseconds: number, pause: number, signal: AbortSignal): Promise<void> =>
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
