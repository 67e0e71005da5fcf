import type { UIMessageChunk } from 'ai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AssistantError, AssistantTransport } from './index.ts'
import { createChat, textOf } from './testing/chat.ts'
import { version2 } from './testing/wire.ts'

const { start, delta, finish, error, keepAlive } = version2

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A question whose answer the test writes by hand, after a response that takes `delay` milliseconds. */
interface Given {
  timeouts?: { firstByte?: number; idle?: number }
  delay?: number
  headers?: Record<string, string>
}
const ask = async ({ timeouts, delay = 0, headers = version2.headers }: Given = {}) => {
  let body!: ReadableStreamDefaultController<Uint8Array>
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller
    },
    cancel() {
      cancelled = true
    }
  })
  const fetch = async () => {
    if (delay) await new Promise(resolve => setTimeout(resolve, delay))
    // Only the first question is answered.
    return new Response(stream.locked ? new ReadableStream() : stream, { headers })
  }
  const chat = createChat({ fetch, ...(timeouts && { timeouts }) })
  const sending = chat.sendMessage({ parts: [{ type: 'text', text: 'A question' }] })
  await vi.advanceTimersByTimeAsync(delay)
  return {
    chat,
    sending,
    get cancelled() {
      return cancelled
    },
    async write(...pieces: string[]) {
      for (const piece of pieces) body.enqueue(new TextEncoder().encode(piece))
      await vi.advanceTimersByTimeAsync(0)
    },
    end: () => body.close(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    get state() {
      return chat.error instanceof AssistantError ? chat.error.code : chat.status
    }
  }
}

/** Asks without a chat, and returns the chunks of the answer whose body is this stream. */
const chunksFrom = (stream: ReadableStream<Uint8Array>) => {
  const fetch = async () => new Response(stream, { headers: version2.headers })
  return new AssistantTransport({ endpoint: 'http://service.test', fetch }).sendMessages({
    chatId: 'chat',
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
    messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'A question' }] }]
  })
}

describe('silence', () => {
  it('before the first byte ends the question after 30 seconds', async () => {
    const question = await ask()
    await question.pass(29_999)
    expect(question.state).toBe('submitted')
    await question.pass(1)
    expect(question.state).toBe('timeout')
    expect(question.chat.messages).toHaveLength(1)
    expect(question.cancelled).toBe(true)
  })

  it('before the first byte is counted from the question, not from the response', async () => {
    const question = await ask({ delay: 20_000 })
    await question.pass(9_999)
    expect(question.state).toBe('submitted')
    await question.pass(1)
    expect(question.state).toBe('timeout')
  })

  it('before the response ends the question after 30 seconds, and says so', async () => {
    const question = await ask({ delay: 30_000 })
    await question.pass(0)
    expect(question.state).toBe('timeout')
    expect(question.chat.error?.message).toMatch(/did not begin to answer within 30 seconds/)
  })

  it('in the middle ends the answer after 60 seconds, and keeps what there is', async () => {
    const question = await ask()
    await question.write(start, delta('Half'))
    await question.pass(59_999)
    expect(question.state).toBe('streaming')
    await question.write(keepAlive)
    await question.pass(59_999)
    expect(question.state).toBe('streaming')
    await question.pass(1)
    expect(question.state).toBe('timeout')
    expect(question.chat.error?.message).toMatch(/sent nothing more for 60 seconds/)
    expect(textOf(question.chat.lastMessage)).toBe('Half')
    expect(question.chat.lastMessage?.metadata).toEqual({ interrupted: true })
  })

  it('is waited for as long as the options say', async () => {
    const timeouts = { firstByte: 5_000, idle: 2_000 }
    const first = await ask({ timeouts })
    await first.pass(4_999)
    expect(first.state).toBe('submitted')
    await first.pass(1)
    expect(first.state).toBe('timeout')
    const idle = await ask({ timeouts })
    await idle.write(start, delta('Half'))
    await idle.pass(1_999)
    expect(idle.state).toBe('streaming')
    await idle.pass(1)
    expect(idle.state).toBe('timeout')
  })

  it('after the first byte is no silence before it', async () => {
    const question = await ask({ timeouts: { firstByte: 1_000, idle: 9_000 } })
    await question.write(keepAlive)
    await question.pass(8_999)
    expect(question.state).toBe('submitted')
    await question.write(start, delta('Whole'), finish())
    question.end()
    await question.sending
    expect(question.state).toBe('ready')
  })
})

describe('a stream that stays open', () => {
  it('after the finish is closed after one second', async () => {
    const question = await ask()
    await question.write(start, delta('Whole'), finish())
    await question.pass(999)
    expect([question.state, question.cancelled]).toEqual(['streaming', false])
    await question.pass(1)
    expect([question.state, question.cancelled]).toEqual(['ready', true])
    expect(question.chat.lastMessage?.metadata?.interrupted).toBeUndefined()
  })

  it('after the finish is prolonged by what belongs to the answer, and by no comment', async () => {
    const question = await ask()
    await question.write(start, delta('Who'), finish())
    await question.pass(900)
    await question.write(delta('le'))
    await question.pass(900)
    expect(question.state).toBe('streaming')
    await question.write(keepAlive)
    await question.pass(99)
    expect(question.state).toBe('streaming')
    await question.pass(1)
    expect([question.state, textOf(question.chat.lastMessage)]).toEqual(['ready', 'Whole'])
  })

  it('after an error is closed after one second', async () => {
    const question = await ask()
    await question.write(start, delta('Half'), error('overloaded'))
    await question.pass(999)
    expect(question.state).toBe('streaming')
    await question.pass(1)
    expect([question.state, question.cancelled]).toEqual(['answer_failed', true])
  })

  it('after [DONE] is closed after one second, and is no complete answer', async () => {
    const question = await ask()
    await question.write(start, delta('Half'), 'data: [DONE]\n\n')
    await question.pass(1_000)
    expect(question.state).toBe('timeout')
    expect(question.chat.lastMessage?.metadata).toEqual({ interrupted: true })
  })
})

it('says that the stream ended early', async () => {
  const question = await ask()
  await question.write(start, delta('Half'))
  question.end()
  await question.sending
  expect(question.state).toBe('interrupted')
  expect(question.chat.error?.message).toMatch(/ended before the answer was finished/)
})

it('says that a body of comments alone is no answer', async () => {
  const question = await ask()
  await question.write(keepAlive)
  question.end()
  await question.sending
  expect(question.state).toBe('not_a_stream')
})

it('refuses a body that is no answer at its first line, and does not wait for its end', async () => {
  const question = await ask({ headers: {} })
  await question.write('<!doctype html>\n<p>Sign in')
  expect([question.state, question.cancelled]).toEqual(['not_a_stream', true])
})

it('counts in the console what it could not read', async () => {
  const question = await ask()
  await question.write(start, 'data: {\n\n', 'hello\n\n', delta('Whole'), finish())
  question.end()
  await question.sending
  expect(question.state).toBe('ready')
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    skipped: { 'bad JSON': 1, 'bad line': 1 },
    mended: {}
  })
})

it('asks again while it is answered: the first answer is gone, and nothing of it comes back', async () => {
  const question = await ask()
  await question.write(start, delta('Half'))
  const again = question.chat.regenerate()
  await question.pass(0)
  expect(question.chat.messages.map(({ role }) => role)).toEqual(['user'])
  expect(question.cancelled).toBe(true)
  await question.chat.stop()
  await again
  expect([question.state, question.chat.messages.length]).toEqual(['ready', 1])
})

it('reads an answer whose last event has no end of line', async () => {
  const question = await ask()
  await question.write((start + delta('Whole') + finish()).trimEnd())
  question.end()
  await question.sending
  expect([question.state, textOf(question.chat.lastMessage)]).toEqual(['ready', 'Whole'])
})

describe('the chunks', () => {
  /** The chunks of an answer as they are read, a group for each pull. */
  const chunksOf = async (pieces: string[]) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      }
    })
    const chunks: UIMessageChunk[] = []
    for await (const chunk of await chunksFrom(stream)) chunks.push(chunk)
    return chunks
  }
  const deltasOf = async (pieces: string[]) =>
    (await chunksOf(pieces)).flatMap(chunk => (chunk.type === 'text-delta' ? [chunk.delta] : []))

  it('of words that are there already are joined', async () => {
    const words = Array.from({ length: 500 }, () => delta('word '))
    expect(await deltasOf([start, ...words, finish()])).toEqual(['word '.repeat(500)])
  })

  it('are handed on after a thousand reads, however many follow', async () => {
    const words = Array.from({ length: 3_000 }, () => delta('w'))
    const deltas = await deltasOf([start, ...words, finish()])
    expect(deltas.join('')).toBe('w'.repeat(3_000))
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.length).toBeLessThan(6)
  })
})

it('lets the service go when nobody reads the answer any more', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode(start + delta('Half'))),
    cancel() {
      cancelled = true
    }
  })
  const chunks = await chunksFrom(stream)
  const reader = chunks.getReader()
  await reader.read()
  await reader.cancel()
  expect(cancelled).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('ends as a broken connection where the code for a data stream cannot be brought', async () => {
  vi.doMock('./decoding/data-stream.ts', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  const answer = await ask({ headers: { 'x-vercel-ai-data-stream': 'v1' } })
  await answer.write('0:"Hello"\n')
  vi.doUnmock('./decoding/data-stream.ts')
  vi.useRealTimers()
  await answer.sending
  expect(answer.chat.error).toMatchObject({ code: 'interrupted', cause: { message: expect.stringMatching(/mock/) } })
  expect(answer.cancelled).toBe(true)
})
