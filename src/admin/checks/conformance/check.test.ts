import { expect, it } from 'vitest'
import { isDenied, isRefused, isTaken } from './check.ts'

it('a promise that is broken names the request, where the platform does', () => {
  const answered = (name?: string) => ({ status: 500, headers: new Headers(name ? { 'X-Request-Id': name } : {}) })
  expect(() => isTaken(answered('7f3a'))).toThrow('it is answered 500 (request 7f3a)')
  expect(() => isRefused(answered('7f3a'), 'a limit of 0')).toThrow('a limit of 0 is answered 500 (request 7f3a)')
  expect(() => isDenied(answered('7f3a'))).toThrow('it is answered 500 (request 7f3a)')
  expect(() => isTaken(answered())).toThrow(/^it is answered 500$/)
})
