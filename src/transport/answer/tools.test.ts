import { describe, expect, it } from 'vitest'
import { answerOf, chunksOf } from '../testing/answer.ts'

const text = [
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Text' }
]
const finish = { type: 'finish', finishReason: 'stop' }
const inputStart = (toolCallId = 'c') => ({ type: 'tool-input-start', toolCallId, toolName: 'lookup' })
const call = (toolCallId = 'c', fields = {}) => ({
  type: 'tool-input-available',
  toolCallId,
  toolName: 'lookup',
  input: { q: 1 },
  ...fields
})
const output = (toolCallId = 'c', value: unknown = 1) => ({ type: 'tool-output-available', toolCallId, output: value })
const failed = (toolCallId = 'c') => ({ type: 'tool-output-error', toolCallId, errorText: 'x' })
const denied = (toolCallId = 'c') => ({ type: 'tool-output-denied', toolCallId })
const request = (approvalId: string, toolCallId = 'c') => ({ type: 'tool-approval-request', approvalId, toolCallId })
const response = (approvalId: string) => ({ type: 'tool-approval-response', approvalId, approved: true })

const typesOf = (events: unknown[]) => chunksOf([...events, ...text, finish], /^tool-/).map(({ type }) => type)

it('tells a call on as it came, its input whole and not in pieces', () => {
  const delta = { type: 'tool-input-delta', toolCallId: 'c', inputTextDelta: '{"q":' }
  const events = [inputStart(), delta, delta, call(), output()]
  expect(chunksOf([...events, ...text, finish], /^tool-/)).toMatchObject([inputStart(), call(), output()])
  expect(answerOf([...events, ...text, finish])).toMatchObject({ skipped: [], mended: [] })
})

it.each([
  ['an output', output()],
  ['an error', failed()],
  ['a denial', denied()],
  ['an approval', request('a')],
  ['an answer to an approval', response('a')]
])('leaves out %s without its call', (_, event) => {
  const { skipped, chunks } = answerOf([event, ...text, finish])
  expect(skipped).toEqual([`${event.type} without its call`])
  expect(chunks.some(({ type }) => type.startsWith('tool-'))).toBe(false)
})

it.each([
  ['an output', output()],
  ['an error', failed()],
  ['a denial', denied()]
])('takes %s of a call, and then the call is not opened again', (_, event) => {
  const { chunks, mended } = answerOf([call(), event, call(), inputStart(), ...text, finish])
  expect(chunks.map(({ type }) => type).filter(type => type.startsWith('tool-'))).toEqual([
    'tool-input-available',
    event.type
  ])
  expect(mended).toEqual(['tool-input-available twice', 'tool-input-start twice'])
})

it.each([
  ['an output', output()],
  ['an error', failed()],
  ['a denial', denied()]
])('does not go back to a call whose input was still open when %s came', (_, event) => {
  expect(typesOf([inputStart(), event, call()])).toEqual(['tool-input-start', event.type])
})

it('takes a call that failed before it ran', () => {
  const event = { type: 'tool-input-error', toolCallId: 'c', toolName: 'lookup', errorText: 'no JSON' }
  expect(typesOf([inputStart(), event, call()])).toEqual(['tool-input-start', 'tool-input-error'])
})

it('does not begin the input of a call twice', () => {
  expect(typesOf([inputStart(), inputStart(), call(), inputStart()])).toEqual([
    'tool-input-start',
    'tool-input-available'
  ])
})

it('lets a call stay of the kind that it was at first', () => {
  const events = [{ ...inputStart(), dynamic: true }, call('c', { dynamic: false }), output()]
  expect(chunksOf([...events, ...text, finish], /^tool-/)).toMatchObject([
    { dynamic: true },
    { dynamic: true },
    { dynamic: true }
  ])
})

describe('approvals', () => {
  it('are answered for the call that they belong to', () => {
    const events = [call('a'), call('b'), request('1', 'a'), request('2', 'b'), response('2'), response('1')]
    expect(typesOf(events)).toEqual([
      'tool-input-available',
      'tool-input-available',
      'tool-approval-request',
      'tool-approval-request',
      'tool-approval-response',
      'tool-approval-response'
    ])
  })

  it('are not answered once the call has asked again', () => {
    expect(answerOf([call(), request('1'), request('2'), response('1'), ...text, finish]).skipped).toEqual([
      'tool-approval-response without its call'
    ])
  })
})

describe('a step that the service takes back', () => {
  const step = { type: 'start-step' }
  const reset = { type: 'reset-step' }

  it('takes its own calls along, and no earlier one', () => {
    const events = [step, call('first'), step, call('second'), reset, output('first'), output('second')]
    const { chunks, skipped } = answerOf([...events, ...text, finish])
    expect(chunks.filter(({ type }) => type === 'tool-output-available')).toMatchObject([{ toolCallId: 'first' }])
    expect(skipped).toEqual(['tool-output-available without its call'])
  })

  it('takes a call along that it took on from its input', () => {
    const events = [step, inputStart('c'), call('c'), reset, call('c'), output('c')]
    expect(typesOf(events)).toEqual([
      'tool-input-start',
      'tool-input-available',
      'tool-input-available',
      'tool-output-available'
    ])
  })
})

it('replaces an output above 16 KB by its length', () => {
  const outputs = [16 * 1024, 16 * 1024 + 1].map(length => {
    const frame = JSON.stringify(output('c', '')).length
    return chunksOf([call(), output('c', 'x'.repeat(length - frame)), ...text, finish], /^tool-output/)[0]
  })
  expect(outputs[0]).toMatchObject({ output: expect.stringMatching(/^x+$/) })
  expect(outputs[1]).toMatchObject({ output: { omittedLength: 16 * 1024 + 1 } })
})

it.each([
  ['search', Array(300).fill({ url: '/a', text: 'x'.repeat(60) }), 300],
  ['search', { results: Array(300).fill({ url: '/a', text: 'x'.repeat(60) }) }, 300],
  ['search', 'x'.repeat(17_000), undefined],
  ['lookup', Array(300).fill({ url: '/a', text: 'x'.repeat(60) }), undefined]
])('says how many results a long output of “%s” had', (toolName, value, count) => {
  const events = [call('c', { toolName }), output('c', value), ...text, finish]
  expect(chunksOf(events, /^tool-output/)[0]).toMatchObject({ output: { omittedLength: expect.any(Number), count } })
})

it('keeps 300 calls, and counts those past them', () => {
  const calls = Array.from({ length: 302 }, (_, index) => call(`c${index}`))
  const { chunks, skipped } = answerOf([...calls, output('c299'), output('c301'), ...text, finish])
  expect(chunks.filter(({ type }) => type === 'tool-input-available')).toHaveLength(300)
  expect(skipped).toEqual(['parts past the limit', 'parts past the limit', 'tool-output-available without its call'])
})
