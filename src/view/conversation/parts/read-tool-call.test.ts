import { expect, it } from 'vitest'
import { readToolCall } from './read-tool-call.ts'

const call = (name: string, fields: object = {}) => readToolCall({ type: `tool-${name}`, ...fields })

it.each([
  ['search', 'search'],
  ['searchDocs', 'search'],
  ['search_documentation', 'search'],
  ['knowledge-base.retrieve', 'search'],
  ['lookup', 'search'],
  ['readPage', 'read'],
  ['fetch', 'read'],
  ['get_doc', 'read'],
  ['web_search', 'other'],
  ['searchTickets', 'other'],
  ['get-weather', 'other']
])('classifies the tool “%s” as %s', (name, kind) => expect(call(name).kind).toBe(kind))

it('names any other tool by its title, or by its name in words', () => {
  expect(call('getWeatherReport').tool).toBe('get weather report')
  expect(call('mcp__acme__run_HTTPQuery').tool).toBe('mcp acme run httpquery')
  expect(call('x', { title: ' Look\nit up ' }).tool).toBe('Look it up')
  expect(readToolCall({ type: 'dynamic-tool', toolName: 'read_file' }).tool).toBe('read file')
  expect(readToolCall({ type: 'dynamic-tool' }).tool).toBe('')
  expect(call(`a${'b'.repeat(100)}`).tool).toHaveLength(61)
})

it.each([
  [{ query: 'install' }, 'install'],
  [{ limit: 5, q: 'install' }, 'install'],
  [{ limit: 5, words: 'install' }, 'install'],
  [{ one: 'a', other: 'b' }, ''],
  [{ query: ' ', topic: 'install' }, ''],
  [{ query: 5 }, ''],
  ['install', 'install'],
  [undefined, ''],
  [null, ''],
  [{ query: 'in\u202estall\n it' }, 'install it'],
  [{ query: 'a'.repeat(100) }, `${'a'.repeat(80)}…`]
])('finds the query in the input %j', (input, subject) => {
  expect(call('search', { input }).subject).toBe(subject)
})

it('shows no input of an unknown tool', () => {
  expect(call('charge_card', { input: { query: '4242 4242' } }).subject).toBe('')
})

it.each([
  [[1, 2, 3], 3],
  [[], 0],
  [{ results: [1] }, 1],
  [{ hits: [1, 2], took: 5 }, 2],
  [{ omittedLength: 20_000, count: 7 }, 7],
  [{ omittedLength: 20_000 }, undefined],
  [{ content: [{ type: 'text' }] }, undefined],
  ['text', undefined],
  [undefined, undefined]
])('counts the results in the output %j', (output, count) => {
  expect(call('search', { output }).count).toBe(count)
})

it.each([
  ['input-streaming', 'running'],
  ['input-available', 'running'],
  ['output-available', 'done'],
  ['output-error', 'failed'],
  ['output-denied', 'denied'],
  ['approval-requested', 'asking'],
  ['approval-responded', 'running'],
  [undefined, 'running']
])('reads the state %s', (state, expected) => expect(call('x', { state }).state).toBe(expected))

it('treats a preliminary output as a running call', () => {
  expect(call('x', { state: 'output-available', preliminary: true }).state).toBe('running')
})
