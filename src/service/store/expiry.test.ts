import { expect, it, onTestFinished, vi } from 'vitest'
import { keepFor } from './expiry.ts'

it('deletes what is older than its days, at once and every hour, until it is stopped', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const dates: string[] = []
  const store = { deleteBefore: async (date: string) => void dates.push(date) }
  const stop = keepFor(2, [store], () => {})
  vi.advanceTimersByTime(3_600_000)
  stop()
  vi.advanceTimersByTime(3_600_000)
  expect(dates).toEqual(['2026-03-08T12:00:00.000Z', '2026-03-08T13:00:00.000Z'])
})

it('reports a store that fails, and goes on with the others', async () => {
  const failures: unknown[] = []
  const deleted: string[] = []
  const failing = { deleteBefore: () => Promise.reject(new Error('locked')) }
  const working = { deleteBefore: async (date: string) => void deleted.push(date) }
  keepFor(1, [failing, working], error => failures.push(error))()
  await vi.waitFor(() => expect(failures).toEqual([new Error('locked')]))
  expect(deleted).toHaveLength(1)
})
