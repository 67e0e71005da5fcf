import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

it.each([
  [1, 'clearly'],
  [0.55, 'clearly'],
  [0.54, 'perhaps'],
  [0.12, 'perhaps'],
  [0.11, 'no'],
  [0, 'no']
])('a confidence of %s means: %s', (confidence, verdict) => {
  expect(verdictOf(confidence)).toBe(verdict)
})
