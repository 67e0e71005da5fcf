// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { selectorsOf } from './selector.ts'

afterEach(() => document.body.replaceChildren())

const rangeIn = (element: Element | null) => {
  const range = document.createRange()
  range.selectNodeContents(element?.firstChild as Node)
  return range
}

it('selects all elements of a short page, and on a long page only the marked ones', () => {
  document.body.innerHTML =
    '<main id="a:b"><p>One</p><p>Two <code>three</code></p></main><div id="x"></div><p id="x">Four</p>'
  const ranges = [...document.querySelectorAll('p, code')].map(rangeIn)
  expect(selectorsOf(ranges)).toEqual([''])
  document.body.append(...Array.from({ length: 5_000 }, () => document.createElement('br')))
  const selectors = selectorsOf(ranges)
  expect(selectors.map(selector => document.querySelector(selector)?.textContent)).toEqual([
    'One',
    'Two three',
    'three',
    'Four'
  ])
  expect(selectors[0]).toBe('#a\\:b > p:nth-child(1)')
})
