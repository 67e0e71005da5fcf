// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSelection } from './selection.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<main><section id="install"><p>Run <b>npm i</b> first.</p></section></main><aside>Other</aside>'
})
afterEach(() => getSelection()?.removeAllRanges())

const select = (selector: string) => {
  const node = document.querySelector(selector) as Element
  const range = document.createRange()
  range.selectNodeContents(node)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  return getSelection()
}

it('makes an item of the selected text, with the page and the nearest id', () => {
  expect(readSelection(select('p'), { selection: true })).toEqual({
    type: 'textSelection',
    value: 'Run npm i first.',
    path: location.pathname,
    elementId: 'install'
  })
})

it('takes only what lies within the selector, and nothing when it is off', () => {
  expect(readSelection(select('b'), { selection: 'main' })?.value).toBe('npm i')
  expect(readSelection(select('aside'), { selection: 'main' })).toBeUndefined()
  expect(readSelection(select('p'), { selection: false })).toBeUndefined()
})

it('takes nothing when nothing is selected', () => {
  expect(readSelection(getSelection(), { selection: true })).toBeUndefined()
})

it('cuts what is no passage any more', () => {
  document.body.textContent = 'x'.repeat(20_000)
  expect(readSelection(select('body'), { selection: true })?.value).toHaveLength(8000)
})
