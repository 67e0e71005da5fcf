import { expect, it } from 'vitest'
import { streamFrom } from '../../shared/stream.ts'
import { completeEvents } from './event-stream.ts'

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const completed = async (text: string, length: number): Promise<string> => {
  let all = ''
  for await (const piece of streamFrom(pieces(text, length)).pipeThrough(completeEvents())) all += piece
  return all
}

it.each([1, 2, 7, 1_000])('completes events that come in pieces of %i characters', async length => {
  const events = [
    ': hello',
    'data: {"choices":[]}',
    'data: {"usage":{"a":1}}',
    'data: {"choices": null}',
    'data:{"usage":null}',
    'data: {"type":"ping"}',
    'data: {"error":null}',
    'data: {"error":"e"}'
  ]
  const expected = events.toSpliced(
    2,
    5,
    'data: {"usage":{"a":1},"choices":[]}',
    'data: {"choices":[]}',
    'data: {"usage":null,"choices":[]}',
    'data: {"type":"ping","choices":[]}',
    'data: {"choices":[]}'
  )
  for (const end of ['\n\n', '\r\n\r\n', '\r\r'])
    expect(await completed(events.join(end), length)).toBe(`${expected.join(end)}\n\n`)
})

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
    { delta: { content: 'a', tool_calls: [{ function: { arguments: {} } }] }, finish_reason: null },
    { delta: { content: 'a' }, finish_reason: null }
  ]
])('gives %j the form %j', async (sent, expected) => {
  expect(await completed(piece(sent, { created: '2026-01-01' }), 1_000)).toBe(`${piece(expected)}\n\n`)
})

it('adds an end to an answer that has none before [DONE], and no second one', async () => {
  const begun = piece({ delta: { content: 'a' }, finish_reason: null })
  const ended = piece({ delta: {}, finish_reason: 'length' })
  const end = piece({ index: 0, delta: {}, finish_reason: 'stop' })
  expect((await completed(begun + done, 7)).trimEnd()).toBe(`${begun}${end}${done}`.trimEnd())
  expect((await completed(begun + ended + done, 7)).trimEnd()).toBe(`${begun}${ended}${done}`.trimEnd())
  expect(await completed(begun, 7)).toBe(`${begun}\n\n`)
})

it('ends with [DONE], though the connection stays open', async () => {
  const stream = completeEvents()
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()]
  writer.closed.catch(() => {})
  void writer.write(done)
  expect((await reader.read()).value).toContain(done.trim())
  expect((await reader.read()).done).toBe(true)
})

it('passes on each line as soon as it is whole', async () => {
  const stream = completeEvents()
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()]
  void writer.write('data: {"choices":[]}\n\nda')
  expect((await reader.read()).value).toBe('data: {"choices":[]}\n\n')
  void writer.write('ta: {"choices":[]}\n')
  expect((await reader.read()).value).toBe('data: {"choices":[]}\n')
})
