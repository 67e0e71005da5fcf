import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../../protocol/index.ts'
import {
  asObject,
  Broken,
  type ConformanceCheck,
  expects,
  Inconclusive,
  isDenied,
  isOffered,
  isRefused,
  isTaken,
  type KeyName,
  type Probe
} from './check.ts'
import { isJob, isSameJob, type Job } from './job-shape.ts'

/** Sections 2.1, 3 and 4.1. Checks that start an agent run with `--write` only. */
export const jobChecks: ConformanceCheck[] = [
  {
    section: 'addition',
    promise: 'a job can be looked up',
    needs: ['adminKey', 'someJob'],
    async run(probe) {
      const id = probe.target.jobId ?? (await jobId(probe))
      const job = await lookUp(probe, id)
      isJob(job)
      expects(job.id === id, `it is another job, ${job.id}`)
    }
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
      if (!probe.target.jobId) isSameJob(job, await started(probe))
    }
  },
  ...refusedPrompts(),
  deniesFollowUp('a follow-up without a key is refused', undefined, ['adminKey', 'write']),
  deniesFollowUp('a follow-up with the public assistant key is refused', 'assistant', [
    'adminKey',
    'assistantKey',
    'write'
  ]),
  deniesFollowUp('a follow-up with a key that nobody was given is refused', 'forged', ['adminKey', 'write']),
  {
    section: '4.1',
    promise: 'a follow-up to a job that does not exist is refused',
    needs: ['adminKey', 'write'],
    run: async probe => isRefused(await send(probe, 'conformance-none', { prompt: 'May I?' }, 'admin'))
  },
  {
    section: '4.1',
    promise: 'a follow-up in a project that the key is not for is refused',
    needs: ['adminKey', 'write'],
    async run(probe) {
      const path = routes.jobMessage(`${probe.target.projectId}-conformance`, await jobId(probe))
      isDenied(await probe.call(path, { method: 'POST', key: 'admin', body: { prompt: 'May I?' } }))
    }
  },
  {
    section: '3',
    promise: 'after a follow-up, the job ends as completed, archived or failed',
    needs: ['adminKey', 'write'],
    async run(probe) {
      const before = await followedUp(probe)
      const deadline = performance.now() + 60_000
      for (let pause = 100; performance.now() < deadline; pause = Math.min(2 * pause, 2_000)) {
        const job = await lookUp(probe, await jobId(probe))
        isJob(job)
        isSameJob(job, before)
        if (job.status !== 'active') return
        await wait(pause, undefined, { signal: probe.signal })
      }
      throw new Inconclusive('it was still active after a minute')
    }
  },
  {
    section: 'addition',
    promise: 'a job can be archived, and stays so',
    needs: ['adminKey', 'write'],
    async run(probe) {
      const { id } = await started(probe)
      const job = await archive(probe, String(id))
      isJob(job)
      expects(job.status === 'archived', `it is ${job.status}`)
      const later = await lookUp(probe, String(id))
      expects(later.status === 'archived', `looked up, it is ${later.status}`)
      expects(later.archivedAt === job.archivedAt, 'archivedAt changes')
    }
  }
]

function refusedPrompts(): ConformanceCheck[] {
  const bodies: [string, object][] = [
    ['an empty prompt', { prompt: '' }],
    ['a message without a prompt', {}],
    ['a prompt that is no text', { prompt: 1 }]
  ]
  return bodies.map(([what, body]) => ({
    section: '4.1',
    promise: `${what} is refused`,
    needs: ['adminKey', 'write'],
    run: async probe => isRefused(await send(probe, await jobId(probe), body, 'admin'))
  }))
}

function deniesFollowUp(promise: string, key: KeyName | undefined, needs: ConformanceCheck['needs']): ConformanceCheck {
  return {
    section: '5',
    promise,
    needs,
    run: async probe => isDenied(await send(probe, await jobId(probe), { prompt: 'May I?' }, key))
  }
}

/** Starts the job of the run; only one is started. */
const started = (probe: Probe): Promise<Job> =>
  probe.once('start', async () => {
    const { target, call } = probe
    const body = { prompt: 'This is a test of the interface. Change nothing.' }
    const { status, json } = await call(routes.jobs(target.projectId ?? ''), { method: 'POST', key: 'admin', body })
    isOffered({ status })
    return asObject(json, 'the job')
  })

/** Id of the run’s job; where none can be started, the id of `--job`. */
const jobId = async (probe: Probe): Promise<string> => {
  try {
    const { id } = await started(probe)
    if (typeof id !== 'string') throw new Broken('the job has no id')
    return id
  } catch (error) {
    if (error instanceof Inconclusive && probe.target.jobId) return probe.target.jobId
    throw error
  }
}

const followedUp = (probe: Probe): Promise<Job> =>
  probe.once('follow-up', async () => {
    const { status, json } = await send(probe, await jobId(probe), { prompt: '?' }, 'admin')
    if (status === 409) throw new Inconclusive('the job is archived')
    isTaken({ status })
    return asObject(json, 'the job')
  })

const send = ({ target, call }: Probe, id: string, body: object, key: KeyName | undefined) =>
  call(routes.jobMessage(target.projectId ?? '', id), { method: 'POST', body, key })

const lookUp = async ({ target, call }: Probe, id: string): Promise<Job> => {
  const { status, json } = await call(target.jobPath(id), { key: 'admin' })
  isOffered({ status })
  return asObject(json, 'the job')
}

const archive = async ({ target, call }: Probe, id: string): Promise<Job> => {
  const { status, json } = await call(routes.jobArchive(target.projectId ?? '', id), { method: 'POST', key: 'admin' })
  isOffered({ status })
  return asObject(json, 'the job')
}

/** Archives the job of the run, where one was started and is not archived yet. */
export const archiveOwnJob = async (probe: Probe): Promise<void> => {
  if (!probe.has('start')) return
  const { id } = await started(probe)
  await archive(probe, String(id))
}
