import { expect, it } from 'vitest'
import { createQuotaUse } from './quota-use.ts'

it.each([
  [['consume'], 0],
  [['refund'], 0],
  [['consume', 'refund'], 1],
  [['refund', 'consume'], 1]
] as const)('of %j the uses are given back %i times', async (steps, times) => {
  let given = 0
  const quotaUse = createQuotaUse(async () => {
    given++
  })
  for (const step of steps) await quotaUse[step]()
  expect(given).toBe(times)
})
