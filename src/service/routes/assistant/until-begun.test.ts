import { expect, it } from 'vitest'
import { untilBegun } from './until-begun.ts'

it('aborts with the request until the answer begins', () => {
  const request = new AbortController()
  const opening = untilBegun(request.signal)
  expect(opening.signal.aborted).toBe(false)
  request.abort()
  expect(opening.signal.aborted).toBe(true)
})

it('is aborted where the reader has left already', () => {
  expect(untilBegun(AbortSignal.abort()).signal.aborted).toBe(true)
})

it('is not aborted once the answer has begun', () => {
  const request = new AbortController()
  const opening = untilBegun(request.signal)
  opening.end()
  request.abort()
  expect(opening.signal.aborted).toBe(false)
})
