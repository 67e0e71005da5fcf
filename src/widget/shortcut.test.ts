// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchShortcut } from './shortcut.ts'

const host = document.createElement('docs-assistant')
const field = document.createElement('textarea')
const run = vi.fn()
let stop = () => {}

beforeEach(() => {
  run.mockClear()
  document.body.replaceChildren(host, field)
})
afterEach(() => stop())

const press = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }))

it('runs at the shortcut and takes the key from the browser', () => {
  stop = watchShortcut('mod+i', host, run)
  expect(press(document.body, { key: 'i', ctrlKey: true })).toBe(false)
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  { key: 'i' },
  { key: 'i', ctrlKey: true, shiftKey: true },
  { key: 'i', metaKey: true },
  { key: 'o', ctrlKey: true },
  { key: 'i', ctrlKey: true, isComposing: true },
  { key: 'i', ctrlKey: true, repeat: true }
])('leaves %o alone', init => {
  stop = watchShortcut('mod+i', host, run)
  press(document.body, init)
  expect(run).not.toHaveBeenCalled()
})

it('does nothing while the reader types on the page, but works from within the widget', () => {
  stop = watchShortcut('ctrl+shift+k', host, run)
  press(field, { key: 'K', ctrlKey: true, shiftKey: true })
  expect(run).not.toHaveBeenCalled()
  press(host, { key: 'K', ctrlKey: true, shiftKey: true })
  expect(run).toHaveBeenCalledOnce()
})

it('is off when empty, and ends', () => {
  watchShortcut('', host, run)
  watchShortcut('mod+i', host, run)()
  press(document.body, { key: 'i', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
})
