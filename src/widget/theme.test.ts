// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchTheme } from './theme.ts'

const root = document.documentElement
let end = () => {}

afterEach(() => {
  end()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

const watch = (theme: 'auto' | 'light' | 'dark' = 'auto') => {
  const tell = vi.fn()
  end = watchTheme(theme, tell)
  return tell
}

it.each([
  ['class', 'dark', true],
  ['class', 'no-js theme-dark', true],
  ['class', 'has-dark-header', false],
  ['data-theme', 'dark', true],
  ['data-theme', 'light', false],
  ['data-color-mode', 'dark', true],
  ['data-md-color-scheme', 'slate', true],
  ['data-md-color-scheme', 'default', false],
  ['style', 'color-scheme: dark', true]
])('reads the site’s switch %s="%s"', (name, value, dark) => {
  root.setAttribute(name, value)
  expect(watch()).toHaveBeenLastCalledWith(dark)
})

it('follows the switch while the page lives', async () => {
  const tell = watch()
  expect(tell).toHaveBeenLastCalledWith(false)
  root.setAttribute('data-theme', 'dark')
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith(true))
})

it('ends with the widget', async () => {
  const tell = watch()
  end()
  root.setAttribute('data-theme', 'dark')
  await new Promise(resolve => setTimeout(resolve))
  expect(tell).toHaveBeenCalledTimes(1)
})

it('does not look at the site when a theme is set', () => {
  root.setAttribute('data-theme', 'light')
  expect(watch('dark').mock.calls).toEqual([[true]])
})
