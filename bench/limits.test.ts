import { expect, it } from 'vitest'
import { overLimits } from './limits.ts'

it('names the figures over their limits, and those that could not be measured', () => {
  expect(
    overLimits([
      ['below', 1, 2],
      ['equal', 2, 2],
      ['above', 2.006, 2],
      ['missing', Number.NaN, 2]
    ])
  ).toEqual(['above: 2.01, at most 2', 'missing: NaN, at most 2'])
})
