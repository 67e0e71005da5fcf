import { expect, it } from 'vitest'
import { createTimeLeft } from './progress.ts'

const now = Date.parse('2026-03-11')

it('guesses the time left from how much of the period has come', () => {
  const left = createTimeLeft({ from: '2026-03-01' }, now)
  expect(left('2026-03-01T01:00:00Z', 1)).toBeUndefined()
  expect(left('2026-03-06', 10)).toBe(10)
  expect(left('2026-03-10', 18)).toBe(2)
})

it('ends at --to, and without --from begins at the first entry', () => {
  const left = createTimeLeft({ to: '2026-03-05' }, now)
  left('2026-03-01', 0)
  expect(left('2026-03-03', 6)).toBe(6)
})

it('says nothing where entries do not come oldest first', () => {
  const left = createTimeLeft({ from: '2026-03-01' }, now)
  left('2026-03-08', 1)
  expect(left('2026-03-06', 2)).toBeUndefined()
  expect(left('2026-03-09', 3)).toBeUndefined()
})
