import { describe, expect, it } from 'vitest'
import { ModelError, retryAfterOf } from './model-error.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

describe('a Retry-After', () => {
  it.each([
    ['20', 20],
    ['7.66', 8],
    ['0', 1],
    ['3600', 3_600],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 1]
  ])('of %s is so many seconds: %d', (value, seconds) => {
    expect(retryAfterOf(new Headers({ 'retry-after': value }), now)).toBe(seconds)
  })

  it.each(['3601', 'Mon, 02 Mar 2026 12:00:00 GMT', 'soon', ''])('of “%s” is not handed on', value => {
    expect(retryAfterOf(new Headers({ 'retry-after': value }), now)).toBeUndefined()
  })
})

it('says how long to wait in a sentence', () => {
  const said = (retryAfter?: number) => new ModelError('busy', { retryAfter }).sentence
  expect(said(20)).toBe('The model that answers is busy. Try again in 20 seconds.')
  expect(said(1)).toBe('The model that answers is busy. Try again in a second.')
  expect(said()).toBe('The model that answers is busy. Try again later.')
})
