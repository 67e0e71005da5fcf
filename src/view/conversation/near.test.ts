// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createNearWatcher } from './near.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Observers as the browser keeps them: what each looks at. */
const stubObservers = () => {
  const observers: { seen: Set<Element>; isOver: boolean; tell(target: Element, isIntersecting: boolean): void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen = new Set<Element>()
      isOver = false
      constructor(private readonly look: (entries: object[]) => void) {
        observers.push(this)
      }
      observe(target: Element) {
        this.seen.add(target)
      }
      unobserve(target: Element) {
        this.seen.delete(target)
      }
      disconnect() {
        this.seen.clear()
        this.isOver = true
      }
      tell(target: Element, isIntersecting: boolean) {
        this.look([{ target, isIntersecting }])
      }
    }
  )
  return observers
}

const viewOf = (count: number) => {
  const view = document.createElement('div')
  view.className = 'scroll'
  view.append(...Array.from({ length: count }, () => document.createElement('p')))
  return [...view.children]
}

it('looks at all elements of a view with one observer, and tells each of itself alone', () => {
  const observers = stubObservers()
  const watch = createNearWatcher('100% 0px')
  const { signal } = new AbortController()
  const [one, other] = viewOf(2) as [Element, Element]
  const told: string[] = []
  watch(one, ({ isIntersecting }) => told.push(`one ${isIntersecting}`), signal)
  watch(other, ({ isIntersecting }) => told.push(`other ${isIntersecting}`), signal)
  expect(observers.map(({ seen }) => [...seen])).toEqual([[one, other]])
  observers[0]?.tell(other, true)
  observers[0]?.tell(one, false)
  expect(told).toEqual(['other true', 'one false'])
  watch(viewOf(1)[0] as Element, () => {}, signal)
  expect(observers.length).toBe(2)
})

it('looks no more at what it was told to leave, by either way, and ends with the last', () => {
  const observers = stubObservers()
  const watch = createNearWatcher('100% 0px')
  const left = new AbortController()
  const [one, other, third] = viewOf(3) as [Element, Element, Element]
  watch(one, () => {}, left.signal)
  const stop = watch(other, () => {}, left.signal)
  stop()
  expect([...(observers[0]?.seen ?? [])]).toEqual([one])
  expect(observers[0]?.isOver).toBe(false)
  left.abort()
  expect(observers[0]?.isOver).toBe(true)
  watch(third, () => {}, left.signal)
  expect(observers.length).toBe(1)
  watch(third, () => {}, new AbortController().signal)
  expect(observers[1]?.seen.has(third)).toBe(true)
})
