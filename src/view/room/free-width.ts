import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useAssistant } from '../use-assistant.ts'
import { roomLength } from './room.ts'

/** Narrower, an answer with code cannot be read. */
const narrowest = 340
/** Between the page’s text and the panel. */
const gap = 8

/**
 * Makes a floating panel as narrow as the page’s text wants it, where that helps: when at its usual width it would
 * cover lines of the article that it leaves free at a width at which it can still be read. A width that the reader or
 * the owner chose stays.
 */
export const useFreeWidth = (inside: RefObject<HTMLElement | null>) => {
  const { state } = useAssistant()
  const isFloating = state.options.value.layout === 'floating'
  useLayoutEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('.panel')
    if (!panel || !isFloating) return
    const adapt = () => {
      const width = freeWidth(panel)
      panel.style.setProperty('--free-width', (width >= narrowest && roomLength(width)) || '')
    }
    adapt()
    addEventListener('resize', adapt)
    return () => removeEventListener('resize', adapt)
  }, [inside, isFloating])
}

/** How wide the panel can be until it reaches the text of the article beside it, in its own CSS pixels. */
const freeWidth = (panel: HTMLElement): number => {
  const { left, right, top, bottom, width } = panel.getBoundingClientRect()
  const isLeft = getComputedStyle(panel).direction === 'rtl'
  const article = document.querySelector('article') ?? document.querySelector('main')
  const range = document.createRange()
  let free = Infinity
  for (const block of article?.querySelectorAll('p, li, dt, dd, h1, h2, h3, h4, th, td, pre') ?? []) {
    const box = block.getBoundingClientRect()
    if (box.bottom < top || box.top > bottom || block.closest('nav, aside')) continue
    range.selectNodeContents(block)
    // Of code it is the box that a reader sees.
    for (const line of block.matches('pre') ? [box] : range.getClientRects()) {
      if (line.bottom > top && line.top < bottom) free = Math.min(free, isLeft ? line.left - left : right - line.right)
    }
  }
  return Math.floor(((free - gap) * panel.offsetWidth) / width)
}
