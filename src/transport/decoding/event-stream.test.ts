import { expect, it } from 'vitest'
import { decoded } from '../testing/decoded.ts'
import { eventStream } from './event-stream.ts'

const read = (lines: string[], options?: { maxEventLength?: number; cut?: number }) =>
  decoded(eventStream, lines, options)
const event = (fields: object) => `data: ${JSON.stringify(fields)}`

it('takes an event at each blank line, and the last one without its blank line too', () => {
  expect(read([event({ a: 1 }), '', event({ b: 2 })])).toEqual([
    ['event', { a: 1 }, 7],
    ['event', { b: 2 }, 7]
  ])
})

it('takes one blank after the colon off, and no more', () => {
  expect(read(['data:1', '', 'data: 2', '', 'data:  "a"', ''])).toEqual([
    ['event', 1, 1],
    ['event', 2, 1],
    ['event', 'a', 4]
  ])
})

it('joins the lines of an event', () => {
  expect(read(['data: {"a":', 'data: 1}', ''])).toEqual([['event', { a: 1 }, 8]])
})

it('takes every line for an event where the server wrote no blank lines', () => {
  expect(read([event({ a: 1 }), event({ b: 2 }), 'data: [DONE]', ''])).toEqual([
    ['event', { a: 1 }, 7],
    ['event', { b: 2 }, 7],
    ['done']
  ])
  expect(read([event({ a: 1 }), 'data: nonsense', ''])).toEqual([
    ['event', { a: 1 }, 7],
    ['bad', 'JSON']
  ])
})

it('skips comments, blank lines and the fields that say nothing', () => {
  expect(read([': hello', '', '', 'event: message', 'id: 7', 'retry', 'retry: 10', '', ':', ''])).toEqual([])
})

it('counts a field that it does not know', () => {
  expect(read(['foo: bar', 'data2: 1', '<html>', ''])).toEqual([
    ['bad', 'line'],
    ['bad', 'line'],
    ['bad', 'line']
  ])
})

it('counts what is no JSON', () => {
  expect(read(['data: {', '', 'data', '', 'data:', ''])).toEqual([
    ['bad', 'JSON'],
    ['bad', 'JSON'],
    ['bad', 'JSON']
  ])
})

it('says when nothing follows', () => {
  expect(read(['data: [DONE]', ''])).toEqual([['done']])
  expect(read(['data:  [DONE] ', ''])).toEqual([['done']])
  expect(read(['data: "[DONE]"', ''])).toEqual([['event', '[DONE]', 8]])
})

it('tells the type of an event that is too long, where its head shows it', () => {
  const long = `data: {"id":1, "type" : "text-delta","delta":"${'x'.repeat(80)}"}`
  expect(read([long, '', event({ a: 1 }), ''], { maxEventLength: 90 })).toEqual([
    ['cut', 'text-delta'],
    ['event', { a: 1 }, 7]
  ])
  expect(read(['data: {"type":"x', '', event({ a: 1 }), ''], { cut: 0 })).toEqual([
    ['cut', undefined],
    ['event', { a: 1 }, 7]
  ])
  expect(read([`data: {"type":"data-x"${' '.repeat(90)}`, ''], { cut: 0 })).toEqual([['cut', 'data-x']])
})

it('counts the length of an event over its lines, and of each event anew', () => {
  const lines = ['data: {"type":"a-b",', `data: "b":"${'x'.repeat(50)}",`, `data: "c":"${'x'.repeat(50)}"}`, '']
  expect(read(lines, { maxEventLength: 90 })).toEqual([['cut', 'a-b']])
  const short = ['data: "xxxxxxxxxx"', '']
  expect(read([...short, ...short, ...short], { maxEventLength: 20 })).toHaveLength(3)
  expect(read(['data: "xxxxxxxxxx"', ''], { maxEventLength: 12 })).toEqual([['event', 'xxxxxxxxxx', 12]])
})

it('reads no more of an event once it is too long', () => {
  const lines = ['data: {"a":"', `data: ${'x'.repeat(30)}`, 'data: {"type":"late"}', '']
  expect(read(lines, { maxEventLength: 20 })).toEqual([['cut', undefined]])
})
