import { expect, it } from 'vitest'
import { readContext, readQuestion } from './ask-input.ts'

it('takes the text of a question without the space around it', () => {
  expect(readQuestion('  How?\n')).toBe('How?')
})

it.each([undefined, null, 7, {}, '', ' \n'])('refuses %o as a question', text => {
  expect(() => readQuestion(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  expect(() => readQuestion(text)).toThrow(/ask\(\) wants the text/)
})

it('takes context items, and of each what it knows', () => {
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
