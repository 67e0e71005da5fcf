// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { goToPlace, parsePlace, readPlace } from './place.ts'

/** Creates a view 100 px high, with turns of three blocks that are 50 px high. */
const createThread = (names: string[]) => {
  const view = document.createElement('div')
  let top = 16
  const at = (element: HTMLElement, height: number) => {
    const from = top
    element.getBoundingClientRect = () => new DOMRect(0, 200 + from - view.scrollTop, 10, height)
    return element
  }
  view.getBoundingClientRect = () => new DOMRect(0, 200, 10, 100)
  for (const name of names) {
    const turn = at(document.createElement('div'), 150)
    turn.className = 'turn'
    turn.dataset.message = name
    turn.append(Object.assign(document.createElement('div'), { className: 'markdown' }))
    for (const _block of [1, 2, 3]) {
      turn.firstElementChild?.append(at(document.createElement('p'), 50))
      top += 50
    }
    view.append(turn)
  }
  Object.defineProperty(view, 'clientHeight', { get: () => 100, configurable: true })
  Object.defineProperty(view, 'scrollHeight', { get: () => top + 16 })
  return view
}

it('identifies the block at the top of the view, and scrolls back to it', () => {
  const view = createThread(['a', 'b', 'c'])
  for (const [scrollTop, place] of [
    [0, { turn: 'a', block: 0, offset: -16 }],
    [16, { turn: 'a', block: 1, offset: 0 }],
    [170, { turn: 'b', block: 1, offset: 4 }],
    [240, { turn: 'b', block: 2, offset: 24 }]
  ] as const) {
    view.scrollTop = scrollTop
    expect(readPlace(view)).toEqual({ ...place, last: 'c' })
    view.scrollTop = 1
    expect(goToPlace(view, { ...place, last: 'c' })).toBe(true)
    expect(view.scrollTop).toBe(scrollTop)
    expect(view.querySelector('.room')).toBeNull()
  }
})

it('reserves space below the last turn if the place needs it, but not if everything is visible', () => {
  const long = createThread(['a', 'b'])
  expect(goToPlace(long, { turn: 'b', last: 'b', block: 3, offset: 10 })).toBe(true)
  expect(long.querySelector('.room')).toBe(long.lastElementChild)
  const short = createThread(['a'])
  Object.defineProperty(short, 'clientHeight', { get: () => 400 })
  goToPlace(short, { turn: 'a', last: 'a', block: 2, offset: 10 })
  expect(short.querySelector('.room')).toBeNull()
})

it('scrolls to the turn if the block is gone, and nowhere if the turn is gone', () => {
  const view = createThread(['a', 'b'])
  expect(goToPlace(view, { turn: 'b', last: 'b', block: 99, offset: 0 })).toBe(true)
  expect(view.scrollTop).toBe(166)
  expect(goToPlace(view, { turn: 'x', last: 'b', block: 0, offset: 0 })).toBe(false)
})

it('is undefined in an empty or hidden view', () => {
  expect(readPlace(createThread([]))).toBeUndefined()
  const hidden = createThread(['a'])
  Object.defineProperty(hidden, 'clientHeight', { get: () => 0 })
  expect(readPlace(hidden)).toBeUndefined()
})

it.each(['', '{', 'null'])('is undefined if %o is stored', text => {
  expect(parsePlace(text)).toBeUndefined()
})

it('is read without an error if its fields have wrong types', () => {
  const place = parsePlace('{"turn":"a","last":1,"block":"length","offset":{}}')
  expect(place).toEqual({ turn: 'a', last: '1', block: Number.NaN, offset: Number.NaN })
  expect(place && goToPlace(createThread(['a']), place)).toBe(true)
})
