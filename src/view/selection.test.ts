// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('has no element id where no element around it has one', () => {
  const item = readSelection(select('aside'), { selection: true })
  expect(item).toEqual({ type: 'textSelection', value: 'Other', path: location.pathname })
})

it('takes the path that the owner says', () => {
  expect(readSelection(select('p'), { selection: true, currentPath: () => '/from/router' })?.path).toBe('/from/router')
  expect(readSelection(select('p'), { selection: true, currentPath: '/fixed' })?.path).toBe('/fixed')
})

it('takes the page’s own path where the owner’s function fails, and says so', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const currentPath = () => {
    throw new Error('no router')
  }
  expect(readSelection(select('p'), { selection: true, currentPath })).toMatchObject({
    value: 'Run npm i first.',
    path: location.pathname
  })
  expect(error).toHaveBeenCalledExactlyOnceWith('Docs Assistant: the option currentPath failed.', expect.any(Error))
})

it('takes a selection that reaches over several elements, and text without the space around it', () => {
  document.body.innerHTML = '<div id="both"> <p>One</p> <p>Two</p> </div>'
  expect(readSelection(select('div'), { selection: true })).toMatchObject({ value: 'One Two', elementId: 'both' })
  document.body.innerHTML = '<p> \n </p>'
  expect(readSelection(select('p'), { selection: true })).toBeUndefined()
})

it('takes nothing where there is no selection at all', () => {
  expect(readSelection(null, { selection: true })).toBeUndefined()
})

it('names a selector that is none, and takes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readSelection(select('p'), { selection: 'main >' })).toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('main >'))
})
