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

/** Shows one state after another, and returns the announcement that each of them made. */
const announced = async (states: Shown[], options: GivenOptions = {}) => {
  const { state, show } = renderInPanel(null, { options })
  // Loads the labels of the conversation.
  await state.load()
  const announcements: string[] = []
  const note = () => {
    announcements.push(state.announcement.value.trim())
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
  return announcements
}

it('announces the search, and the finished answer with the number of its sources', async () => {
  const announcements = await announced([
    { status: 'ready' },
    { status: 'submitted' },
    { status: 'streaming', last: answer('So') },
    { status: 'ready', last: answer('So.', { parts: [source, { type: 'text', text: 'So.' }] }) }
  ])
  expect(announcements).toEqual(['', 'Searching the docs…', '', 'Answer finished. Sources: 1.'])
})

it('announces an answer that came without streaming', async () => {
  expect(await announced([{ status: 'submitted' }, { status: 'ready', last: answer('So.') }])).toEqual([
    'Searching the docs…',
    'Answer finished. No sources were given for this answer.'
  ])
})

it('does not say that an answer has no sources when its text has a link', async () => {
  const announcements = await announced([{ status: 'submitted' }, { status: 'ready', last: answer('See [it](/a).') }])
  expect(announcements.at(-1)).toBe('Answer finished.')
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
  'does not announce an earlier answer (%s) that stays because the reader stopped its regeneration',
  async before => {
    const earlier = answer('So.')
    const announcements = await announced([
      { status: before, last: earlier },
      { status: 'submitted' },
      { status: 'ready', last: earlier },
      { status: 'submitted' },
      { status: 'ready', last: answer('So.') }
    ])
    expect(announcements).toEqual([
      '',
      'Searching the docs…',
      '',
      'Searching the docs…',
      'Answer finished. No sources were given for this answer.'
    ])
  }
)

it('with “all” announces each sentence once it is complete, and the remaining text at the end', async () => {
  const announcements = await announced(
    [
      { status: 'submitted' },
      { status: 'streaming', last: answer('Run np') },
      { status: 'streaming', last: answer('Run npm i. Then st') },
      { status: 'streaming', last: answer('Run npm i. Then start it! Does 2.5 work? 次。Yes') },
      { status: 'ready', last: answer('Run npm i. Then start it! Does 2.5 work? 次。Yes it does') }
    ],
    { announce: 'all' }
  )
  expect(announcements).toEqual([
    'Searching the docs…',
    '',
    'Run npm i.',
    'Then start it! Does 2.5 work? 次。',
    'Yes it does Answer finished. No sources were given for this answer.'
  ])
})

it('with “all” starts from the beginning of the next answer', async () => {
  const announcements = await announced(
    [
      { status: 'streaming', last: answer('A long first answer. ') },
      { status: 'ready', last: answer('A long first answer. ') },
      { status: 'submitted' },
      { status: 'streaming', last: answer('Short. And') }
    ],
    { announce: 'all' }
  )
  expect(announcements).toEqual([
    'A long first answer.',
    'Answer finished. No sources were given for this answer.',
    'Searching the docs…',
    'Short.'
  ])
})

it('with “all” announces text without Markdown marks', async () => {
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
  const [, announcements] = await announced([{ status: 'submitted' }, { status: 'streaming', last: answer(text) }], {
    announce: 'all'
  })
  expect(announcements).toBe('Install npm Read the guide ) first . NOTE: a b A B npm i')
})

it('announces no sentence of a streaming answer without “all”', async () => {
  expect(await announced([{ status: 'streaming', last: answer('Whole. Sentences.') }])).toEqual([''])
})

it('does not announce a question', async () => {
  const announcements = await announced([{ status: 'streaming', last: answer('How?', { role: 'user' }) }], {
    announce: 'all'
  })
  expect(announcements).toEqual([''])
})
