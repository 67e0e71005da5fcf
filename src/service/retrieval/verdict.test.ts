import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

it.each([
  [1, 'clearly'],
  [0.5, 'clearly'],
  [0.49, 'perhaps'],
  [0.18, 'perhaps'],
  [0.17, 'no'],
  [0, 'no']
])('a confidence of %s means: %s', (confidence, verdict) => {
  expect(verdictOf(confidence)).toBe(verdict)
})
