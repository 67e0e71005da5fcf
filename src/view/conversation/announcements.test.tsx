// @vitest-environment happy-dom
import { act } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { AssistantMessage } from '../../protocol/index.ts'
import type { AssistantStatus } from '../../widget/handle.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import { useAnnouncements } from './announcements.ts'

afterEach(endPanels)

interface Shown {
  status: AssistantStatus
  last?: AssistantMessage | undefined
}

const Announces = ({ status, last }: Shown) => {
  useAnnouncements(status, last)
  return null
}

const answer = (text: string, more: Partial<AssistantMessage> = {}): AssistantMessage => ({
  id: 'a',
  role: 'assistant',
  parts: [{ type: 'text', text }],
  ...more
})
const source = { type: 'source-url' as const, sourceId: 's', url: '/install', title: 'Install' }

/** Shows one state after the other, and returns what each of them made the screen reader say. */
const announced = async (states: Shown[], options: GivenOptions = {}) => {
  const { state, show } = renderInPanel(null, { options })
  // It brings the texts of the conversation.
  await state.load()
  const said: string[] = []
  const note = () => {
    said.push(state.announcement.value.trim())
    act(() => state.announce(''))
  }
  if (options.announce === 'all') {
    await act(() => show(<Announces status="ready" />))
    await act(async () => void (await import('./announce-all.ts')))
  }
  for (const next of states) {
    await act(() => show(<Announces {...next} />))
    note()
  }
  return said
}

it('says that an answer is sought and that it has come, with the number of its sources', async () => {
  const said = await announced([
    { status: 'ready' },
    { status: 'submitted' },
    { status: 'streaming', last: answer('So') },
    { status: 'ready', last: answer('So.', { parts: [source, { type: 'text', text: 'So.' }] }) }
  ])
  expect(said).toEqual(['', 'Searching the docs…', '', 'Answer finished. Sources: 1.'])
})

it('says so of an answer that came without streaming', async () => {
  expect(await announced([{ status: 'submitted' }, { status: 'ready', last: answer('So.') }])).toEqual([
    'Searching the docs…',
    'Answer finished. No sources were given for this answer.'
  ])
})

it('does not say that an answer has no sources when a link of its own can be followed', async () => {
  const said = await announced([{ status: 'submitted' }, { status: 'ready', last: answer('See [it](/a).') }])
  expect(said.at(-1)).toBe('Answer finished.')
})

it.each([
  ['a conversation that was there before', [{ status: 'ready', last: answer('So.') }]],
  [
    'a question that was stopped',
    [{ status: 'streaming' }, { status: 'ready', last: answer('How?', { role: 'user' }) }]
  ],
  [
    'an answer that was stopped',
    [{ status: 'streaming' }, { status: 'ready', last: answer('So', { metadata: { interrupted: true } }) }]
  ],
  ['an answer that failed', [{ status: 'streaming' }, { status: 'error', last: answer('So') }]],
  ['an error that is over', [{ status: 'error' }, { status: 'ready', last: answer('So.') }]],
  ['an empty conversation', [{ status: 'streaming' }, { status: 'ready' }]]
] as [string, Shown[]][])('announces no answer for %s', async (_what, states) => {
  expect((await announced(states)).join('')).toBe('')
})

it.each(['ready', 'error'] as const)(
  'announces no answer that was there before (%s) and stays because asking again was stopped',
  async before => {
    const earlier = answer('So.')
    const said = await announced([
      { status: before, last: earlier },
      { status: 'submitted' },
      { status: 'ready', last: earlier },
      { status: 'submitted' },
      { status: 'ready', last: answer('So.') }
    ])
    expect(said).toEqual([
      '',
      'Searching the docs…',
      '',
      'Searching the docs…',
      'Answer finished. No sources were given for this answer.'
    ])
  }
)

it('with “all” says each sentence once it is whole, and at the end what is left', async () => {
  const said = await announced(
    [
      { status: 'submitted' },
      { status: 'streaming', last: answer('Run np') },
      { status: 'streaming', last: answer('Run npm i. Then st') },
      { status: 'streaming', last: answer('Run npm i. Then start it! Does 2.5 work? 次。Yes') },
      { status: 'ready', last: answer('Run npm i. Then start it! Does 2.5 work? 次。Yes it does') }
    ],
    { announce: 'all' }
  )
  expect(said).toEqual([
    'Searching the docs…',
    '',
    'Run npm i.',
    'Then start it! Does 2.5 work? 次。',
    'Yes it does Answer finished. No sources were given for this answer.'
  ])
})

it('with “all” begins anew with the next question', async () => {
  const said = await announced(
    [
      { status: 'streaming', last: answer('A long first answer. ') },
      { status: 'ready', last: answer('A long first answer. ') },
      { status: 'submitted' },
      { status: 'streaming', last: answer('Short. And') }
    ],
    { announce: 'all' }
  )
  expect(said).toEqual([
    'A long first answer.',
    'Answer finished. No sources were given for this answer.',
    'Searching the docs…',
    'Short.'
  ])
})

it('with “all” says words without the marks of Markdown', async () => {
  const text = [
    '## Install `npm`',
    '',
    'Read **[the guide](/guide_(x)) first**.',
    '',
    '> [!NOTE]',
    '> a_b',
    '',
    '| A | B |',
    '| - | :-: |',
    '```sh',
    'npm i',
    '```',
    ''
  ].join('\n')
  const [, said] = await announced([{ status: 'submitted' }, { status: 'streaming', last: answer(text) }], {
    announce: 'all'
  })
  expect(said).toBe('Install npm Read the guide ) first . NOTE: a b A B npm i')
})

it('says no sentence while it streams, unless it is told to say all', async () => {
  expect(await announced([{ status: 'streaming', last: answer('Whole. Sentences.') }])).toEqual([''])
})

it('does not say a question', async () => {
  const said = await announced([{ status: 'streaming', last: answer('How?', { role: 'user' }) }], { announce: 'all' })
  expect(said).toEqual([''])
})
