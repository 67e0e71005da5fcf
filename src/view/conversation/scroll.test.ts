// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AssistantStatus } from '../../widget/handle.ts'
import type { View } from '../use-assistant.ts'
import { useAtEnd, useScroll } from './scroll.ts'

/** A view 100 px high, with turns and questions of the given heights. happy-dom has no layout, so it is simulated. */
const createView = ({ turns = [300, 300], question = 20 } = {}) => {
  const view = document.createElement('div')
  const layout = { turns, question }
  view.style.paddingTop = '16px'
  document.body.append(view)
  const draw = () =>
    view.replaceChildren(
      ...layout.turns.map((_height, index) => {
        const turn = document.createElement('div')
        turn.className = 'turn'
        turn.append(document.createElement('p'))
        const top = 16 + layout.turns.slice(0, index).reduce((sum, height) => sum + height, 0)
        Object.defineProperty(turn, 'offsetTop', { get: () => top })
        Object.defineProperty(turn.firstChild, 'offsetHeight', { get: () => layout.question })
        return turn
      })
    )
  Object.defineProperties(view, {
    clientHeight: { get: () => 100 },
    scrollHeight: { get: () => 1000 }
  })
  draw()
  return Object.assign(view, { layout, draw })
}

let seen: ((entries: { isIntersecting: boolean }[]) => void)[] = []
let observed: { element: Element; root: unknown }[] = []
beforeEach(() => {
  seen = []
  observed = []
  class FakeIntersectionObserver {
    constructor(
      private readonly run: (entries: { isIntersecting: boolean }[]) => void,
      private readonly options: { root: unknown }
    ) {
      seen.push(run)
    }
    observe(element: Element) {
      observed.push({ element, root: this.options.root })
    }
    disconnect() {
      seen = seen.filter(run => run !== this.run)
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface Props {
  turn: string | undefined
  status: AssistantStatus
}

const scrolled = (
  view = createView(),
  initialProps: Props = { turn: 'q2', status: 'ready' },
  place: View['place'] = {}
) => {
  const end = document.createElement('div')
  const scroller = { current: view }
  const hook = renderHook(
    ({ turn, status }: Props) => ({
      ...useScroll(scroller, turn, status, place),
      isAtEnd: useAtEnd(scroller, { current: end })
    }),
    { initialProps }
  )
  return {
    ...hook,
    view,
    end,
    show: (turn: string, status: AssistantStatus) => act(() => hook.rerender({ turn, status }))
  }
}

it('starts with the last question at the top', () => {
  expect(scrolled().view.scrollTop).toBe(300)
})

it('scrolls a new question to the top, and reserves space below it', async () => {
  const { view, show, result } = scrolled()
  expect(result.current.room).toBeUndefined()
  view.layout.turns.push(100)
  view.draw()
  await show('q3', 'submitted')
  expect(view.scrollTop).toBe(600)
  expect(result.current.room).toBe('q3')
})

it('does not scroll while an answer streams, nor when it ends', async () => {
  const { view, show, result } = scrolled()
  await show('q2', 'submitted')
  view.scrollTop = 123
  await show('q2', 'streaming')
  await show('q2', 'ready')
  expect(view.scrollTop).toBe(123)
  expect(result.current.room).toBe('q2')
})

it('scrolls a question to the top again when it is asked again', async () => {
  const { view, show } = scrolled()
  view.scrollTop = 0
  await show('q2', 'submitted')
  expect(view.scrollTop).toBe(300)
})

it('treats a question that replaces a pending one as new', async () => {
  const { view, show } = scrolled()
  await show('q2', 'submitted')
  view.layout.turns.push(100)
  view.draw()
  await show('q3', 'submitted')
  expect(view.scrollTop).toBe(600)
})

it('does not scroll for a question that another tab has added', async () => {
  const { view, show } = scrolled()
  view.scrollTop = 10
  view.layout.turns.push(100)
  view.draw()
  await show('q3', 'ready')
  expect(view.scrollTop).toBe(10)
})

it('shows the end of a long question, so that its answer begins in view', async () => {
  const view = createView({ question: 240 })
  scrolled(view)
  expect(view.scrollTop).toBe(300 + 240 - 40)
  expect((view.lastElementChild as HTMLElement).style.getPropertyValue('--over')).toBe('200px')
})

it('knows whether the end is in view, and scrolls there with the focus', async () => {
  const { result, view, end, unmount } = scrolled()
  view.tabIndex = -1
  expect(observed).toEqual([{ element: end, root: view }])
  await act(() => seen[0]?.([{ isIntersecting: true }, { isIntersecting: false }]))
  expect(result.current.isAtEnd).toBe(false)
  result.current.toEnd()
  expect(view.scrollTop).toBe(1000)
  expect(document.activeElement).toBe(view)
  await act(() => seen[0]?.([{ isIntersecting: true }]))
  expect(result.current.isAtEnd).toBe(true)
  await act(() => unmount())
  expect(seen).toEqual([])
})

it('does nothing while there are no elements or turns', () => {
  const none = { current: null }
  const { result } = renderHook(() => ({ ...useScroll(none, undefined, 'ready', {}), isAtEnd: useAtEnd(none, none) }))
  result.current.toEnd()
  expect(observed).toEqual([])
  expect(scrolled(createView({ turns: [] })).view.scrollTop).toBe(0)
})
