// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchShortcut } from './shortcut.ts'

const host = document.createElement('docs-assistant')
const field = document.createElement('textarea')
const run = vi.fn()
let stop = () => {}

beforeEach(() => {
  run.mockClear()
  document.body.replaceChildren(host, field)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

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

describe('mod', () => {
  const on = (platform: string) => vi.stubGlobal('navigator', { ...navigator, platform })

  it.each(['MacIntel', 'iPhone', 'iPad'])('is Cmd on %s', platform => {
    on(platform)
    stop = watchShortcut('mod+i', host, run)
    press(document.body, { key: 'i', ctrlKey: true })
    expect(run).not.toHaveBeenCalled()
    press(document.body, { key: 'i', metaKey: true })
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['Win32', 'Linux x86_64'])('is Ctrl on %s', platform => {
    on(platform)
    stop = watchShortcut('Mod+I', host, run)
    press(document.body, { key: 'i', metaKey: true })
    expect(run).not.toHaveBeenCalled()
    press(document.body, { key: 'i', ctrlKey: true })
    expect(run).toHaveBeenCalledOnce()
  })
})

it.each([
  ['alt+k', { key: 'k', altKey: true }],
  ['meta+k', { key: 'k', metaKey: true }],
  ['/', { key: '/' }]
])('knows %s', (shortcut, init) => {
  stop = watchShortcut(shortcut, host, run)
  press(document.body, init)
  expect(run).toHaveBeenCalledOnce()
  press(document.body, { ...init, altKey: true, metaKey: true })
  expect(run).toHaveBeenCalledOnce()
})

it('leaves alone what the site has taken, and what a browser sends without a key', () => {
  stop = watchShortcut('mod+i', host, run)
  const take = (event: Event) => event.preventDefault()
  addEventListener('keydown', take, { capture: true, once: true })
  press(document.body, { key: 'i', ctrlKey: true })
  const autofill = new Event('keydown', { bubbles: true })
  expect(() => document.body.dispatchEvent(autofill)).not.toThrow()
  expect(run).not.toHaveBeenCalled()
})

it.each(['input', 'textarea', 'select', '[role=textbox]', '[contenteditable]'])(
  'does nothing while %s of the page has the focus',
  selector => {
    stop = watchShortcut('mod+i', host, run)
    document.body.innerHTML =
      '<input><textarea></textarea><select></select><div role="textbox"><b></b></div><div contenteditable="true"></div>'
    const element = document.body.querySelector(selector) as Element
    expect(press(element.firstElementChild ?? element, { key: 'i', ctrlKey: true })).toBe(true)
    expect(run).not.toHaveBeenCalled()
  }
)

it('comes before key events that end in the widget', () => {
  stop = watchShortcut('mod+i', host, run)
  host.addEventListener('keydown', event => event.stopPropagation(), { once: true })
  press(host, { key: 'i', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
})
