import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AgentJob } from '../../protocol/index.ts'
import { AdminError } from '../http/errors.ts'
import { failureOf, job as jobOf } from '../testing/client.ts'
import { type WaitOptions, waitForJob } from './wait-for-job.ts'

// A fake clock and no jitter, because the rules are about time.
beforeEach(() => {
  vi.useFakeTimers({ fakeNodeBuiltins: true })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  return () => vi.useRealTimers()
})
afterEach(() => vi.restoreAllMocks())

const job = (fields: Record<string, unknown> = {}) => jobOf(fields) as AgentJob
const active = job()
const done = job({ status: 'completed', prLink: 'https://code.example/pull/1' })

/** Waits for a job with these readings, the last one repeated. Times are seconds from the beginning. */
const wait = async (readings: (AgentJob | AdminError)[], options: WaitOptions = {}, start?: AgentJob) => {
  const began = Date.now()
  const seconds = () => (Date.now() - began) / 1000
  const lookUps: number[] = []
  const lookUp = async () => {
    const reading = readings[Math.min(lookUps.push(seconds()), readings.length) - 1] as AgentJob | AdminError
    if (reading instanceof AdminError) throw reading
    return reading
  }
  const result = waitForJob(lookUp, start, options).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { result: await result, lookUps, ended: seconds() }
}

it('looks up less and less often, and soon again after a change', async () => {
  const { result, lookUps } = await wait([...Array<AgentJob>(8).fill(active), done])
  expect(result).toEqual(done)
  const pauses = lookUps.slice(1).map((time, index) => time - (lookUps[index] ?? 0))
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15, 15, 15, 1])
})

it('leaves no timer behind', async () => {
  expect((await wait([job({ status: 'archived' })])).ended).toBe(0)
})

it('begins with a pause when the job has just got a follow-up', async () => {
  expect((await wait([active, done], {}, active)).lookUps).toEqual([1, 3, 4])
})

it('takes an end for the end at once where it sent no follow-up, and lets it last where it did', async () => {
  expect(await wait([done])).toMatchObject({ result: done, lookUps: [0], ended: 0 })
  expect((await wait([done], {}, done)).lookUps).toEqual([1, 3, 7, 15, 30])
})

it('takes an end for the end when it has lasted, though the job was never seen active', async () => {
  const { result, lookUps } = await wait([done], { settle: 15_000 })
  expect(result).toEqual(done)
  expect(lookUps).toEqual([0, 1, 3, 7, 15])
})

it('runs out of time, and says what it last saw', async () => {
  const { result } = await wait([active], { timeout: 60_000 })
  expect(result).toMatchObject({ code: 'wait_timeout', job: active, message: expect.stringContaining('active') })
})

it('runs out of time in the middle of a look-up, and says why the one before failed', async () => {
  let failed = false
  const lookUp = (signal: AbortSignal) =>
    new Promise<AgentJob>((_, reject) => {
      if (failed) signal.addEventListener('abort', () => reject(signal.reason))
      else reject(new AdminError('server_error', 'It failed.'))
      failed = true
    })
  const failure = failureOf(waitForJob(lookUp, undefined, { timeout: 60_000 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ code: 'wait_timeout', job: undefined, cause: { code: 'server_error' } })
})

it('waits as long as it is told, beyond what a timer can', async () => {
  const { result } = await wait([...Array<AgentJob>(20).fill(active), done], { timeout: Number.MAX_SAFE_INTEGER })
  expect(result).toEqual(done)
})
