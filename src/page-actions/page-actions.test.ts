// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../page.ts'
import { languages as widgetLanguages } from '../view/labels/languages/index.ts'
import { markdownAddress } from './markdown.ts'
// The modules that the second button loads, imported here so that no test waits for them.
import './more.ts'
import './read-markdown.ts'
import type { PageActionsOptions } from './options.ts'
import { readTargets, targetAddress } from './targets.ts'
import { languages } from './texts.ts'

let answer: () => Response | Promise<Response>
let asked: string[]
/** The text that is copied, with absolute links. */
const text = `# Install\n[More](${location.origin}/guide/more)`
let copied: string[]

beforeEach(() => {
  asked = []
  copied = []
  answer = () => new Response('# Install\n[More](./more)', { headers: { 'content-type': 'text/markdown' } })
  history.replaceState(null, '', '/guide/install')
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  vi.stubGlobal('ClipboardItem', undefined)
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText: async (text: string) => void copied.push(text) } } })
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const place = (given: PageActionsOptions = {}) => {
  const element = Object.assign(document.createElement('docs-assistant-page'), given)
  document.body.append(element)
  const root = () => element.shadowRoot?.querySelector('.root') as HTMLElement
  const all = within(root())
  return {
    element,
    root,
    all,
    copy: () => fireEvent.click(all.getByRole('button', { name: 'Copy page as Markdown' })),
    more: () => all.getByRole('button', { name: 'More page actions' }),
    status: () => all.getByRole('status').textContent
  }
}
const origin = location.origin

it('copies the Markdown of the page that is open, and says so', async () => {
  const { copy, status } = place()
  copy()
  await waitFor(() => expect(status()).toBe('Copied.'))
  expect(copied).toEqual([text])
  expect(asked).toEqual([`${origin}/guide/install.md`])
  history.replaceState(null, '', '/guide/')
  copy()
  await waitFor(() => expect(asked[1]).toBe(`${origin}/guide/index.md`))
})

it.each<[string, () => Response | Promise<Response>, string]>([
  ['a page that is not there', () => new Response('', { status: 404 }), 'There is no Markdown of this page.'],
  ['HTML in its place', () => new Response('<!doctype html>'), 'There is no Markdown of this page.'],
  [
    'a type of HTML',
    () => new Response('x', { headers: { 'content-type': 'text/html' } }),
    'There is no Markdown of this page.'
  ],
  ['no connection', () => Promise.reject(new TypeError()), 'The page could not be loaded. Is there a connection?'],
  [
    'a server that fails',
    () => new Response('', { status: 502 }),
    'The page could not be loaded. Is there a connection?'
  ]
])('says of %s what is wrong, copies nothing, and tries again', async (_, wrong, words) => {
  const right = answer
  answer = wrong
  const { copy, status } = place()
  copy()
  await waitFor(() => expect(status()).toBe(words))
  expect(copied).toEqual([])
  answer = right
  copy()
  await waitFor(() => expect(copied).toEqual([text]))
})

it('says that the browser did not allow copying', async () => {
  const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: refuse } } }))
  const { copy, status } = place()
  copy()
  await waitFor(() => expect(status()).toBe('The browser did not allow copying.'))
})

it('gives the clipboard the promise at the press, as Safari wants it', async () => {
  const write = vi.fn(async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
    const blob = await item?.data['text/plain']
    copied.push((await blob?.text()) ?? '')
  })
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    }
  )
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { write } } }))
  const { copy, status } = place()
  copy()
  expect(write).toHaveBeenCalledOnce()
  await waitFor(() => expect(status()).toBe('Copied.'))
  expect(copied).toEqual([text])
})

it('finds the Markdown where the owner says, where the page names it, or beside the page', () => {
  expect(markdownAddress(undefined)).toBe(`${origin}/guide/install.md`)
  history.replaceState(null, '', '/guide/install.html')
  expect(markdownAddress(undefined)).toBe(`${origin}/guide/install.md`)
  const link = Object.assign(document.createElement('link'), {
    rel: 'alternate',
    type: 'text/markdown',
    href: '/raw/x.md'
  })
  document.head.append(link)
  expect(markdownAddress(undefined)).toBe(`${origin}/raw/x.md`)
  expect(markdownAddress('https://api.test{path}.md')).toBe('https://api.test/guide/install.md')
})

it('opens a list with the Markdown, the owner’s addresses and, where there is a widget, a question', async () => {
  const { more, all, root } = place({ targets: [{ label: 'Claude', url: 'https://claude.ai/new?q={markdown}' }] })
  fireEvent.click(more())
  await waitFor(() => expect(root().querySelector('ul')?.hidden).toBe(false))
  const list = all.getByRole('list', { name: 'More page actions' })
  expect(more().ariaExpanded).toBe('true')
  expect(
    within(list)
      .getAllByRole('link')
      .map(link => [link.textContent, (link as HTMLAnchorElement).href])
  ).toEqual([
    ['View as Markdown', `${origin}/guide/install.md`],
    ['Open in Claude', `https://claude.ai/new?q=${encodeURIComponent(`${origin}/guide/install.md`)}`]
  ])
  expect(all.queryByRole('button', { name: 'Ask about this page' })).toBeNull()
  fireEvent.keyDown(list, { key: 'Escape' })
  expect([list.hidden, more().ariaExpanded]).toEqual([true, 'false'])

  const assistant = { open: vi.fn(), addContext: vi.fn() }
  document.body.append(
    Object.assign(document.createElement('docs-assistant'), { [Symbol.for('docs-assistant')]: assistant })
  )
  fireEvent.click(more())
  await waitFor(() => expect(list.hidden).toBe(false))
  fireEvent.click(all.getByRole('button', { name: 'Ask about this page' }))
  expect(assistant.open).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(assistant.addContext).toHaveBeenCalledWith({
      type: 'textSelection',
      value: text,
      path: '/guide/install'
    })
  )
})

it('without Markdown leads to the page itself, views none, and still asks', async () => {
  answer = () => new Response('', { status: 404 })
  const { more, status, root } = place({ targets: [{ label: 'Claude', url: 'https://claude.ai/new?q={markdown}' }] })
  const assistant = { open: vi.fn(), addContext: vi.fn() }
  document.body.append(
    Object.assign(document.createElement('docs-assistant'), { [Symbol.for('docs-assistant')]: assistant })
  )
  fireEvent.keyDown(more(), { key: 'Enter' })
  fireEvent.click(more())
  await waitFor(() => expect(status()).toBe('There is no Markdown of this page.'))
  const items = [...root().querySelectorAll<HTMLElement>('li')]
  expect(items.map(({ hidden }) => hidden)).toEqual([true, false, false])
  expect(items[1]?.querySelector('a')?.href).toBe(`https://claude.ai/new?q=${encodeURIComponent(location.href)}`)
  items[2]?.querySelector('button')?.click()
  expect(assistant.open).toHaveBeenCalledOnce()
  await new Promise(resolve => setTimeout(resolve))
  expect(assistant.addContext).not.toHaveBeenCalled()
})

it('takes only addresses that lead to a site, whatever is filled in, and warns of the others', () => {
  const right = { label: 'A', url: 'https://a.test/?u={url}&m={markdown}' }
  const wrong = [
    { label: 'B', url: 'javascript:alert(1)//{url}' },
    { label: 'C', url: '{url}' },
    { label: 'D', url: 'https://{url}/' },
    { label: '', url: 'https://a.test' },
    { url: 'https://a.test' },
    null,
    'https://a.test'
  ]
  expect(readTargets([right, ...wrong])).toEqual([right])
  expect(console.warn).toHaveBeenCalledTimes(wrong.length)
  expect(targetAddress(right, 'https://x.test/a.md#"&')).toBe(
    `https://a.test/?u=${encodeURIComponent(location.href)}&m=https%3A%2F%2Fx.test%2Fa.md%23%22%26`
  )
})

it('speaks the languages of the widget, and takes its options from attributes', async () => {
  expect(Object.keys(languages).sort()).toEqual(Object.keys(widgetLanguages).sort())
  const { element, root } = place()
  element.setAttribute('locale', 'ar')
  element.setAttribute('theme', 'dark')
  element.setAttribute('labels', '{"viewPage":"Raw"}')
  await waitFor(() => within(root()).getByRole('button', { name: languages.ar?.copyPage }))
  expect([root().dir, root().lang, root().dataset.theme]).toEqual(['rtl', 'ar', 'dark'])
  element.setAttribute('targets', 'no JSON')
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('Docs Assistant: targets is no JSON.'))
})
