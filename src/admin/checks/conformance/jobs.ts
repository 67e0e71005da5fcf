import { setTimeout as wait } from 'node:timers/promises'
import { jobStatuses, routes } from '../../../protocol/index.ts'
import { type Bench, expects, isOffered, isRefused, isTaken, type Promised, record, Untold } from './check.ts'

/** Sections 2.1, 3 and 4.1. What sets an agent to work is done with `--write` only. */
export const jobPromises: Promised[] = [
  {
    section: 'addition',
    promise: 'a job can be looked up',
    needs: ['adminKey', 'someJob'],
    check: async bench => isJob(await lookUp(bench, bench.target.jobId ?? (await jobId(bench))))
  },
  {
    section: 'addition',
    promise: 'a job can be started',
    needs: ['adminKey', 'write'],
    check: async bench => isJob(await started(bench))
  },
  {
    section: '4.1',
    promise: 'a follow-up of one character is taken and answered with the job',
    needs: ['adminKey', 'write'],
    async check(bench) {
      const job = await followedUp(bench)
      isJob(job)
      expects(job.id === (await jobId(bench)), 'it is answered with another job')
    }
  },
  {
    section: '4.1',
    promise: 'an empty prompt is refused',
    needs: ['adminKey', 'write'],
    check: async bench => isRefused(await send(bench, await jobId(bench), ''))
  },
  {
    section: '5',
    promise: 'a follow-up without a key is refused',
    needs: ['adminKey', 'write'],
    check: async bench => isRefused(await send(bench, await jobId(bench), 'May I?', 'none'))
  },
  {
    section: '3',
    promise: 'after a follow-up, the job ends as completed, archived or failed',
    needs: ['adminKey', 'write'],
    async check(bench) {
      await followedUp(bench)
      const deadline = performance.now() + 60_000
      while (performance.now() < deadline) {
        const job = await lookUp(bench, await jobId(bench))
        isJob(job)
        if (job.status !== 'active') return
        await wait(1_000, undefined, { signal: bench.signal })
      }
      throw new Untold('it was still active after a minute')
    }
  },
  {
    section: 'addition',
    promise: 'a job can be archived',
    needs: ['adminKey', 'write'],
    async check(bench) {
      const { target, call } = bench
      const { id } = await started(bench)
      const path = routes.jobArchive(target.projectId ?? '', String(id))
      const { status, json } = await call(path, { method: 'POST', key: 'admin' })
      isOffered({ status })
      const job = record(json, 'the job')
      expects(job.status === 'archived', `it is ${job.status}`)
      expects(isDate(job.archivedAt), 'archivedAt is no date')
    }
  }
]

type Job = Record<string, unknown>

/** One job is started in a run. */
const started = (bench: Bench): Promise<Job> =>
  bench.once('start', async () => {
    const { target, call } = bench
    const body = { prompt: 'This is a test of the interface. Change nothing.' }
    const { status, json } = await call(routes.jobs(target.projectId ?? ''), { method: 'POST', key: 'admin', body })
    isOffered({ status })
    return record(json, 'the job')
  })

/** The job of the run; where none can be started, the one that was named. */
const jobId = async (bench: Bench): Promise<string> => {
  try {
    return String((await started(bench)).id)
  } catch (error) {
    if (error instanceof Untold && bench.target.jobId) return bench.target.jobId
    throw error
  }
}

const followedUp = (bench: Bench): Promise<Job> =>
  bench.once('follow-up', async () => {
    const { status, json } = await send(bench, await jobId(bench), '?')
    if (status === 409) throw new Untold('the job is archived')
    isTaken({ status })
    return record(json, 'the job')
  })

const send = ({ target, call }: Bench, id: string, prompt: string, key: 'admin' | 'none' = 'admin') =>
  call(routes.jobMessage(target.projectId ?? '', id), {
    method: 'POST',
    body: { prompt },
    ...(key === 'admin' && { key })
  })

const lookUp = async ({ target, call }: Bench, id: string): Promise<Job> => {
  const { status, json } = await call(target.jobPath(id), { key: 'admin' })
  isOffered({ status })
  return record(json, 'the job')
}

const isJob = ({ id, status, source, model, prLink, createdAt, archivedAt }: Job): void => {
  expects(typeof id === 'string' && id !== '', 'it has no id')
  expects(
    jobStatuses.some(known => known === status),
    `its status is ${status}`
  )
  const { repository, ref } = record(source, 'its source')
  expects(typeof repository === 'string', 'source.repository is no text')
  expects(ref === null || typeof ref === 'string', 'source.ref is no text')
  expects(typeof model === 'string', 'model is no text')
  expects(prLink === null || (typeof prLink === 'string' && URL.canParse(prLink)), 'prLink is no address')
  expects(isDate(createdAt), 'createdAt is no date')
  expects(archivedAt === null || isDate(archivedAt), 'archivedAt is no date')
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
