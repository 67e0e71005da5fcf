import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AssistantMessage } from '../protocol/index.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { createRate } from './rating.ts'

let sent: { helpful: boolean | null; comment?: string; messageId: string }[]
let answers: (number | Promise<number>)[]
let events: { helpful: boolean | null }[]

beforeEach(() => {
  sent = []
  answers = []
  events = []
  vi.stubGlobal('location', { origin: 'https://docs.test', pathname: '/install', href: 'https://docs.test/install' })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('', { status: await (answers.shift() ?? 201) })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

const start = () => {
  const options = resolveOptions({ domain: 'acme', feedbackUrl: 'https://docs.test/feedback' })
  const first: AssistantMessage = { id: 'a1', role: 'assistant', parts: [], metadata: { threadId: 'thr_1' } }
  const chat = { messages: [first, { ...first, id: 'a2' }] }
  const rate = createRate((_, detail) => !!events.push(detail as { helpful: boolean | null }))
  const rateFirst = (helpful: boolean | null, words = {}) =>
    rate(chat, chat.messages[0] as AssistantMessage, { helpful, ...words }, { options, threadId: null })
  return { chat, rateFirst, rating: () => chat.messages[0]?.metadata?.rating }
}

it('keeps a rating with its message, and with no other', async () => {
  const { chat, rateFirst } = start()
  expect(await rateFirst(true)).toBe(true)
  expect(chat.messages.map(({ metadata }) => metadata?.rating)).toEqual([{ helpful: true }, undefined])
})

it('sends each step whole: the thumb, what is said beside it, and that it was taken back', async () => {
  const { rateFirst, rating } = start()
  await rateFirst(false)
  await rateFirst(false, { reason: 'Wrong', comment: 'The option is gone.' })
  await rateFirst(null)
  const shared = { source: 'contextual', path: '/install', fp: 'anonymous', threadId: 'thr_1', messageId: 'a1' }
  expect(sent).toEqual([
    { ...shared, helpful: false },
    { ...shared, helpful: false, comment: 'Wrong: The option is gone.' },
    { ...shared, helpful: null }
  ])
  expect(events).toEqual([
    expect.objectContaining({ helpful: false, reason: undefined, comment: undefined }),
    expect.objectContaining({ helpful: false, reason: 'Wrong', comment: 'The option is gone.' }),
    expect.objectContaining({ helpful: null, messageId: 'a1', path: '/install' })
  ])
  expect(rating()).toEqual({ helpful: null })
})

it('neither tells nor sends again what was said already', async () => {
  const { rateFirst } = start()
  await rateFirst(null)
  for (const _ of [1, 2]) expect(await rateFirst(true)).toBe(true)
  expect([sent.length, events.length]).toEqual([1, 1])
})

it('sends one after another, so that the last word arrives last', async () => {
  const { rateFirst } = start()
  let resolve = (_status: number) => {}
  answers.push(
    new Promise<number>(answer => {
      resolve = answer
    })
  )
  const both = [rateFirst(true), rateFirst(false)]
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  resolve(201)
  await Promise.all(both)
  expect(sent.map(({ helpful }) => helpful)).toEqual([true, false])
})

it('marks what could not be sent, with its words, and sends it again without telling it again', async () => {
  const { rateFirst, rating } = start()
  answers.push(500)
  expect(await rateFirst(false, { comment: 'Gone.' })).toBe(false)
  expect(rating()).toEqual({ helpful: false, comment: 'Gone.', unsent: true })
  const again = rateFirst(false, { comment: 'Gone.' })
  expect(rating()?.unsent).toBe(true)
  expect(await again).toBe(true)
  expect(rating()).toEqual({ helpful: false, comment: 'Gone.' })
  expect([sent.length, events.length]).toEqual([2, 1])
})

it('does not mark a newer rating when an older one could not be sent', async () => {
  const { rateFirst, rating } = start()
  answers.push(500)
  expect(await Promise.all([rateFirst(true), rateFirst(false)])).toEqual([false, true])
  expect(rating()).toEqual({ helpful: false })
})
