import { expect, it } from 'vitest'
import { readContext, readQuestion } from './ask-input.ts'

it('trims the text of a question', () => {
  expect(readQuestion('  How?\n')).toBe('How?')
})

it.each([undefined, null, 7, {}, '', ' \n'])('refuses %o as a question', text => {
  expect(() => readQuestion(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  expect(() => readQuestion(text)).toThrow(/ask\(\) wants the text/)
})

it('reads context items, and drops unknown fields', () => {
  const items = [
    { type: 'code', value: 'x', path: '/a', secret: 'y' },
    { type: 'textSelection', value: 'z' }
  ]
  expect(readContext(items)).toEqual([
    { type: 'code', value: 'x', path: '/a' },
    { type: 'textSelection', value: 'z' }
  ])
  expect(readContext([])).toEqual([])
})

it.each([
  undefined,
  'text',
  { type: 'code', value: 'x' },
  [
    { type: 'code', value: 'x' },
    { type: 'page', value: 'y' }
  ]
])('refuses %o as context', items => {
  expect(() => readContext(items)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  expect(() => readContext(items)).toThrow(/textSelection/)
})
