// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchFocus } from './return-focus.ts'

const host = document.createElement('docs-assistant')
const shadow = host.attachShadow({ mode: 'open' })
const page = document.createElement('input')
const other = document.createElement('input')
const button = (name: string) => shadow.querySelector<HTMLElement>(`.${name}`) as HTMLElement

beforeEach(() => {
  shadow.replaceChildren(
    ...['launcher', 'composer'].map(name => Object.assign(document.createElement('button'), { className: name }))
  )
  document.body.replaceChildren(host, page, other)
})
afterEach(() => (document.activeElement as HTMLElement | null)?.blur())

/** Opens the panel while `before` has the focus, moves the focus to `within`, and closes the panel. */
const visit = (before: HTMLElement | undefined, within: HTMLElement) => {
  const focus = watchFocus(shadow)
  before?.focus()
  focus.remember(true)
  within.focus()
  focus.remember(false)
  return focus
}

it('returns to the element of the page that had the focus', () => {
  visit(page, button('composer')).restore()
  expect(document.activeElement).toBe(page)
})

it('leaves the focus alone when it is on the page', () => {
  visit(page, other).restore()
  expect(document.activeElement).toBe(other)
})

it.each([
  ['nothing had it before', undefined],
  ['the launcher had it before', 'launcher'],
  ['the element that had it is gone', 'gone']
])('goes to the launcher when %s', (_when, before) => {
  const element = before === 'launcher' ? button('launcher') : before && page
  const focus = visit(element || undefined, button('composer'))
  if (before === 'gone') page.remove()
  focus.restore()
  expect(shadow.activeElement).toBe(button('launcher'))
})

it('does nothing without a launcher', () => {
  const focus = visit(undefined, button('composer'))
  shadow.replaceChildren()
  expect(() => focus.restore()).not.toThrow()
})
