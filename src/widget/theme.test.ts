// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followTheme } from './follow-theme.ts'
import { applyTheme } from './theme.ts'

const root = document.documentElement
let controller = new AbortController()

afterEach(() => {
  controller.abort()
  controller = new AbortController()
  vi.unstubAllGlobals()
  for (const element of [root, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
})

/** An element that follows the theme, with a function that reads its theme. */
const start = (theme: 'auto' | 'light' | 'dark' = 'auto') => {
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  const draw = () => applyTheme(element, theme)
  draw()
  if (theme === 'auto') followTheme(draw, controller.signal)
  return () => element.dataset.theme === 'dark'
}

it.each([
  ['class', 'dark', true],
  ['class', 'no-js theme-dark', true],
  ['class', 'has-dark-header', false],
  ['class', 'darkness', false],
  ['class', 'a dark-mode b', true],
  ['class', 'mode-dark', true],
  ['class', 'dark-theme', true],
  ['class', 'DARK', true],
  ['data-bs-theme', 'dark', true],
  ['data-theme', 'dark', true],
  ['data-theme', 'light', false],
  ['data-color-mode', 'dark', true],
  ['data-md-color-scheme', 'slate', true]
])('reads the site’s switch %s="%s"', (name, value, dark) => {
  root.setAttribute(name, value)
  expect(start()()).toBe(dark)
})

it('follows the switch while the page lives', async () => {
  const isDark = start()
  expect(isDark()).toBe(false)
  root.setAttribute('data-theme', 'dark')
  await vi.waitFor(() => expect(isDark()).toBe(true))
})

it('ends with the widget, also when it was about to look again', async () => {
  const isDark = start()
  controller.abort()
  root.setAttribute('data-theme', 'dark')
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => setTimeout(resolve))
  expect(isDark()).toBe(false)
})

it('does not look at the site when a theme is set', () => {
  root.setAttribute('data-theme', 'light')
  expect(start('dark')()).toBe(true)
})

describe('where the site says nothing', () => {
  const stubSystem = (matches: boolean) => {
    const system = Object.assign(new EventTarget(), { matches })
    vi.stubGlobal('matchMedia', (query: string) => (query.includes('dark') ? system : undefined))
    return system
  }

  it('follows the system, and whatever that changes to', async () => {
    const system = stubSystem(true)
    const isDark = start()
    expect(isDark()).toBe(true)
    Object.assign(system, { matches: false }).dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(isDark()).toBe(false))
  })

  it.each([
    ['class', 'has-dark-header'],
    ['class', 'default'],
    ['data-theme', 'auto'],
    ['data-md-color-scheme', 'company-blue']
  ])('%s="%s" is nothing', (name, value) => {
    stubSystem(true)
    root.setAttribute(name, value)
    expect(start()()).toBe(true)
  })

  it.each([
    ['data-theme', 'light'],
    ['class', 'light-theme']
  ])('%s="%s" says light, whatever the system says', (name, value) => {
    stubSystem(true)
    root.setAttribute(name, value)
    expect(start()()).toBe(false)
  })
})

it('reads the switch on the body too, where the page’s root has none', async () => {
  const isDark = start()
  document.body.className = 'dark'
  await vi.waitFor(() => expect(isDark()).toBe(true))
  root.className = 'light'
  await vi.waitFor(() => expect(isDark()).toBe(false))
})

it('sees the switch on a body that a site has swapped in', async () => {
  const isDark = start()
  const former = document.body
  onTestFinished(() => document.body.replaceWith(former))
  const body = document.createElement('body')
  former.replaceWith(body)
  await new Promise(resolve => requestAnimationFrame(resolve))
  body.className = 'dark'
  await vi.waitFor(() => expect(isDark()).toBe(true))
})
