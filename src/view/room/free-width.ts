import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useAssistant } from '../use-assistant.ts'
import { roomLength } from './room.ts'

/** Minimum width at which an answer with code can be read, in CSS pixels. */
const minReadableWidth = 340
/** Pixels between the page’s text and the panel. */
const gap = 8

/**
 * Narrows a floating panel that would cover the article’s text at its default width, so far that it leaves the text
 * free, but not below a readable width. A width that the reader or the owner chose stays.
 */
export const useFreeWidth = (inside: RefObject<HTMLElement | null>) => {
  const { state } = useAssistant()
  const isFloating = state.options.value.layout === 'floating'
  useLayoutEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('.panel')
    if (!panel || !isFloating) return
    const adapt = () => {
      panel.style.setProperty('--free-width', roomLength(Math.max(minReadableWidth, freeWidth(panel))) ?? '')
    }
    adapt()
    addEventListener('resize', adapt)
    return () => removeEventListener('resize', adapt)
  }, [inside, isFloating])
}

/**
 * Returns how wide the panel can be without covering the article’s text, in the panel’s CSS pixels; `Infinity` if there
 * is no article.
 */
const freeWidth = (panel: HTMLElement): number => {
  const { left, right, top, bottom, width } = panel.getBoundingClientRect()
  const isLeft = getComputedStyle(panel).direction === 'rtl'
  const article = document.querySelector('article') ?? document.querySelector('main')
  if (!article) return Infinity
  const range = document.createRange()
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  let free = Infinity
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    const box = parent?.getBoundingClientRect()
    if (!box || box.bottom < top || box.top > bottom || !text.nodeValue?.trim() || parent?.closest('nav, aside'))
      continue
    // The hidden part of a long code line, clipped by its `pre`, does not count.
    const block = parent?.closest('pre')?.getBoundingClientRect()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      if (line.bottom < top || line.top > bottom || line.width < 2) continue
      const start = Math.max(line.left, block?.left ?? line.left)
      const end = Math.min(line.right, block?.right ?? line.right)
      free = Math.min(free, isLeft ? start - left : right - end)
    }
  }
  return Math.floor(((free - gap) * panel.offsetWidth) / width)
}
