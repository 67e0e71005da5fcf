// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchTheme } from './theme.ts'

const root = document.documentElement
let stop = () => {}

afterEach(() => {
  stop()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
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
