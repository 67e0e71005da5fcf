// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import type { Theme } from './options.ts'
import { pageElement } from './page-element.ts'

interface Options {
  word?: string
  fontSize?: string
  locale?: string
  theme?: Theme
  labels?: object
}

/** The signal of each time that it was drawn. */
let drawn: AbortSignal[] = []
const update = vi.fn()
let loadTexts: () => Promise<{ textsOf: (language: string) => string | undefined }>

class TestElement extends pageElement<Options, string>({
  optionNames: ['word', 'fontSize', 'locale', 'theme', 'labels'],
  css: '.root { color: red }',
  loadTexts: () => loadTexts(),
  draw({ root, options, texts, signal }) {
    drawn.push(signal)
    root.append([texts ?? 'English', options.word, options.fontSize].join(' '))
    return update
  }
}) {}
customElements.define('test-page-element', TestElement)

const textsOf = (language: string) => ({ de: 'Deutsch', ar: 'عربي' })[language]
const create = (): TestElement => {
  loadTexts = async () => ({ textsOf })
  return document.createElement('test-page-element') as TestElement
}
const rootOf = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector('.root') as HTMLElement
const place = (given: Options = {}) => {
  const element = Object.assign(create(), given)
  document.body.append(element)
  return { element, text: () => rootOf(element).textContent }
}

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = ''
  drawn = []
  vi.clearAllMocks()
})

it('has its styles and theme, and takes options from attributes and properties, which come first', () => {
  const { element, text } = place({ word: 'given', theme: 'dark' })
  expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
  expect(rootOf(element).dataset.theme).toBe('dark')
  element.setAttribute('word', 'written')
  element.setAttribute('font-size', '2em')
  expect(text()).toBe('English given 2em')
  expect([element.word, element.fontSize, element.theme]).toEqual(['given', '2em', 'dark'])
  element.setAttribute('font-size', '')
  expect(element.fontSize).toBeUndefined()
  element.removeAttribute('font-size')
  expect(text()).toBe('English given ')
})

it('is drawn anew where an option changes, and nothing of before goes on', () => {
  const { element } = place()
  element.word = 'other'
  element.setAttribute('font-size', '1em')
  element.setAttribute('font-size', '1em')
  expect(drawn.map(({ aborted }) => aborted)).toEqual([true, true, false])
  element.remove()
  expect(drawn.at(-1)?.aborted).toBe(true)
  element.word = 'gone'
  expect(drawn).toHaveLength(3)
})

it('takes properties that were set before the browser knew the element', () => {
  const element = create()
  Object.defineProperty(element, 'word', { value: 'early', configurable: true, writable: true })
  document.body.append(element)
  expect(rootOf(element).textContent).toBe('English early ')
  element.word = 'late'
  expect(rootOf(element).textContent).toBe('English late ')
})

it('speaks the language of the page or of its option, from its side', async () => {
  document.documentElement.lang = 'de'
  const { element, text } = place()
  await waitFor(() => expect(text()).toBe('Deutsch  '))
  expect([rootOf(element).lang, rootOf(element).dir]).toEqual(['de', 'ltr'])
  element.locale = 'ar'
  await waitFor(() => expect(rootOf(element).dir).toBe('rtl'))
  expect(text()).toBe('عربي  ')
})

it('speaks English where there are no texts, unless the site has its own', async () => {
  const { element, text } = place({ locale: 'fa' })
  await waitFor(() => expect(text()).toBe('English  '))
  expect([rootOf(element).lang, rootOf(element).dir]).toEqual(['en', 'ltr'])
  element.labels = {}
  await waitFor(() => expect([rootOf(element).lang, rootOf(element).dir]).toEqual(['fa', 'rtl']))
})

it('speaks English where the texts cannot be loaded', async () => {
  const element = create()
  loadTexts = () => Promise.reject(new Error('offline'))
  element.locale = 'de'
  document.body.append(element)
  await waitFor(() => expect(rootOf(element).textContent).toBe('English  '))
})

it('draws nothing that came too late', async () => {
  const { element, text } = place({ locale: 'de' })
  element.locale = 'en'
  await loadTexts()
  expect(text()).toBe('English  ')
  expect(drawn).toHaveLength(1)
})

it('is told when the page may have changed', async () => {
  place()
  expect(update).toHaveBeenCalledTimes(1)
  document.documentElement.classList.toggle('dark')
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
})

it('keeps its keys from the page', () => {
  const { element } = place()
  const listener = vi.fn()
  const names = ['keydown', 'keyup', 'keypress']
  for (const name of names) addEventListener(name, listener)
  for (const name of names) fireEvent(rootOf(element), new KeyboardEvent(name, { bubbles: true, composed: true }))
  for (const name of names) removeEventListener(name, listener)
  expect(listener).not.toHaveBeenCalled()
})
