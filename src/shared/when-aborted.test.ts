import { expect, it } from 'vitest'
import { whenAborted } from './when-aborted.ts'

it('acts once: when a signal is aborted, or at once where it is', () => {
  const [stop, told] = [new AbortController(), [] as string[]]
  whenAborted(stop.signal, () => told.push('before'))
  expect(told).toEqual([])
  stop.abort()
  whenAborted(stop.signal, () => told.push('behind'))
  expect(told).toEqual(['before', 'behind'])
})
