import { gzipSync } from 'node:zlib'
import type { AssistantErrorCode } from '../../protocol/index.ts'
import type { TransportOptions } from '../index.ts'
import { type Handler, send } from './service.ts'
import type { Wire } from './wire.ts'

/** Something that goes wrong, and what the reader sees of it. */
export interface Fault {
  name: string
  /** What the service does with the question: one handler for each request that it should get. */
  serve: Handler[]
  options?: Partial<TransportOptions>
  /** The code of the error; none when the answer is complete nevertheless. */
  code?: AssistantErrorCode
  /** Fields of the error beside its code. */
  error?: Record<string, unknown>
  /** The text of the answer that stays in the conversation; without it no answer stays. */
  text?: string
  /** The counts that are logged to the console. */
  console?: Record<string, unknown>
}

/** A stream of these pieces, and then: ended, cut off, or left open. */
export const stream =
  (wire: Wire, pieces: (string | Uint8Array)[], then: 'end' | 'reset' | 'close' | 'leave open' = 'end'): Handler =>
  async (response, { seen }) => {
    response.writeHead(200, wire.headers)
    response.flushHeaders()
    for (const piece of pieces) await send(response, piece)
    if (then === 'end') response.end()
    // Wait, because both discard what the other side has not read yet.
    if (pieces.length && (then === 'reset' || then === 'close')) await seen
    if (then === 'reset') response.socket?.resetAndDestroy()
    if (then === 'close') response.socket?.end()
  }

const bytes = (text: string) => new TextEncoder().encode(text)

/** A stream of these pieces that then sends keep-alive comments for ever. */
const keptAlive =
  (wire: Wire, pieces: string[]): Handler =>
  async response => {
    response.writeHead(200, wire.headers)
    for (const piece of pieces) await send(response, piece)
    const timer = setInterval(() => response.write(wire.keepAlive), 20)
    response.on('close', () => clearInterval(timer))
  }

/** Broken connections and streams, the same in both versions of the protocol. */
export const streamFaults = (wire: Wire): Fault[] => {
  const { start, delta, finish, error, keepAlive } = wire
  const partial = [start, delta('Half '), delta('an answer')]
  const half = { code: 'interrupted', text: 'Half an answer' } as const
  const quick = { timeouts: { firstByte: 1_500, idle: 1_500 } }
  const withJapanese = bytes(start + delta('Half an answer') + delta('日本'))
  const damaged = bytes(start + delta('Half#') + finish())
  damaged[damaged.indexOf(0x23)] = 0xff
  return [
    { name: 'reset before the headers', serve: [response => response.socket?.resetAndDestroy()], code: 'network' },
    { name: 'reset before the first byte', serve: [stream(wire, [], 'reset')], code: 'interrupted' },
    { name: 'reset in the middle', serve: [stream(wire, partial, 'reset')], ...half },
    { name: 'closed without the last chunk', serve: [stream(wire, partial, 'close')], ...half },
    { name: 'ended without a finish', serve: [stream(wire, partial)], ...half },
    {
      name: 'cut in the middle of a character',
      serve: [stream(wire, [withJapanese.subarray(0, withJapanese.lastIndexOf(0xe6) + 1)])],
      ...half
    },
    { name: 'a byte that is no UTF-8', serve: [stream(wire, [damaged])], text: 'Half\ufffd' },
    { name: 'cut in the middle of an event', serve: [stream(wire, [...partial, delta('lost').slice(0, -8)])], ...half },
    {
      name: 'a gzip body cut short',
      serve: [
        response => {
          const body = gzipSync(partial.join('') + finish())
          response.writeHead(200, { ...wire.headers, 'content-encoding': 'gzip' })
          response.end(body.subarray(0, -12))
        }
      ],
      code: 'interrupted',
      text: 'Half an answer'
    },
    {
      name: 'fewer bytes than announced',
      serve: [
        response => {
          response.writeHead(200, { ...wire.headers, 'content-length': '9999' })
          response.write(partial.join(''), () => response.socket?.end())
        }
      ],
      ...half
    },
    {
      name: 'the last line without its end',
      serve: [stream(wire, [(partial.join('') + finish()).trimEnd()])],
      text: 'Half an answer'
    },
    {
      name: 'an error alone',
      serve: [stream(wire, [error('overloaded')])],
      code: 'answer_failed',
      error: { serverMessage: 'overloaded' }
    },
    { name: 'an error after the start', serve: [stream(wire, [start, error('overloaded')])], code: 'answer_failed' },
    {
      name: 'an error in the middle',
      serve: [stream(wire, [...partial, error('x'), delta(' more')])],
      code: 'answer_failed',
      text: 'Half an answer'
    },
    {
      name: 'an error before the finish',
      serve: [stream(wire, [...partial, error('x'), finish()])],
      code: 'answer_failed',
      text: 'Half an answer'
    },
    {
      name: 'an error, and then silence',
      serve: [stream(wire, [...partial, error('x')], 'leave open')],
      code: 'answer_failed',
      text: 'Half an answer'
    },
    {
      name: 'an error of 1 MB',
      serve: [stream(wire, [...partial, error('x'.repeat(1_000_000))])],
      code: 'answer_failed',
      text: 'Half an answer',
      error: { serverMessage: 'x'.repeat(500) }
    },
    { name: 'silence before the headers', serve: [() => {}], options: quick, code: 'timeout' },
    { name: 'silence before the first byte', serve: [stream(wire, [], 'leave open')], options: quick, code: 'timeout' },
    {
      name: 'silence in the middle',
      serve: [stream(wire, partial, 'leave open')],
      options: quick,
      code: 'timeout',
      text: 'Half an answer'
    },
    {
      name: 'a slow answer that keeps itself alive',
      serve: [stream(wire, [start, ...Array<string>(1_200).fill(keepAlive), delta('Slow'), finish()])],
      options: { timeouts: { firstByte: 2_000, idle: 2_000 } },
      text: 'Slow'
    },
    {
      name: 'an open connection after the finish',
      serve: [stream(wire, [...partial, finish()], 'leave open')],
      text: 'Half an answer'
    },
    {
      name: 'keep-alives without end after the finish',
      serve: [keptAlive(wire, [...partial, finish()])],
      text: 'Half an answer'
    },
    {
      name: 'keep-alives without end after an error',
      serve: [keptAlive(wire, [...partial, error('x')])],
      code: 'answer_failed',
      text: 'Half an answer'
    },
    {
      name: 'closed without the last chunk after the finish',
      // In one piece: where the text is seen, the finish has been read.
      serve: [stream(wire, [partial.join('') + finish()], 'close')],
      text: 'Half an answer'
    },
    { name: 'an answer without text', serve: [stream(wire, [start, finish()])], code: 'empty_answer' },
    {
      name: 'an answer of blanks',
      serve: [stream(wire, [start, delta(' \n'), finish()])],
      code: 'empty_answer',
      text: ' \n'
    },
    { name: 'an empty body', serve: [stream(wire, [])], code: 'not_a_stream' },
    { name: 'nothing but comments', serve: [stream(wire, [keepAlive, keepAlive])], code: 'not_a_stream' }
  ]
}
