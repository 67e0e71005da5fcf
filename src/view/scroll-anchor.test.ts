// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anchorScroll } from './scroll-anchor.ts'

/** Calls the ResizeObserver’s callback, as after a change of size. */
let grow = () => {}
beforeEach(() => {
  class FakeResizeObserver {
    constructor(private readonly run: () => void) {}
    observe() {
      grow = this.run
    }
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
})
afterEach(() => vi.unstubAllGlobals())

/** A view 100 px high, 200 px below the top, with blocks of these heights. Simulated, as happy-dom has no layout. */
const createView = (heights: number[], scrollTop = 0) => {
  const view = document.createElement('div')
  const content = document.createElement('div')
  view.append(content)
  const shown = { height: 100 }
  const sum = (end: number) => heights.slice(0, end).reduce((total, height) => total + height, 0)
  const at = (element: Element, top: () => number, height: () => number) => {
    element.getBoundingClientRect = () => new DOMRect(0, 200 + top() - view.scrollTop, 10, height())
  }
  view.getBoundingClientRect = () => new DOMRect(0, 200, 10, 100)
  Object.defineProperty(view, 'clientHeight', { get: () => shown.height })
  Object.defineProperty(view, 'scrollHeight', { get: () => sum(heights.length) })
  at(
    content,
    () => 0,
    () => sum(heights.length)
  )
  for (const index of heights.keys()) {
    const block = document.createElement('p')
    const words = document.createElement('b')
    block.append(words)
    const height = () => heights[index] ?? 0
    at(block, () => sum(index), height)
    at(words, () => sum(index), height)
    content.append(block)
  }
  const scroll = (top: number) => {
    view.scrollTop = top
    view.dispatchEvent(new Event('scroll'))
  }
  view.scrollTop = scrollTop
  anchorScroll(view)
  return { view, content, heights, shown, scroll }
}

it('keeps the visible text in place from the start, before any scroll event or observation', () => {
  const { view, heights } = createView([50, 50, 50, 50, 50], 110)
  heights[0] = 350
  grow()
  expect(view.scrollTop).toBe(410)
})

it('keeps the visible text in place when something above it grows or shrinks, and ignores changes below', () => {
  const { view, heights, scroll } = createView([50, 50, 50, 50, 50])
  scroll(110)
  heights[0] = 350
  grow()
  expect(view.scrollTop).toBe(410)
  heights[0] = 20
  grow()
  expect(view.scrollTop).toBe(80)
  heights[4] = 900
  grow()
  expect(view.scrollTop).toBe(80)
})

it('corrects for growth only, not for how far the reader has scrolled meanwhile', () => {
  const { view, heights, scroll } = createView([50, 50, 50, 50, 50])
  scroll(110)
  heights[0] = 350
  scroll(120)
  expect(view.scrollTop).toBe(420)
  grow()
  expect(view.scrollTop).toBe(420)
})

it('corrects for shrinking only once when the browser has already scrolled because of it', () => {
  const { view, heights, scroll } = createView([50, 50, 50, 50, 100])
  scroll(200)
  heights[0] = 20
  view.scrollTop = 170
  grow()
  expect(view.scrollTop).toBe(170)
  // The control: the reader’s own scrolling to the end is kept.
  heights[4] = 200
  grow()
  heights[0] = 10
  scroll(260)
  expect(view.scrollTop).toBe(250)
})

it('uses the surrounding element when the anchor element was replaced', () => {
  const { view, content, heights, scroll } = createView([50, 50, 50, 50, 50])
  scroll(110)
  content.children[2]?.replaceChildren()
  heights[0] = 350
  grow()
  expect(view.scrollTop).toBe(410)
})

it('does not scroll a hidden view, nor one whose content was replaced', () => {
  const { view, content, heights, shown, scroll } = createView([50, 50, 50, 50, 50])
  scroll(110)
  shown.height = 0
  heights[0] = 350
  grow()
  expect(view.scrollTop).toBe(110)
  shown.height = 100
  content.replaceChildren()
  grow()
  expect(view.scrollTop).toBe(110)
})
