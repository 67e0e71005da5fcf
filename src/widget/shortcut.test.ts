// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keysOf, watchShortcut } from './shortcut.ts'

const host = document.createElement('docs-assistant')
const field = document.createElement('input')
const run = vi.fn()
let controller = new AbortController()

beforeEach(() => {
  run.mockClear()
  document.body.replaceChildren(host, field)
})
afterEach(() => {
  controller.abort()
  controller = new AbortController()
  vi.unstubAllGlobals()
})

const watch = (shortcut: string) => watchShortcut(keysOf(shortcut), host, run, controller.signal)

const press = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }))

it('runs at the shortcut and takes the key from the browser', () => {
  watch('mod+i')
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
  watch('mod+i')
  press(document.body, init)
  expect(run).not.toHaveBeenCalled()
})

it('does nothing while the reader types on the page, but works from within the widget', () => {
  watch('ctrl+shift+k')
  press(field, { key: 'K', ctrlKey: true, shiftKey: true })
  expect(run).not.toHaveBeenCalled()
  press(host, { key: 'K', ctrlKey: true, shiftKey: true })
  expect(run).toHaveBeenCalledOnce()
})

it('is off when empty, and ends', () => {
  watch('')
  watch('mod+i')
  controller.abort()
  press(document.body, { key: 'i', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
})

describe('mod', () => {
  const on = (platform: string) => vi.stubGlobal('navigator', { ...navigator, platform })

  it.each(['MacIntel', 'iPhone', 'iPad'])('is Cmd on %s', platform => {
    on(platform)
    watch('mod+i')
    press(document.body, { key: 'i', ctrlKey: true })
    expect(run).not.toHaveBeenCalled()
    press(document.body, { key: 'i', metaKey: true })
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['Win32', 'Linux x86_64'])('is Ctrl on %s', platform => {
    on(platform)
    watch('Mod+I')
    press(document.body, { key: 'i', metaKey: true })
    expect(run).not.toHaveBeenCalled()
    press(document.body, { key: 'i', ctrlKey: true })
    expect(run).toHaveBeenCalledOnce()
  })
})

it.each([
  ['mod+i', { key: 'ш', code: 'KeyI', ctrlKey: true }],
  ['mod+i', { key: 'ه', code: 'KeyI', ctrlKey: true }],
  ['alt+k', { key: '˚', code: 'KeyK', altKey: true }],
  ['alt+1', { key: '¡', code: 'Digit1', altKey: true }]
])('knows %s where the key writes another letter than a Latin one: %o', (shortcut, init) => {
  watch(shortcut)
  press(document.body, init)
  expect(run).toHaveBeenCalledOnce()
})

it('goes by the letter, and not by the place, on a keyboard that writes Latin ones', () => {
  watch('mod+i')
  press(document.body, { key: 'c', code: 'KeyI', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  press(document.body, { key: 'i', code: 'KeyG', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['alt+k', { key: 'k', altKey: true }],
  ['meta+k', { key: 'k', metaKey: true }],
  ['/', { key: '/' }]
])('knows %s', (shortcut, init) => {
  watch(shortcut)
  press(document.body, init)
  expect(run).toHaveBeenCalledOnce()
  press(document.body, { ...init, altKey: true, metaKey: true })
  expect(run).toHaveBeenCalledOnce()
})

it('leaves alone what the site has taken, and what a browser sends without a key', () => {
  watch('mod+i')
  const take = (event: Event) => event.preventDefault()
  addEventListener('keydown', take, { capture: true, once: true })
  press(document.body, { key: 'i', ctrlKey: true })
  const autofill = new Event('keydown', { bubbles: true })
  expect(() => document.body.dispatchEvent(autofill)).not.toThrow()
  expect(run).not.toHaveBeenCalled()
})

it.each(['input', 'select', '[role=textbox]'])('does nothing while %s of the page has the focus', selector => {
  watch('mod+i')
  document.body.innerHTML = '<input><select></select><div role="textbox"><b></b></div>'
  const element = document.body.querySelector(selector) as Element
  expect(press(element.firstElementChild ?? element, { key: 'i', ctrlKey: true })).toBe(true)
  expect(run).not.toHaveBeenCalled()
})

it('comes before key events that end in the widget', () => {
  watch('mod+i')
  host.addEventListener('keydown', event => event.stopPropagation(), { once: true })
  press(host, { key: 'i', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
})
