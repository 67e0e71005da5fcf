// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { messageText } from '../protocol/index.ts'
import type { GivenOptions } from '../widget/options.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { createAssistantState } from './assistant.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { fakePlatform } from './testing/platform.ts'
import { storedThreads } from './testing/stored.ts'

const optionsWith = (given: GivenOptions) =>
  resolveOptions({ domain: 'acme', baseUrl: 'https://platform.test', ...given })
const started: Conversation[] = []

/** A conversation that has one question and its answer. */
const startAnswered = async (given: GivenOptions) => {
  fakePlatform(question => question.answer('So.', 'thr_1'))
  const conversation = createConversation(optionsWith(given), () => true)
  started.push(conversation)
  await conversation.ask('How?', [])
  return conversation
}
const texts = ({ chat }: Conversation) => chat.value.messages.map(message => messageText(message))

afterEach(async () => {
  for (const conversation of started.splice(0)) {
    // Waits for the late code, which would otherwise store this thread in the next test.
    await conversation.allThreads()
    conversation.dispose()
  }
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['local', () => localStorage],
  ['session', () => sessionStorage]
] as const)('removes the stored record when persist changes from “%s” to “none”', async (persist, storage) => {
  const conversation = await startAnswered({ persist })
  expect(storedThreads(storage())).toHaveLength(1)
  conversation.update(optionsWith({ persist: 'none' }))
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(texts(conversation)).toEqual(['How?', 'So.'])
  await conversation.ask('And?', [])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('removes the stored record when persist changes to “none” together with the reader', async () => {
  const conversation = await startAnswered({ persist: 'local', fingerprint: 'reader-1' })
  conversation.update(optionsWith({ persist: 'none', fingerprint: 'reader-2' }))
  expect(texts(conversation)).toEqual([])
  await conversation.ask('And?', [])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it.each([
  ['of the same reader', {}],
  ['of another reader', { fingerprint: 'reader-2' }]
])('removes the stored record before the conversation’s code has arrived, with options %s', async (_whose, other) => {
  ;(await startAnswered({ persist: 'local' })).dispose()
  expect(storedThreads()).toHaveLength(1)
  const assistant = createAssistantState(
    optionsWith({ persist: 'local' }),
    () => true,
    async () => ({ createConversation })
  )
  assistant.update(optionsWith({ persist: 'none', ...other }))
  expect(localStorage).toHaveLength(0)
  started.push(await assistant.load())
  expect(localStorage).toHaveLength(0)
})

it('leaves the stored record when something else changes before the conversation’s code has arrived', async () => {
  ;(await startAnswered({ persist: 'local' })).dispose()
  const before = { ...localStorage }
  const assistant = createAssistantState(
    optionsWith({ persist: 'local' }),
    () => true,
    async () => ({ createConversation })
  )
  assistant.update(optionsWith({ persist: 'local', theme: 'dark' }))
  expect({ ...localStorage }).toEqual(before)
})

it('stores what is on the screen when persist is switched on', async () => {
  const conversation = await startAnswered({ persist: 'none' })
  expect(localStorage).toHaveLength(0)
  conversation.update(optionsWith({ persist: 'local' }))
  expect(storedThreads()).toHaveLength(1)
  expect(Object.values({ ...localStorage }).join()).toContain('So.')
})

it('moves the record when it is to be kept elsewhere', async () => {
  const conversation = await startAnswered({ persist: 'local' })
  conversation.update(optionsWith({ persist: 'session' }))
  expect(localStorage).toHaveLength(0)
  expect(storedThreads(sessionStorage)).toHaveLength(1)
})

it.each([
  ['local', 'session'],
  ['session', 'local'],
  ['local', 'none'],
  ['session', 'none'],
  ['none', 'session']
] as const)('takes all conversations along when persist changes from “%s” to “%s”', async (before, after) => {
  const conversation = await startAnswered({ persist: before })
  conversation.newThread()
  await conversation.ask('And?', [])
  conversation.update(optionsWith({ persist: after }))
  const { threads, read } = await conversation.allThreads()
  expect(threads.value.map(({ title }) => title).sort()).toEqual(['And?', 'How?'])
  for (const { id } of threads.value) expect(read(id).map(messageText).at(-1)).toBe('So.')
  const lengths = { local: storedThreads().length, session: storedThreads(sessionStorage).length }
  expect(lengths).toEqual({ local: 0, session: 0, ...(after !== 'none' && { [after]: 2 }) })
})

it('leaves the record where it is when something else changes', async () => {
  const conversation = await startAnswered({ persist: 'local' })
  const before = { ...localStorage }
  const chat = conversation.chat.value
  conversation.update(optionsWith({ persist: 'local', theme: 'dark' }))
  expect({ ...localStorage }).toEqual(before)
  expect(conversation.chat.value).toBe(chat)
})
