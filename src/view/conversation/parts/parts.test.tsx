// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import type { MessagePart } from '../../../protocol/index.ts'
import type { GivenOptions } from '../../../widget/options.ts'
import { endPanels, renderInPanel } from '../../testing/render.tsx'
import * as parts from './index.tsx'

afterEach(endPanels)

interface Drawing {
  busy?: boolean
  isEnd?: boolean
  options?: GivenOptions
}

/** Draws parts, in the form of the AI SDK or as a service could have sent them. */
const draw = async (given: object[], { busy = false, isEnd = true, options = {} }: Drawing = {}) => {
  const panel = renderInPanel(null, { options: { ...options, labels: parts.labels } })
  await panel.state.load()
  panel.show(<parts.View parts={given as MessagePart[]} busy={busy} isEnd={isEnd} />)
  return panel
}
const shown = async (given: object[], drawing?: Drawing) => {
  const { container } = await draw(given, drawing)
  return [...(container.querySelector('.parts')?.children ?? [])].map(child => child.textContent)
}

const tool = (fields: object) => ({ type: 'tool-search', input: { query: 'install' }, ...fields })

it.each([
  [tool({ state: 'output-available', output: [1, 2] }), 'Searched the docs for “install” · 2 results'],
  [tool({ state: 'output-available', output: 'text' }), 'Searched the docs for “install”'],
  [tool({ state: 'output-available', input: {}, output: [] }), 'Searched the docs · 0 results'],
  [tool({ state: 'output-error', errorText: 'a secret' }), 'Searched the docs for “install” · failed'],
  [tool({ state: 'input-available' }), 'Searched the docs for “install” · stopped'],
  [tool({ state: 'output-denied' }), 'Searched the docs for “install” · not allowed'],
  [{ type: 'tool-readPage', input: { path: '/a' }, state: 'output-available' }, 'Read /a'],
  [
    { type: 'dynamic-tool', toolName: 'charge_card', state: 'approval-requested' },
    'Used “charge card” · needs a permission that cannot be given here'
  ]
])('shows the outcome of a tool call: %j', async (part, expected) => expect(await shown([part])).toEqual([expected]))

it('shows a running tool call, and that more follows when the call is done', async () => {
  const running = [tool({ state: 'input-available' })]
  expect(await shown(running, { busy: true })).toEqual(['Searching the docs for “install”…'])
  expect(await shown([tool({ state: 'input-streaming', input: undefined })], { busy: true })).toEqual([
    'Searching the docs…'
  ])
  expect(await shown([{ type: 'tool-get_weather', state: 'input-available' }], { busy: true })).toEqual([
    'Using “get weather”…'
  ])
  const done = [tool({ state: 'output-available', output: [1] })]
  expect(await shown(done, { busy: true })).toEqual(['Searched the docs for “install” · 1 result', 'Answering…'])
  // A call that text has followed is over.
  expect(await shown(running, { busy: true, isEnd: false })).toEqual(['Searched the docs for “install” · stopped'])
})

it('folds reasoning, joins adjacent parts of it, and draws it when the reader opens it', async () => {
  const { container } = await draw([
    { type: 'reasoning', text: 'First **this**.', state: 'done' },
    { type: 'reasoning', text: 'Then that.', state: 'done' }
  ])
  expect(container.textContent).toBe('Reasoning')
  const details = container.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('this'))
  expect(container.textContent).toBe('ReasoningFirst this.Then that.')
})

it('shows that the model is thinking, and shows nothing for empty reasoning', async () => {
  expect(await shown([{ type: 'reasoning', text: 'Hm', state: 'streaming' }], { busy: true })).toEqual(['Thinking…'])
  expect(await shown([{ type: 'reasoning', text: 'Hm', state: 'streaming' }])).toEqual(['Reasoning'])
  expect(await shown([{ type: 'reasoning', text: ' ', state: 'done' }])).toEqual([])
})

it('loads an image from an allowed origin, and links any other file', async () => {
  const file = (url: string, fields = {}) => ({ type: 'file', mediaType: 'image/png', url, ...fields })
  const { container } = await draw([
    file('/chart.png', { filename: 'Chart' }),
    file('https://else.test/track.png'),
    file('/manual.pdf', { mediaType: 'application/pdf' }),
    file('javascript:alert(1)', { filename: 'x' })
  ])
  expect(await screen.findAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Chart' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['track.png (else.test)', 'https://else.test/track.png'],
    ['manual.pdf', 'https://docs.example.com/manual.pdf']
  ])
  expect(container.textContent).toContain('manual.pdf · application/pdf')
  expect(container.textContent).toContain('A file that is not shown: x · image/png')
})

it('offers to download a harmless file in a data: address, and no other', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { container } = await draw([
    { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAAA', filename: 'chart.png' },
    { type: 'file', mediaType: 'text/html', url: 'data:text/html;base64,PGI+' }
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Download chart.png' }))
  expect(create).toHaveBeenCalledOnce()
  expect(click.mock.contexts[0]).toMatchObject({ download: 'chart.png', isConnected: false })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(container.textContent).toContain('A file that is not shown: text/html')
  vi.restoreAllMocks()
})

it('names a document that has no address', async () => {
  expect(
    await shown([
      { type: 'source-document', title: 'Handbook', filename: 'handbook.pdf' },
      { type: 'source-document', filename: 'handbook.pdf' }
    ])
  ).toEqual(['Document: Handbook · handbook.pdf', 'Document: handbook.pdf'])
})

it('shows text for readers in data parts, and draws nothing for parts without any', async () => {
  expect(
    await shown([
      { type: 'data-status', data: { message: 'Checked two versions' } },
      { type: 'data-note', data: 'So far' },
      { type: 'data-thread', data: { threadId: 'secret' } },
      { type: 'data-x', data: { text: 5 } },
      { type: 'custom', kind: 'x' },
      { type: 'steering-message', parts: [] },
      { type: 'anything-new' }
    ])
  ).toEqual(['Checked two versions', 'So far'])
})
