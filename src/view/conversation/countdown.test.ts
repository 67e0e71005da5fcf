// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('counts whole seconds down to zero, and its timer ends then', async () => {
  const { result } = renderHook(() => useCountdown(2.5))
  expect(result.current).toBe(3)
  await pass(750)
  expect(result.current).toBe(2)
  await pass(1000)
  expect(result.current).toBe(1)
  await pass(1000)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('shows the right number after the browser has delayed its timers', async () => {
  const { result } = renderHook(() => useCountdown(60))
  vi.setSystemTime(Date.now() + 50_000)
  await pass(250)
  expect(result.current).toBe(10)
})

it('stops its timer when its component is removed', async () => {
  const { unmount } = renderHook(() => useCountdown(60))
  expect(vi.getTimerCount()).toBe(1)
  await act(() => unmount())
  expect(vi.getTimerCount()).toBe(0)
})
