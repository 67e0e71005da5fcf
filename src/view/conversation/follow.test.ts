// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFollow } from './follow.ts'

/** A scrolled element 100 px high: as in a browser, how far it scrolls depends on its content’s height. */
const createScroller = (contentHeight: number) => {
  const element = document.createElement('div')
  const layout = { contentHeight, top: 0 }
  const clamp = (top: number) => Math.max(0, Math.min(top, layout.contentHeight - 100))
  Object.defineProperties(element, {
    clientHeight: { get: () => 100 },
    scrollHeight: { get: () => layout.contentHeight },
    scrollTop: {
      get: () => clamp(layout.top),
      set(top: number) {
        layout.top = clamp(top)
      }
    }
  })
  return Object.assign(element, { layout })
}

let resized: (() => void)[] = []
let observed: Element[] = []
beforeEach(() => {
  resized = []
  observed = []
  class FakeResizeObserver {
    constructor(private readonly run: () => void) {
      resized.push(run)
    }
    observe(element: Element) {
      observed.push(element)
    }
    disconnect() {
      resized = resized.filter(run => run !== this.run)
    }
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const follow = (contentHeight = 100) => {
  const scroller = createScroller(contentHeight)
  const content = document.createElement('div')
  const view = { current: scroller }
  const inner = { current: content }
  const hook = renderHook((question: string | undefined) => useFollow(view, inner, question), { initialProps: 'q1' })
  return {
    ...hook,
    scroller,
    content,
    grow: (height: number) =>
      act(() => {
        scroller.layout.contentHeight = height
        for (const run of resized) run()
      }),
    scroll: (top: number) =>
      act(() => {
        scroller.scrollTop = top
        scroller.dispatchEvent(new Event('scroll'))
      })
  }
}

it('keeps the end in view while an answer grows', async () => {
  const { scroller, content, grow, result } = follow()
  expect(observed).toEqual([content, scroller])
  await grow(500)
  expect(scroller.scrollTop).toBe(400)
  await grow(900)
  expect(scroller.scrollTop).toBe(800)
  expect(result.current.isAtEnd).toBe(true)
})

it('stays where the reader has scrolled up to, and says that the end is elsewhere', async () => {
  const { scroller, grow, scroll, result } = follow(500)
  await scroll(300)
  expect(result.current.isAtEnd).toBe(false)
  await grow(900)
  expect(scroller.scrollTop).toBe(300)
  expect(result.current.isAtEnd).toBe(false)
})

it('does not take a move down, short of the end, for a wish to follow', async () => {
  const { scroller, grow, scroll, result } = follow(900)
  await scroll(200)
  await scroll(500)
  expect(result.current.isAtEnd).toBe(false)
  await grow(1000)
  expect(scroller.scrollTop).toBe(500)
})

it('follows again when the reader has come within 32 pixels of the end', async () => {
  const { scroller, grow, scroll, result } = follow(500)
  await scroll(200)
  await scroll(368)
  expect(result.current.isAtEnd).toBe(false)
  await scroll(369)
  expect(result.current.isAtEnd).toBe(true)
  await grow(900)
  expect(scroller.scrollTop).toBe(800)
})

it('goes to the end at a jump, and follows from there', async () => {
  const { scroller, grow, scroll, result } = follow(500)
  await scroll(100)
  await act(() => result.current.jump())
  expect(scroller.scrollTop).toBe(400)
  expect(result.current.isAtEnd).toBe(true)
  await grow(900)
  expect(scroller.scrollTop).toBe(800)
})

it('goes to the end at a new question, and stays at another drawing of the same one', async () => {
  const { scroller, scroll, rerender, result } = follow(500)
  await scroll(100)
  await act(() => rerender('q1'))
  expect(scroller.scrollTop).toBe(100)
  await act(() => rerender('q2'))
  expect(scroller.scrollTop).toBe(400)
  expect(result.current.isAtEnd).toBe(true)
})

it('is at the end again when the content shrinks to fit', async () => {
  const { grow, scroll, result } = follow(500)
  await scroll(100)
  await grow(100)
  expect(result.current.isAtEnd).toBe(true)
})

it('ends with the view', async () => {
  const { scroller, unmount } = follow(500)
  const removed = vi.spyOn(scroller, 'removeEventListener')
  await act(() => unmount())
  expect(resized).toEqual([])
  expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function))
})

it('waits for elements that are not drawn', () => {
  renderHook(() => useFollow({ current: null }, { current: null }, undefined))
  renderHook(() => useFollow({ current: document.createElement('div') }, { current: null }, undefined))
  expect(resized).toEqual([])
})
