// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchTheme } from './theme.ts'

const root = document.documentElement
let stop = () => {}

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  for (const element of [root, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
})

const watch = (theme: 'auto' | 'light' | 'dark' = 'auto') => {
  const onChange = vi.fn()
  stop = watchTheme(theme, onChange)
  return onChange
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
  ['data-md-color-scheme', 'slate', true],
  ['data-md-color-scheme', 'default', false],
  ['style', 'color-scheme: dark', true],
  ['style', 'color-scheme: light', false],
  ['style', 'color-scheme: light dark', false]
])('reads the site’s switch %s="%s"', (name, value, dark) => {
  root.setAttribute(name, value)
  expect(watch()).toHaveBeenLastCalledWith(dark)
})

it('follows the switch while the page lives', async () => {
  const onChange = watch()
  expect(onChange).toHaveBeenLastCalledWith(false)
  root.setAttribute('data-theme', 'dark')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
})

it('ends with the widget', async () => {
  const onChange = watch()
  stop()
  root.setAttribute('data-theme', 'dark')
  await new Promise(resolve => setTimeout(resolve))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('does not look at the site when a theme is set', () => {
  root.setAttribute('data-theme', 'light')
  expect(watch('dark').mock.calls).toEqual([[true]])
})

describe('where the site says nothing', () => {
  const stubSystem = (matches: boolean) => {
    const system = Object.assign(new EventTarget(), { matches })
    vi.stubGlobal('matchMedia', (query: string) => (query.includes('dark') ? system : undefined))
    return system
  }

  it('follows the system, and whatever that changes to', () => {
    const system = stubSystem(true)
    const onChange = watch()
    expect(onChange).toHaveBeenLastCalledWith(true)
    Object.assign(system, { matches: false }).dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenLastCalledWith(false)
    stop()
    Object.assign(system, { matches: true }).dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['class', 'has-dark-header'],
    ['style', 'color-scheme: light dark'],
    ['data-theme', 'auto']
  ])('%s="%s" is nothing', (name, value) => {
    stubSystem(true)
    root.setAttribute(name, value)
    expect(watch()).toHaveBeenLastCalledWith(true)
  })

  it.each([
    ['data-theme', 'light'],
    ['class', 'light-theme'],
    ['data-md-color-scheme', 'default'],
    ['style', 'color-scheme: light']
  ])('%s="%s" says light, whatever the system says', (name, value) => {
    stubSystem(true)
    root.setAttribute(name, value)
    expect(watch()).toHaveBeenLastCalledWith(false)
  })
})

it('reads the switch on the body too, where the page’s root has none', async () => {
  const onChange = watch()
  document.body.className = 'dark'
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
  root.className = 'light'
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false))
})

it('sees a scheme that a script writes into the root’s style', async () => {
  const onChange = watch()
  root.style.colorScheme = 'dark'
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
})
