import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { JobTask } from '../contract.ts'
import { runTask } from './run.ts'

const job = {
  // Looks like a key.
  id: 'job_0Iia5xeiU9CkTNjBRrWWUA',
  status: 'active',
  source: { repository: 'acme/docs', ref: null },
  model: 'agent-1',
  prLink: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  archivedAt: null,
  summary: null,
  error: null,
  title: null,
  mergedAt: null
} as const

/** Runs a task with a runner that returns anything, because runners are untrusted programs. */
const outcomeOf = (
  run: (task: JobTask) => unknown,
  { signal = new AbortController().signal, grace = 3_600_000 } = {}
) =>
  runTask(
    { model: 'agent-1', run: run as (task: JobTask) => Promise<{ prLink: string | null }> },
    { job, projectId: 'p', message: 1, prompt: 'x', prLink: null, signal, note: () => {} },
    grace,
    ['my-own-key']
  )

const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

describe('a run that ends', () => {
  it.each([
    ['a pull request', { prLink: 'https://code.example/1' }, 'https://code.example/1'],
    ['no pull request', { prLink: null }, null],
    ['an empty pull request', { prLink: '' }, null],
    ['a name and password in its address', { prLink: 'https://a:b@code.example/1' }, 'https://code.example/1'],
    ['more than was asked for', { prLink: null, status: 'archived', error: 'x' }, null],
    ['a summary and a diff that are no texts', { prLink: null, summary: 7, diff: [] }, null]
  ])('with %s has completed', async (_, result, prLink) => {
    const completed = { status: 'completed', prLink, error: null, summary: null, diff: null }
    expect(await outcomeOf(async () => result)).toEqual(completed)
    expect(await outcomeOf(() => result)).toEqual(completed)
  })

  it.each([1, true, ['https://code.example/1'], 'no link', 'javascript:alert(1)', 'git@code.example:acme/docs.git'])(
    'with %j for a pull request has failed',
    async prLink => {
      expect(await outcomeOf(async () => ({ prLink }))).toMatchObject({
        status: 'failed',
        prLink: null,
        error: 'The agent’s prLink is no address that begins with http:// or https://.'
      })
    }
  )

  it.each([undefined, null, 'https://code.example/1', 7, [null]])('with %j for a result has failed', async result => {
    expect(await outcomeOf(async () => result)).toMatchObject({
      status: 'failed',
      error: 'The agent’s result is no object with a prLink.'
    })
  })

  it('tells what came of it and what it changed', async () => {
    const result = { prLink: null, summary: `It is on docs-assistant/${job.id}.`, diff: '' }
    expect(await outcomeOf(async () => result)).toEqual({ status: 'completed', error: null, ...result })
  })

  it.each([
    'git push https://x-access-token:hunter22@code.example/acme/docs.git failed',
    'hunter22 is my-own-key: ghp_0123456789abcdef0123456789'
  ])('with a key in %j keeps it in no sentence', async said => {
    const thrown = await outcomeOf(() => Promise.reject(new Error(said.replace('hunter22', 'abc:hunter22@'))))
    const told = await outcomeOf(async () => ({ prLink: null, summary: said }))
    for (const text of [thrown.error, told.summary]) expect(text).not.toMatch(/my-own-key|token:hunter22|ghp_0123/)
  })

  it.each([
    ['an error', new Error('No.'), 'No.'],
    ['a text', 'No.', 'No.'],
    ['an error whose message is no text', Object.assign(new Error('x'), { message: { code: 7 } }), '{ code: 7 }'],
    ['an object', { code: 7 }, '{ code: 7 }'],
    ['nothing', undefined, 'undefined']
  ])('with %s thrown has failed for that reason', async (_, thrown, error) => {
    const failed = { status: 'failed', prLink: null, error, summary: null, diff: null }
    expect(await outcomeOf(() => Promise.reject(thrown))).toEqual(failed)
    expect(
      await outcomeOf(() => {
        throw thrown
      })
    ).toEqual(failed)
  })
})

describe('a run that is told to stop', () => {
  it('is waited for as long as its grace, and has failed then', async () => {
    const stop = new AbortController()
    const outcome = outcomeOf(() => new Promise(() => {}), { signal: stop.signal, grace: 20 })
    const before = performance.now()
    stop.abort()
    expect(await outcome).toMatchObject({ status: 'failed', prLink: null, error: 'The agent did not stop.' })
    expect(performance.now() - before).toBeGreaterThan(18)
  })

  it('may still complete within its grace', async () => {
    const stop = new AbortController()
    const outcome = outcomeOf(
      ({ signal }) =>
        new Promise(resolve => signal.addEventListener('abort', () => resolve({ prLink: 'https://code.example/1' }))),
      { signal: stop.signal }
    )
    stop.abort()
    expect(await outcome).toMatchObject({ status: 'completed', prLink: 'https://code.example/1', error: null })
  })

  it('leaves neither a timer nor a listener behind', async () => {
    const before = timers()
    const stop = new AbortController()
    let end = (_: unknown) => {}
    const outcome = outcomeOf(
      () =>
        new Promise(resolve => {
          end = resolve
        }),
      { signal: stop.signal }
    )
    stop.abort()
    expect(timers()).toBe(before + 1)
    end({ prLink: null })
    await outcome
    expect(timers()).toBe(before)
    const quick = new AbortController()
    await outcomeOf(() => undefined, { signal: quick.signal })
    expect(getEventListeners(quick.signal, 'abort')).toEqual([])
  })
})
