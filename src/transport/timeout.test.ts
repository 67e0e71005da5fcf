import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAbort, withTimeout } from './timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const never = new Promise<never>(() => {})
const late = () => new Error('late')

it('gives what the work gives, and leaves no timer', async () => {
  expect(await withTimeout(1_000, Promise.resolve(7), late)).toBe(7)
  await expect(withTimeout(1_000, Promise.reject(new Error('failed')), late)).rejects.toThrow('failed')
  expect(vi.getTimerCount()).toBe(0)
})

it('is late when the time is up, and not before', async () => {
  let failure: Error | undefined
  withTimeout(1_000, never, late).catch(error => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toEqual(new Error('late'))
})

it('waits without end for a time that no timer can hold', async () => {
  const waiting = withTimeout(Number.POSITIVE_INFINITY, never, late)
  void withTimeout(2 ** 31, never, late)
  expect(vi.getTimerCount()).toBe(0)
  void withTimeout(2 ** 31 - 1, never, late)
  expect(vi.getTimerCount()).toBe(1)
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
})

it('ends with the reason of the signal, whether it comes before or meanwhile', async () => {
  const reason = new Error('stopped')
  await expect(withTimeout(1_000, never, late, AbortSignal.abort(reason))).rejects.toBe(reason)
  const controller = new AbortController()
  const waiting = withTimeout(1_000, never, late, controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
})

it('stops listening to the signal', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  const add = vi.spyOn(signal, 'addEventListener')
  await withTimeout(1_000, Promise.resolve(7), late, signal)
  expect(remove.mock.calls).toEqual(add.mock.calls)
  expect(add).toHaveBeenCalledOnce()
})

it('knows an abort from a failure', () => {
  expect(isAbort(new DOMException('stopped', 'AbortError'))).toBe(true)
  expect(isAbort(new DOMException('late', 'TimeoutError'))).toBe(false)
  expect(isAbort({ name: 'AbortError' })).toBe(false)
  expect(isAbort(undefined)).toBe(false)
})
