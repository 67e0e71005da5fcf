import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useAssistant } from '../use-assistant.ts'
import { roomLength } from './room.ts'

/** Narrower, an answer with code cannot be read. */
const narrowest = 340
/** Between the page’s text and the panel. */
const gap = 8

/**
 * Makes a floating panel as narrow as the page’s text wants it: when at its usual width it would cover words of the
 * article, it is just so wide that it leaves them free, or as narrow as it can still be read. A width that the reader or
 * the owner chose stays.
 */
export const useFreeWidth = (inside: RefObject<HTMLElement | null>) => {
  const { state } = useAssistant()
  const isFloating = state.options.value.layout === 'floating'
  useLayoutEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('.panel')
    if (!panel || !isFloating) return
    const adapt = () => {
      panel.style.setProperty('--free-width', roomLength(Math.max(narrowest, freeWidth(panel))) ?? '')
    }
    adapt()
    addEventListener('resize', adapt)
    return () => removeEventListener('resize', adapt)
  }, [inside, isFloating])
}

/** How wide the panel can be until it reaches the text of the article beside it, in its own CSS pixels; any width where there is none. */
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
    // A long line of code goes on unseen.
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
