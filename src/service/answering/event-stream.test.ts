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
    'data: {"id":1}'
  ]
  const expected = events.toSpliced(2, 2, 'data: {"usage":{"a":1},"choices":[]}', 'data: {"choices":[]}')
  for (const end of ['\n\n', '\r\n\r\n', '\r\r'])
    expect(await completed(events.join(end), length)).toBe(`${expected.join(end)}\n\n`)
})

it('passes on each line as soon as it is whole', async () => {
  const stream = completeEvents()
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()]
  void writer.write('data: {"choices":[]}\n\nda')
  expect((await reader.read()).value).toBe('data: {"choices":[]}\n\n')
  void writer.write('ta: {"choices":[]}\n')
  expect((await reader.read()).value).toBe('data: {"choices":[]}\n')
})
