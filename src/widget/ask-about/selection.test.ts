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
}
const itemOf = (selector: string, scope: boolean | string | undefined = true) => {
  select(selector)
  return readSelection(scope)?.item
}

it('makes an item of the selected text, with the nearest id', () => {
  expect(itemOf('p')).toEqual({ type: 'textSelection', value: 'Run npm i first.', elementId: 'install' })
})

it('takes only what lies within the selector, and nothing when it is off', () => {
  expect(itemOf('b', 'main')?.value).toBe('npm i')
  expect(itemOf('aside', 'main')).toBeUndefined()
  expect(itemOf('p', false)).toBeUndefined()
})

it.each([undefined, '', 'true'])('takes text anywhere where the option is %o', scope => {
  expect(itemOf('aside', scope)?.value).toBe('Other')
})

it('takes nothing where a script’s attribute says false', () => {
  expect(itemOf('p', 'false')).toBeUndefined()
})

it('takes nothing when nothing is selected, or only space', () => {
  expect(readSelection(true)).toBeUndefined()
  document.body.innerHTML = '<p> \n </p>'
  expect(itemOf('p')).toBeUndefined()
})

it('takes a selection that reaches over several elements, and text without the space around it', () => {
  document.body.innerHTML = '<div id="both"> <p>One</p> <p>Two</p> </div>'
  expect(itemOf('div')).toMatchObject({ value: 'One Two', elementId: 'both' })
})

it('has no element id where no element around it has one, and none that is no sensible id', () => {
  expect(itemOf('aside')).toEqual({ type: 'textSelection', value: 'Other' })
  document.querySelector('section')?.setAttribute('id', 'x'.repeat(201))
  expect(itemOf('p')).toEqual({ type: 'textSelection', value: 'Run npm i first.' })
})

const privates = [
  '<div data-private>x</div>',
  '<div contenteditable>x</div>',
  '<div contenteditable="true">x</div>',
  '<div role="textbox">x</div>',
  '<textarea>x</textarea>',
  '<select><option>x</option></select>',
  '<input value="x">',
  '<input type="password" value="x">',
  '<span autocomplete="cc-number">x</span>',
  '<docs-assistant>x</docs-assistant>'
]

it.each(privates)('takes nothing from %s, nor what reaches into it', html => {
  document.body.innerHTML = `<main><p>Before</p>${html}<p>After</p></main>`
  const element = document.querySelector('main > :nth-child(2)')?.tagName.toLowerCase() ?? ''
  expect(itemOf(element)).toBeUndefined()
  expect(itemOf('main')).toBeUndefined()
  // The control: the paragraph beside it can be read.
  expect(itemOf('p')?.value).toBe('Before')
})

it('takes nothing from within a private element, however deep', () => {
  document.body.innerHTML = '<section data-private><div><p>Account 12</p></div></section>'
  expect(itemOf('p')).toBeUndefined()
})

it.each(['<input type="checkbox">', '<input type="radio">', '<div contenteditable="false">x</div>'])(
  'reaches over %s, into which nobody writes',
  html => {
    document.body.innerHTML = `<main><p>Before</p>${html}<p>After</p></main>`
    expect(itemOf('main')?.value).toContain('Before')
  }
)

it('takes no whole site', () => {
  document.body.textContent = 'x'.repeat(50_001)
  expect(itemOf('body')).toBeUndefined()
  document.body.textContent = 'x'.repeat(50_000)
  expect(itemOf('body')?.value).toHaveLength(50_000)
})

it('names a selector that is none once, and takes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(itemOf('p', 'main >')).toBeUndefined()
  expect(itemOf('p', 'main >')).toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('main >'))
})
