import { expect, it } from 'vitest'
import { createBodyDecoder } from './body-decoder.ts'
import { streamHints } from './stream-protocol.ts'

type Headers = Record<string, string>
const read = async (pieces: string[], headers: Headers = {}) => {
  const told: unknown[] = []
  const decoder = createBodyDecoder(streamHints(new globalThis.Headers(headers)), {
    maxEventLength: 1024,
    event: event => told.push(event),
    cut: type => told.push(`cut ${type}`),
    bad: what => told.push(`bad ${what}`),
    done: () => told.push('done')
  })
  for (const piece of pieces) decoder.push(new TextEncoder().encode(piece))
  const { isUnknown } = decoder
  decoder.end()
  await decoder.loading
  return { told, isUnknown, firstLine: decoder.firstLine }
}
const delta = { type: 'text-delta', id: 'text-0', delta: 'x' }
const uiStream = { 'x-vercel-ai-ui-message-stream': 'v1' }
const dataStream = { 'x-vercel-ai-data-stream': 'v1' }

it.each(['data: 1', 'data:1', 'event: x\ndata: 1', 'id: 1\ndata: 1', 'retry: 1\ndata: 1', 'data\ndata: 1'])(
  'reads server-sent events by their first line, whatever the headers say: %j',
  async body => {
    for (const headers of [{}, dataStream, { 'content-type': 'text/plain' }] as Headers[]) {
      expect(await read([`${body}\n\n`], headers)).toMatchObject({ told: [1], isUnknown: false })
    }
  }
)

it.each(['0:"x"', 'f:{}', '2:[]', 'k:{}'])(
  'reads a data stream by its first line, whatever the headers say: %j',
  async line => {
    for (const headers of [{}, uiStream, { 'content-type': 'text/event-stream' }] as Headers[]) {
      expect((await read([`${line}\n0:"x"\n`], headers)).told).toContainEqual(delta)
    }
  }
)

it('skips blank lines and comments before the first line', async () => {
  expect(await read(['\n  \n: hello\n\n0:"x"\n'])).toMatchObject({ firstLine: '0:"x"' })
  expect(await read([': hello\n', '\n'])).toEqual({ told: [], firstLine: '', isUnknown: false })
})

it.each([
  ['x-vercel-ai-ui-message-stream', uiStream],
  ['the content type', { 'content-type': 'text/event-stream; charset=utf-8' }]
])('goes by %s where the first line tells nothing', async (_, headers) => {
  expect(await read(['hello\ndata: 1\n\n'], headers)).toEqual({
    told: ['bad line', 1],
    firstLine: 'hello',
    isUnknown: false
  })
})

it('goes by x-vercel-ai-data-stream where the first line tells nothing', async () => {
  expect((await read(['hello\n0:"x"\n'], dataStream)).told).toContainEqual(delta)
})

it.each(['<!doctype html>', '{"ok":true}', 'database: x', 'xdata: 1', '0:x', 'x0:"a"', 'z:"a"', 'identity: 1'])(
  'knows no protocol of %j, whatever follows and however it is cut',
  async line => {
    const headers = { 'content-type': 'application/text/event-stream' }
    const expected = { told: [], firstLine: line, isUnknown: true }
    expect(await read([`${line}\ndata: 1\n\n0:"x"\n`], headers)).toEqual(expected)
    expect(await read([`${line}\n`, 'data: 1\n\n0:"x"\n'], headers)).toEqual(expected)
  }
)

it('keeps the order of lines that come while the code for a data stream is brought', async () => {
  const { told } = await read(['0:"a"\n', '0:"b"\n0:"c"\n', 'd:{"finishReason":"stop"}\n'])
  expect(told.map(event => (event as { delta?: string }).delta).filter(Boolean)).toEqual(['a', 'b', 'c'])
  expect(told.at(-1)).toMatchObject({ type: 'finish' })
})
