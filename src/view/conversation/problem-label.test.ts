import { expect, it } from 'vitest'
import { AssistantError, type AssistantErrorCode } from '../../protocol/index.ts'
import { problemLabels } from '../labels/problem.ts'
import { problemLabel } from './problem-label.ts'

/** Every error code; the compiler checks that none is missing. */
const codes = Object.keys({
  invalid_options: 1,
  network: 1,
  offline: 1,
  blocked: 1,
  timeout: 1,
  unauthorized: 1,
  forbidden: 1,
  not_found: 1,
  conflict: 1,
  too_large: 1,
  invalid_request: 1,
  rate_limited: 1,
  server_error: 1,
  not_a_stream: 1,
  answer_failed: 1,
  interrupted: 1,
  empty_answer: 1
} satisfies Record<AssistantErrorCode, 1>) as AssistantErrorCode[]

const sentence = (error: Error) => (problemLabels as Record<string, string>)[problemLabel(error)]

it('has a sentence of its own for each error', () => {
  const sentences = codes.map(code => sentence(new AssistantError(code, 'words of a developer')))
  expect(sentences).not.toContain(undefined)
  expect(new Set(sentences).size).toBe(codes.length)
})

it('says for an unknown error that the answer failed', () => {
  expect(sentence(new TypeError('undefined is not a function'))).toBe('The answer failed. Try again.')
})
