import type { AssistantErrorCode } from '../../protocol/index.ts'
import type { Handler } from './service.ts'
import { version2 } from './wire.ts'

/** More than any honest service sends. */
export interface Flood {
  name: string
  serve: Handler
  /** The text that arrives, without blank lines between parts. */
  text: string
  /** Most parts that the AI SDK gets. */
  parts: number
  code?: AssistantErrorCode
}

/** Writes pieces as fast as the socket takes them, without keeping all of them in memory. */
const pouring =
  (pieces: () => Generator<string>): Handler =>
  async response => {
    response.writeHead(200, version2.headers)
    for (const piece of pieces()) {
      if (!response.write(piece)) await new Promise(resolve => response.once('drain', resolve))
    }
    response.end()
  }

const event = (fields: object) => `data: ${JSON.stringify(fields)}\n\n`
const some = 'Some text. '
const lorem = 'lorem ipsum '.repeat(350)

/** An answer with the same kind of piece many times. */
const many = (count: number, piece: (index: number) => string): Handler =>
  pouring(function* () {
    yield version2.start + version2.delta(some)
    for (let index = 0; index < count; index++) yield piece(index)
    yield version2.finish('thread')
  })

/** An answer with one line of 64 MB between two words. */
const longLine = (start: string): Handler =>
  pouring(function* () {
    yield version2.start + version2.delta('Before. ') + start
    for (let megabyte = 0; megabyte < 64; megabyte++) yield 'x'.repeat(1024 * 1024)
    yield `"}\n\n${version2.delta('After.')}${version2.finish('thread')}`
  })

const searchResults = Array.from({ length: 10 }, (_, index) => ({
  url: `/page-${index}`,
  metadata: { title: 'A page' },
  content: 'x'.repeat(8_000)
}))

export const floods: Flood[] = [
  {
    name: '80,000 deltas',
    serve: many(80_000, () => version2.delta('word ')),
    text: some + 'word '.repeat(80_000),
    parts: 2
  },
  {
    name: '80,000 deltas of two parts in turn',
    serve: many(80_000, index => event({ type: 'text-delta', id: index % 2, delta: 'word ' })),
    text: some + 'word '.repeat(80_000),
    parts: 4
  },
  {
    name: '10 MB of text',
    serve: many(2_500, () => version2.delta(lorem)),
    text: some + lorem.repeat(2_500),
    parts: 2
  },
  {
    name: 'a line of 64 MB',
    serve: longLine('data: {"type":"tool-output-available","toolCallId":"c","output":"'),
    text: 'Before. After.',
    parts: 2
  },
  {
    name: 'text in a line of 64 MB',
    serve: longLine('data: {"type":"text-delta","id":"t","delta":"'),
    text: 'Before. After.',
    parts: 2,
    code: 'interrupted'
  },
  { name: '5,000 sources', serve: many(5_000, index => version2.source(`/page-${index}`)), text: some, parts: 302 },
  { name: '5,000 data parts', serve: many(5_000, data => event({ type: 'data-x', data })), text: some, parts: 302 },
  {
    name: '5,000 text parts',
    serve: many(5_000, id => event({ type: 'text-delta', id, delta: 'word ' }) + event({ type: 'text-end', id })),
    text: some + 'word '.repeat(5_000),
    parts: 202
  },
  {
    name: '5,000 reasoning parts',
    serve: many(5_000, id => event({ type: 'reasoning-delta', id, delta: 'hm ' })),
    text: some,
    parts: 202
  },
  { name: '5,000 steps', serve: many(5_000, () => event({ type: 'start-step' })), text: some, parts: 102 },
  {
    name: '2,000 search outputs of 80 KB',
    serve: many(
      2_000,
      toolCallId =>
        event({ type: 'tool-input-available', toolCallId, toolName: 'search', input: {} }) +
        event({ type: 'tool-output-available', toolCallId, output: { results: searchResults } })
    ),
    text: some,
    parts: 302
  },
  {
    name: '80,000 tool input deltas',
    serve: many(80_000, index =>
      index
        ? event({ type: 'tool-input-delta', toolCallId: 'c', inputTextDelta: '"a",' })
        : event({ type: 'tool-input-start', toolCallId: 'c', toolName: 'lookup' })
    ),
    text: some,
    parts: 3
  },
  {
    name: '80,000 unknown events',
    serve: many(80_000, index => event({ type: `unknown-${index}` })),
    text: some,
    parts: 2
  }
]
