// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recall, remember } from './reminder.ts'

const key = 'docs-assistant:passage'
const passage = { url: `${location.origin}/a#b`, title: 'A', section: 'B', passage: 'So it is.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('is read by the next page once', () => {
  remember(passage)
  expect(recall()).toEqual(passage)
  expect(recall()).toBeUndefined()
})

it('expires after a minute', () => {
  remember(passage)
  vi.advanceTimersByTime(59_000)
  expect(recall()).toEqual(passage)
  remember(passage)
  vi.advanceTimersByTime(60_000)
  expect(recall()).toBeUndefined()
})

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['no time', JSON.stringify(passage)],
  ['a time in the future', JSON.stringify({ ...passage, time: Date.now() + 90_000_000 })],
  ['another site', JSON.stringify({ ...passage, url: 'https://evil.test/', time: Date.now() })],
  ['a text that is too long', JSON.stringify({ ...passage, passage: 'x'.repeat(5_000), time: Date.now() })]
])('ignores and removes a stored value with %s', (_, stored) => {
  vi.setSystemTime(Date.now())
  sessionStorage.setItem(key, stored)
  expect(recall()).toBeUndefined()
  expect(sessionStorage.getItem(key)).toBeNull()
})

it('drops fields that are not strings', () => {
  sessionStorage.setItem(key, JSON.stringify({ ...passage, title: 7, section: {}, passage: ['x'], time: Date.now() }))
  expect(recall()).toEqual({ url: passage.url, title: '', section: undefined, passage: undefined })
})

it('works without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => remember(passage)).not.toThrow()
  expect(recall()).toBeUndefined()
})
