// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaver } from './saver.ts'

const save = vi.fn()
let isStreaming = true
let saver = createSaver(save, () => isStreaming)

beforeEach(() => {
  vi.useFakeTimers()
  save.mockClear()
  isStreaming = true
  saver = createSaver(save, () => isStreaming)
})
afterEach(() => {
  saver.dispose()
  vi.useRealTimers()
})

it('saves what streams at most every half second', () => {
  for (let delta = 0; delta < 5; delta++) {
    saver.soon()
    vi.advanceTimersByTime(100)
  }
  expect(save).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(save).toHaveBeenCalledTimes(1)
  saver.soon()
  vi.advanceTimersByTime(499)
  expect(save).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(save).toHaveBeenCalledTimes(2)
})

it('saves at once when nothing streams', () => {
  isStreaming = false
  saver.soon()
  expect(save).toHaveBeenCalledTimes(1)
})

it('saves once when it is told to save now while a later save is due', () => {
  saver.soon()
  saver.now()
  vi.advanceTimersByTime(10_000)
  expect(save).toHaveBeenCalledTimes(1)
})

it('saves what is due when the reader leaves the page, and nothing when nothing is', () => {
  dispatchEvent(new Event('pagehide'))
  expect(save).not.toHaveBeenCalled()
  saver.soon()
  dispatchEvent(new Event('pagehide'))
  expect(save).toHaveBeenCalledTimes(1)
})

it('saves what is due when it is disposed, and is deaf to the page then', () => {
  saver.soon()
  saver.dispose()
  expect(save).toHaveBeenCalledTimes(1)
  saver.soon()
  dispatchEvent(new Event('pagehide'))
  expect(save).toHaveBeenCalledTimes(1)
})
