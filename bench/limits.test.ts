import { expect, it } from 'vitest'
import { overLimits } from './limits.ts'

it('figures above their limit are over it, and so are those that could not be computed', () => {
  const over = overLimits([
    ['below', 1, 2],
    ['equal', 2, 2],
    ['above', 2.001, 2],
    ['missing', Number.NaN, 2]
  ])
  expect(over.map(([name]) => name)).toEqual(['above', 'missing'])
})
