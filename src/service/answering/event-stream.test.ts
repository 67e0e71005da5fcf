import { expect, it, onTestFinished, vi } from 'vitest'
import { eventsIn } from './event-stream.ts'

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const read = async (text: string, length = 1_000): Promise<string[]> => {
  const events: string[] = []
  for await (const event of eventsIn(pieces(text, length))) events.push(event)
  return events
}

it.each([1, 2, 7, 1_000])(
  'reads events that come in pieces of %i characters, whatever ends their lines',
  async length => {
    const events = [
      ': hello',
      'data:',
      'data: {"choices":[]}',
      'id: 1',
      'data: {"usage":{"a":1}}',
      'data: {"choices": null}',
      'data:{"usage":null}',
      'event: ping\ndata: {"type":"ping"}',
      'data: {"error":null}',
      'data: {"bro',
      'data: {"error":"e"}',
      'data: [{"error":{"code":503}}]',
      'error: {"code":500}',
      'error: overloaded',
      '{"error":{"code":500}}'
    ]
    const expected = [
      'data: {"choices":[]}\n\n',
      'data: {"choices":[],"usage":{"a":1}}\n\n',
      ...Array(4).fill('data: {"choices":[]}\n\n'),
      'data: {"bro\n\n',
      'data: {"error":"e"}\n\n',
      'data: {"error":{"code":503}}\n\n',
      'data: {"error":{"code":500}}\n\n',
      'data: {"error":"overloaded"}\n\n',
      'data: {"error":{"code":500}}\n\n'
    ]
    for (const end of ['\n\n', '\r\n\r\n', '\r\r', '\n', '\r\n'])
      expect(await read(events.join(end), length)).toEqual(expected)
  }
)

const piece = (choice: object, more: object = {}) => `data: ${JSON.stringify({ choices: [choice], ...more })}\n\n`
const done = 'data: [DONE]\n\n'

it.each([
  [
    { delta: { role: 'model', content: 'a' }, finish_reason: '' },
    { delta: { content: 'a' }, finish_reason: null }
  ],
  [
    { message: { content: 'a' }, finish_reason: 'stop' },
    { delta: { content: 'a' }, finish_reason: 'stop' }
  ],
  [{ delta: null }, { delta: null, finish_reason: null }],
  [
    { delta: { content: 7 }, finish_reason: null },
    { delta: { content: '7' }, finish_reason: null }
  ],
  [
    { delta: { content: 'a', tool_calls: [{ function: { arguments: {} } }] }, finish_reason: null },
    { delta: { content: 'a' }, finish_reason: null }
  ]
])('gives %j the form %j', async (sent, expected) => {
  expect(await read(piece(sent))).toEqual([piece(expected)])
})

it('leaves out of an event what only tells of the answer and is of another type', async () => {
  const choice = { delta: {}, finish_reason: null }
  const usage = { prompt_tokens: 1, completion_tokens: '2', details: { cached_tokens: 3, price: '4' } }
  const { id, model } = { id: 'c', model: 'm' }
  expect(await read(piece(choice, { id, model, created: '2026-01-01', usage }))).toEqual([
    `data: ${JSON.stringify({ id, model, choices: [choice], usage: { prompt_tokens: 1, details: { cached_tokens: 3 } } })}\n\n`
  ])
  expect(await read(piece(choice, { id: 7, model: null, usage: 'none' }))).toEqual([piece(choice)])
})

it('adds an end to an answer that has none before [DONE], and no second one', async () => {
  const begun = piece({ delta: { content: 'a' }, finish_reason: null })
  const ended = piece({ delta: {}, finish_reason: 'length' })
  const end = piece({ index: 0, delta: {}, finish_reason: 'stop' })
  for (const each of [done, done.trim(), 'data:[DONE]\r\n']) {
    expect(await read(begun + each, 7)).toEqual([begun, end])
    expect(await read(begun + ended + each, 7)).toEqual([begun, ended])
  }
  expect(await read(begun, 7)).toEqual([begun])
})

it('reads JSON as one event, behind blank lines and over many, and nothing of half of it', async () => {
  const whole = JSON.stringify({ choices: [{ message: { content: 'a' }, finish_reason: 'stop' }] }, null, 2)
  expect(await read(`\n\n${whole}`, 7)).toEqual([piece({ delta: { content: 'a' }, finish_reason: 'stop' })])
  expect(await read(`[\n${JSON.stringify({ error: { code: 503 } }, null, 2)}\n]`, 7)).toEqual([
    'data: {"error":{"code":503}}\n\n'
  ])
  expect(await read(whole.slice(0, 30))).toEqual([])
})

it.each([1, 7, 1_000])('joins the lines of an event that come in pieces of %i characters', async length => {
  const lines = (choice: object) => JSON.stringify({ choices: [choice] }, null, 1).split('\n')
  const begun = { delta: { content: 'a' }, finish_reason: null }
  const ended = { delta: {}, finish_reason: 'stop' }
  for (const end of ['\n', '\r\n', '\r']) {
    const event = (choice: object) =>
      lines(choice)
        .map(line => `data: ${line}`)
        .join(`${end}id: 1${end}`)
    const sent = [event(begun), 'data: [DONE', event(ended), 'data: [DONE]']
    const expected = [piece(begun), 'data: [DONE\n\n', piece(ended)]
    expect(await read(sent.join(end + end), length)).toEqual(expected)
    expect(await read(event(begun), length)).toEqual([piece(begun)])
    expect(await read(`${event(ended)}${end}data: [DONE]${end}`, length)).toEqual([piece(ended)])
  }
})

it('takes a line that is whole by itself for a part of the event that has begun, and none for half a line at the end', async () => {
  const choice = { delta: { content: 'a' }, finish_reason: null }
  const lines = ['data: {"choices": [', `data: ${JSON.stringify(choice)}`, 'data: ]}']
  expect(await read(`${lines.join('\n')}\n\ndata: {"cho`)).toEqual([piece(choice)])
})

it('takes no line in brackets for an event that is no JSON', async () => {
  expect(await read('data: {"choices":[]}\n\n[ping]\n{ping}\n\n')).toEqual(['data: {"choices":[]}\n\n'])
})

it('ends with [DONE], though the connection stays open, and ends that', async () => {
  let isClosed = false
  async function* open() {
    try {
      yield done
      await new Promise(() => {})
    } finally {
      isClosed = true
    }
  }
  for await (const event of eventsIn(open())) expect(event).toContain('stop')
  await vi.waitFor(() => expect(isClosed).toBe(true))
})

it('ends with a silence behind a reason, though the connection stays open, and waits for what follows within it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const begun = piece({ delta: { content: 'a' }, finish_reason: null })
  const reasoned = piece({ delta: { content: 'b' }, finish_reason: 'stop' })
  const usage = 'data: {"choices":[],"usage":{"a":1}}\n\n'
  async function* open() {
    yield begun
    await new Promise(resolve => setTimeout(resolve, 30_000))
    for (const event of [reasoned, reasoned, usage]) {
      await new Promise(resolve => setTimeout(resolve, 4_000))
      yield event
    }
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, 1_000))
      yield ': ping\n\n'
    }
  }
  const events: string[] = []
  const reading = (async () => {
    for await (const event of eventsIn(open())) events.push(event)
  })()
  await vi.advanceTimersByTimeAsync(60_000)
  await reading
  expect(events).toEqual([begun, reasoned, reasoned, usage])
})

it('passes on each line as soon as it is whole', async () => {
  async function* open() {
    yield 'data: {"choices":[]}\n\nda'
    yield 'ta: {"choices":[]}\n'
    await new Promise(() => {})
  }
  const events = eventsIn(open())
  for (const _ of 'ab') expect((await events.next()).value).toBe('data: {"choices":[]}\n\n')
})

it('tries to parse nothing but events, because a failure to parse takes long', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  await read(`${piece({ delta: {} })}: ping\n\n\nid: 1\n\ndata: [DONE]\n\n`)
  // Once for its kind, and once for what it says.
  expect(parse).toHaveBeenCalledTimes(2)
})
