import { expect, it } from 'vitest'
import { busy } from './busy.ts'

it('tells simultaneous clients to retry after different whole seconds', () => {
  const told = Array.from({ length: 200 }, () => busy('Try again.').headers['Retry-After'])
  expect([...new Set(told)].sort()).toEqual(['2', '3', '4', '5'])
})
