import { setTimeout as wait } from 'node:timers/promises'
import { jobStatuses, routes } from '../../../protocol/index.ts'
import {
  asObject,
  type ConformanceCheck,
  expects,
  Inconclusive,
  isOffered,
  isRefused,
  isTaken,
  type Probe
} from './check.ts'

/** Sections 2.1, 3 and 4.1. What sets an agent to work is done with `--write` only. */
export const jobChecks: ConformanceCheck[] = [
  {
    section: 'addition',
    promise: 'a job can be looked up',
    needs: ['adminKey', 'someJob'],
    run: async probe => isJob(await lookUp(probe, probe.target.jobId ?? (await jobId(probe))))
  },
  {
    section: 'addition',
    promise: 'a job can be started',
    needs: ['adminKey', 'write'],
    run: async probe => isJob(await started(probe))
  },
  {
    section: '4.1',
    promise: 'a follow-up of one character is taken and answered with the job',
    needs: ['adminKey', 'write'],
    async run(probe) {
      const job = await followedUp(probe)
      isJob(job)
      expects(job.id === (await jobId(probe)), 'it is answered with another job')
    }
  },
  {
    section: '4.1',
    promise: 'an empty prompt is refused',
    needs: ['adminKey', 'write'],
    run: async probe => isRefused(await send(probe, await jobId(probe), ''))
  },
  {
    section: '5',
    promise: 'a follow-up without a key is refused',
    needs: ['adminKey', 'write'],
    run: async probe => isRefused(await send(probe, await jobId(probe), 'May I?', 'none'))
  },
  {
    section: '3',
    promise: 'after a follow-up, the job ends as completed, archived or failed',
    needs: ['adminKey', 'write'],
    async run(probe) {
      await followedUp(probe)
      const deadline = performance.now() + 60_000
      while (performance.now() < deadline) {
        const job = await lookUp(probe, await jobId(probe))
        isJob(job)
        if (job.status !== 'active') return
        await wait(1_000, undefined, { signal: probe.signal })
      }
      throw new Inconclusive('it was still active after a minute')
    }
  },
  {
    section: 'addition',
    promise: 'a job can be archived',
    needs: ['adminKey', 'write'],
    async run(probe) {
      const { target, call } = probe
      const { id } = await started(probe)
      const path = routes.jobArchive(target.projectId ?? '', String(id))
      const { status, json } = await call(path, { method: 'POST', key: 'admin' })
      isOffered({ status })
      const job = asObject(json, 'the job')
      expects(job.status === 'archived', `it is ${job.status}`)
      expects(isDate(job.archivedAt), 'archivedAt is no date')
    }
  }
]

type Job = Record<string, unknown>

/** One job is started in a run. */
const started = (probe: Probe): Promise<Job> =>
  probe.once('start', async () => {
    const { target, call } = probe
    const body = { prompt: 'This is a test of the interface. Change nothing.' }
    const { status, json } = await call(routes.jobs(target.projectId ?? ''), { method: 'POST', key: 'admin', body })
    isOffered({ status })
    return asObject(json, 'the job')
  })

/** The job of the run; where none can be started, the one that was named. */
const jobId = async (probe: Probe): Promise<string> => {
  try {
    return String((await started(probe)).id)
  } catch (error) {
    if (error instanceof Inconclusive && probe.target.jobId) return probe.target.jobId
    throw error
  }
}

const followedUp = (probe: Probe): Promise<Job> =>
  probe.once('follow-up', async () => {
    const { status, json } = await send(probe, await jobId(probe), '?')
    if (status === 409) throw new Inconclusive('the job is archived')
    isTaken({ status })
    return asObject(json, 'the job')
  })

const send = ({ target, call }: Probe, id: string, prompt: string, key: 'admin' | 'none' = 'admin') =>
  call(routes.jobMessage(target.projectId ?? '', id), {
    method: 'POST',
    body: { prompt },
    ...(key === 'admin' && { key })
  })

const lookUp = async ({ target, call }: Probe, id: string): Promise<Job> => {
  const { status, json } = await call(target.jobPath(id), { key: 'admin' })
  isOffered({ status })
  return asObject(json, 'the job')
}

const isJob = ({ id, status, source, model, prLink, createdAt, archivedAt }: Job): void => {
  expects(typeof id === 'string' && id !== '', 'it has no id')
  expects(
    jobStatuses.some(known => known === status),
    `its status is ${status}`
  )
  const { repository, ref } = asObject(source, 'its source')
  expects(typeof repository === 'string', 'source.repository is no text')
  expects(ref === null || typeof ref === 'string', 'source.ref is no text')
  expects(typeof model === 'string', 'model is no text')
  expects(prLink === null || (typeof prLink === 'string' && URL.canParse(prLink)), 'prLink is no address')
  expects(isDate(createdAt), 'createdAt is no date')
  expects(archivedAt === null || isDate(archivedAt), 'archivedAt is no date')
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
