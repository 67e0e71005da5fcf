import { expect, it, vi } from 'vitest'
import { pollRequests } from './poll-requests.ts'

type Options = Parameters<typeof pollRequests>[0]

it('records merged and closed requests, goes on after failures, and stops', async () => {
  const states: Record<string, Awaited<ReturnType<Options['stateOf']>>> = {
    gone: 'none',
    a: 'open',
    b: 'merged',
    c: 'closed',
    d: 'none'
  }
  const ended: string[] = []
  let looks = 0
  const links: Options['links'] = {
    async openRequests() {
      looks++
      return Object.keys(states).map(id => ({ id, projectId: 'local' }))
    },
    async end(_, id, how) {
      ended.push(`${id} ${how}`)
      delete states[id]
    }
  }
  const failures: unknown[] = []
  const stateOf: Options['stateOf'] = async ({ id }) => {
    if (looks === 1) throw new Error('The host is away.')
    if (id === 'gone') throw new Error('There is no such project.')
    return states[id] ?? 'none'
  }
  const stop = pollRequests({ links, stateOf, report: error => failures.push(error), interval: 1 })
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3), { timeout: 30_000 })
  await stop()
  expect(ended).toEqual(['b merged', 'c closed'])
  expect(failures).toContainEqual(new Error('The host is away.'))
  expect(failures).toContainEqual(new Error('There is no such project.'))
  const before = looks
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(looks).toBe(before)
})
