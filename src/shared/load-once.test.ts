import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once for all who ask, and again only after a failure', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const bring = loadOnce(load)
  const [first, second] = [bring(), bring()]
  await expect(first).rejects.toThrow('offline')
  await expect(second).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledOnce()
  expect(await Promise.all([bring(), bring()])).toEqual(['code', 'code'])
  expect(await bring()).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
