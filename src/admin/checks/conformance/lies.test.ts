/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { type Liar, startLiar } from '../../testing/liar.ts'
import { startOtherPlatform } from '../../testing/other-platform.ts'
import { type OwnService, openOwnService } from '../../testing/service.ts'
import { type Plan, planChecks, type Result, runChecks, type Target } from './index.ts'
import { lies } from './lies/index.ts'

let service: OwnService
let liar: Liar
let target: Target

beforeAll(async () => {
  service = await openOwnService({
    runner: { model: 'agent-1', run: async () => ({ prLink: 'https://github.com/acme/docs/pull/1' }) }
  })
  for (let index = 0; index < 60; index++) {
    const about = { path: `/${index}`, comment: `Comment ${index}.` }
    const id = await service.collect(
      index % 3 === 2
        ? { ...about, source: 'code_snippet', code: 'x' }
        : { ...about, source: 'contextual', helpful: true }
    )
    const status = ['pending', 'in_progress', 'resolved', 'dismissed'][index % 4]
    await fetch(service.url + routes.feedbackEntry(service.projectId, id), {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${service.adminKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ status })
    })
  }
  liar = await startLiar(service.url)
  const { domain, assistantKey, projectId, adminKey } = service
  const jobPath = (id: string) => routes.job(projectId, id)
  target = { baseUrl: liar.url, domain, assistantKey, projectId, adminKey, jobId: undefined, jobPath, write: true }
})

afterAll(async () => {
  await liar.close()
  await service.close()
})

const check = async (within: (step: Plan['steps'][number]['check']) => boolean, write: boolean): Promise<Result[]> => {
  const given = { ...target, write }
  const plan = planChecks(given)
  const steps = plan.steps.filter(({ check }) => within(check))
  return runChecks({ ...plan, steps }, given, new AbortController().signal, () => {})
}

const named = (parts: string[]) => (check: { promise: string }) => parts.some(part => check.promise.includes(part))

const brokenOf = (results: Result[]) =>
  results.filter(({ result }) => result === 'broken').map(({ promise, note }) => `${promise}: ${note}`)

it('finds nothing to say of the service that tells the truth', async () => {
  const results = await check(() => true, true)
  expect(brokenOf(results)).toEqual([])
  expect(results.filter(({ result }) => result === 'unknown').map(({ promise, note }) => [promise, note])).toEqual([])
  expect(brokenOf(await check(() => true, false))).toEqual([])
}, 30_000)

it('finds nothing to say of another platform that does all that is left open in its own way', {
  tags: 'slow'
}, async () => {
  const other = await startOtherPlatform()
  const given = { ...target, ...other.keys, baseUrl: other.url, domain: 'acme', projectId: 'p-1', jobId: '7' }
  for (const write of [false, true]) {
    const results = await runChecks(
      planChecks({ ...given, write }),
      { ...given, write },
      new AbortController().signal,
      () => {}
    )
    expect(brokenOf(results)).toEqual([])
    expect(results.filter(({ result }) => result === 'kept').length).toBeGreaterThan(60)
  }
  await other.close()
})

it.each(lies)('finds out: $name', async ({ lie, promise, after = [], write = false }) => {
  liar.tell(lie)
  try {
    const results = await check(named([...after, promise]), write)
    expect(brokenOf(results)).toContainEqual(expect.stringContaining(promise))
  } finally {
    liar.tell(() => ({}))
  }
})
