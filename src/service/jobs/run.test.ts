import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { JobTask } from '../contract.ts'
import { runTask } from './run.ts'

const job = {
  id: 'job_1',
  status: 'active',
  source: { repository: 'acme/docs', ref: null },
  model: 'agent-1',
  prLink: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  archivedAt: null,
  error: null
} as const

/** Runs a task with what the test says, which may be anything: a runner is somebody else’s program. */
const outcomeOf = (
  run: (task: JobTask) => unknown,
  { signal = new AbortController().signal, grace = 3_600_000 } = {}
) =>
  runTask(
    { model: 'agent-1', run: run as (task: JobTask) => Promise<{ prLink: string | null }> },
    { job, projectId: 'p', prompt: 'x', prLink: null, signal },
    grace
  )

const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

describe('a run that ends', () => {
  it.each([
    ['a pull request', { prLink: 'https://code.example/1' }, 'https://code.example/1'],
    ['no pull request', { prLink: null }, null],
    ['an empty pull request', { prLink: '' }, null],
    ['more than was asked for', { prLink: null, status: 'archived', error: 'x' }, null],
    ['nothing', undefined, null],
    ['null', null, null]
  ])('with %s has completed', async (_, result, prLink) => {
    const completed = { status: 'completed', prLink, error: null }
    expect(await outcomeOf(async () => result)).toEqual(completed)
    expect(await outcomeOf(() => result)).toEqual(completed)
  })

  it.each([1, true, ['https://code.example/1']])('with %j for a pull request has failed', async prLink => {
    expect(await outcomeOf(async () => ({ prLink }))).toEqual({
      status: 'failed',
      prLink: null,
      error: 'The agent’s prLink is neither a text nor null.'
    })
  })

  it.each([
    ['an error', new Error('No.'), 'No.'],
    ['a text', 'No.', 'No.'],
    ['an error whose message is no text', Object.assign(new Error('x'), { message: { code: 7 } }), '{ code: 7 }'],
    ['an object', { code: 7 }, '{ code: 7 }'],
    ['nothing', undefined, 'undefined']
  ])('with %s thrown has failed for that reason', async (_, thrown, error) => {
    const failed = { status: 'failed', prLink: null, error }
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
    expect(await outcome).toEqual({ status: 'failed', prLink: null, error: 'The agent did not stop.' })
    expect(performance.now() - before).toBeGreaterThan(18)
  })

  it('may still complete within its grace', async () => {
    const stop = new AbortController()
    const outcome = outcomeOf(
      ({ signal }) => new Promise(resolve => signal.addEventListener('abort', () => resolve({ prLink: 'x' }))),
      { signal: stop.signal }
    )
    stop.abort()
    expect(await outcome).toEqual({ status: 'completed', prLink: 'x', error: null })
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
    end(undefined)
    await outcome
    expect(timers()).toBe(before)
    const quick = new AbortController()
    await outcomeOf(() => undefined, { signal: quick.signal })
    expect(getEventListeners(quick.signal, 'abort')).toEqual([])
  })
})
