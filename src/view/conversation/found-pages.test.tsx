// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Composer } from '../composer.tsx'
import { endPanels, renderInPanel } from '../testing/render.tsx'

let asked: string[]
let pages: { url: string; title: string; section: string; passage: string }[]
let platform = 0

beforeEach(() => {
  asked = []
  pages = ['Install', 'Options'].map(title => ({
    url: `https://docs.example.com/${title}`,
    title,
    section: `${title} it`,
    passage: 'Words.'
  }))
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.searchParams.get('q') ?? '')
    return new Response(JSON.stringify({ results: pages }))
  })
})
afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = (options = {}) => {
  const searchUrl = `https://platform.test/search/${++platform}`
  const panel = renderInPanel(<Composer />, { options: { searchUrl, ...options } })
  const field = screen.getByRole('textbox', { name: 'Ask a question' }) as HTMLTextAreaElement
  field.focus()
  const type = (value: string, more = {}) => fireEvent.input(field, { target: { value }, ...more })
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key, cancelable: true })
  const list = () => screen.findByRole('list', { name: 'Matching pages' })
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  const rest = () => new Promise(resolve => setTimeout(resolve, 300))
  return { ...panel, field, type, press, list, links, rest }
}
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

it('shows the pages as links in a named list after the composer, and announces their number', async () => {
  const { type, list, links, state, field } = start()
  type('inst')
  const found = await list()
  expect(links()).toEqual(['InstallInstall it', 'OptionsOptions it'])
  expect(found.querySelector('a')?.href).toBe('https://docs.example.com/Install')
  expect(field.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(state.announcement.value).toBe('Matching pages: 2')
  expect(document.activeElement).toBe(field)
})

it('searches nothing with search: false, nor without a search address', async () => {
  for (const options of [{ search: false }, { searchUrl: undefined }]) {
    const { type, rest } = start(options)
    type('install')
    await rest()
    endPanels()
  }
  expect(asked).toEqual([])
  // The control.
  start().type('install')
  await waitFor(() => expect(asked).toEqual(['install']))
})

it('searches nothing for a stored draft, and nothing during an IME composition', async () => {
  const { state, type, field, rest } = start()
  state.composer.write('a draft of before')
  type('安装服', { isComposing: true })
  await rest()
  expect(asked).toEqual([])
  fireEvent.compositionEnd(field)
  await waitFor(() => expect(asked).toEqual(['安装服']))
})

it('gets the focus by arrow keys from either end of the text, and gives it back', async () => {
  const { type, press, list, field } = start()
  type('inst')
  await list()
  field.setSelectionRange(2, 2)
  press('ArrowDown')
  expect(document.activeElement).toBe(field)
  field.setSelectionRange(4, 4)
  press('ArrowDown')
  expect(focused()).toContain('Install')
  press('ArrowDown')
  expect(focused()).toContain('Options')
  press('ArrowDown')
  expect(document.activeElement).toBe(field)
  field.setSelectionRange(0, 0)
  press('ArrowUp')
  expect(focused()).toContain('Options')
})

it('is dismissed until the next question by Escape, which then closes nothing else', async () => {
  const { type, press, list, field, rest, state } = start()
  const listener = vi.fn()
  addEventListener('keydown', listener)
  type('inst')
  await list()
  press('ArrowDown')
  // On a focused page, whose passage is shown, this Escape must close the list all the same.
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  expect(document.activeElement).toBe(field)
  expect(listener.mock.calls.filter(([event]) => event.key === 'Escape')).toEqual([])
  press('Escape')
  expect(listener.mock.calls.filter(([event]) => event.key === 'Escape')).toHaveLength(1)
  removeEventListener('keydown', listener)
  type('install')
  await rest()
  expect(screen.queryByRole('list')).toBeNull()
  state.composer.write('')
  await rest()
  type('options')
  await list()
})

it('disappears when the question is sent, or the focus leaves', async () => {
  const { type, list, state, field } = start()
  type('inst')
  await list()
  field.blur()
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  field.focus()
  await list()
  state.composer.take()
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
})

it('shows no results after the question was sent, and searches nothing then', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(`${url}`)
    return new Promise<Response>(resolve => {
      answer = resolve
    })
  })
  const { type, state, rest } = start()
  type('inst')
  await waitFor(() => expect(asked).toHaveLength(1))
  state.composer.take()
  answer(new Response(JSON.stringify({ results: pages })))
  await rest()
  expect(screen.queryByRole('list')).toBeNull()
  expect(state.announcement.value).toBe('')
  // Sent before the debounce time was over.
  type('options')
  state.composer.take()
  await rest()
  expect(asked).toHaveLength(1)
})

it('is followed like a source: the site’s router gets it first, with the passage', async () => {
  const { type, list, events } = start()
  type('inst')
  const link = (await list()).querySelector('a') as HTMLElement
  expect(fireEvent.mouseDown(link)).toBe(false)
  fireEvent.click(link)
  expect(events.find(({ name }) => name === 'navigate')?.detail).toMatchObject({
    url: 'https://docs.example.com/Install',
    source: { title: 'Install', section: 'Install it', passage: 'Words.' }
  })
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
})

it('shows the host of another site, and hides a section that repeats the title', async () => {
  pages = [{ url: 'https://other.test/a', title: 'Other', section: 'Other', passage: '' }]
  const { type, list, links } = start()
  type('other')
  await list()
  expect(links()).toEqual(['Otherother.test'])
})
