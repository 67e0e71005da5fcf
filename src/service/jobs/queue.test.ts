import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Job, JobRunner, JobTask } from '../contract.ts'
import { createJobStore, type Database, type JobStore } from '../store/index.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createJobQueue, type JobQueue } from './index.ts'

const open: Database[] = []

afterEach(async () => {
  for (const database of open.splice(0)) await database.destroy()
})

const newStore = async (): Promise<JobStore> => {
  const database = await openTestDatabase()
  open.push(database)
  return createJobStore(database)
}

const add = (jobs: JobStore, prompt: string) =>
  jobs.create({ projectId: 'p', repository: 'acme/docs', ref: null, model: 'agent-1', prompt })

const statusOf = async (jobs: JobStore, id: string) => (await jobs.read('p', id))?.status

/** A runner that records its tasks and changes nothing. */
const noting = (run: (task: JobTask) => Promise<unknown>) => {
  const prompts: string[] = []
  const runner: JobRunner = {
    model: 'agent-1',
    run: async task => {
      prompts.push(task.prompt)
      await run(task)
      return { prLink: null }
    }
  }
  return { runner, prompts }
}

/** One turn of the event loop. It never comes while the queue starves the loop. */
const turn = () => new Promise(resolve => setTimeout(resolve))

describe('a store that fails', () => {
  const failing = new Error('The disk is full.')

  /** The store, in which the named operation fails while `broken` is true. */
  const breakable = (jobs: JobStore, name: 'waiting' | 'read' | 'finish') => {
    const state = { broken: true, attempts: 0 }
    const operation = jobs[name] as (...values: unknown[]) => Promise<unknown>
    const store = {
      ...jobs,
      [name]: async (...values: unknown[]) => {
        state.attempts += 1
        if (state.broken) throw failing
        return operation(...values)
      }
    } as JobStore
    return { state, store }
  }

  it.each(['waiting', 'read', 'finish'] as const)('at `%s` is tried again later, and told', async name => {
    const jobs = await newStore()
    const { state, store } = breakable(jobs, name)
    const { id } = await add(jobs, 'one')
    const reported: unknown[] = []
    const { runner, prompts } = noting(async () => {})
    const backoff = { first: 20, longest: 40 }
    const queue = createJobQueue(store, runner, error => reported.push(error), { backoff })
    for (let count = 0; count < 50; count++) queue.wake()
    await vi.waitFor(() => expect(state.attempts).toBeGreaterThanOrEqual(3))
    expect(reported.every(error => error === failing)).toBe(true)
    expect(reported.length).toBeGreaterThanOrEqual(2)
    state.broken = false
    await vi.waitFor(async () => expect(await statusOf(jobs, id)).toBe('completed'))
    expect(prompts).toEqual(['one'])
    await queue.close()
  })

  it.each(['waiting', 'read', 'finish'] as const)('at `%s` is left alone for growing, bounded pauses', async name => {
    const jobs = await newStore()
    const { state, store } = breakable(jobs, name)
    await add(jobs, 'one')
    const times: number[] = []
    const { runner } = noting(async () => {})
    const backoff = { first: 20, longest: 80 }
    const queue = createJobQueue(store, runner, () => times.push(performance.now()), { backoff })
    queue.wake()
    await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(6))
    const between = times.slice(1).map((time, index) => time - (times[index] as number))
    // A timer may fire up to a millisecond early.
    for (const [index, least] of [20, 40, 80, 80, 80].entries()) expect(between[index]).toBeGreaterThan(least - 2)
    await queue.close()
    expect(state.attempts).toBe(times.length)
  })

  it('is asked once, however often the queue is woken', async () => {
    const jobs = await newStore()
    const { state, store } = breakable(jobs, 'waiting')
    const backoff = { first: 3_600_000, longest: 3_600_000 }
    const queue = createJobQueue(store, noting(async () => {}).runner, () => {}, { backoff })
    for (let count = 0; count < 50; count++) {
      queue.wake()
      await turn()
    }
    expect(state.attempts).toBe(1)
    await queue.close()
  })

  it('lets the queue close in the middle of a pause', async () => {
    const jobs = await newStore()
    const { state, store } = breakable(jobs, 'finish')
    const { id } = await add(jobs, 'one')
    const backoff = { first: 3_600_000, longest: 3_600_000 }
    const queue = createJobQueue(store, noting(async () => {}).runner, () => {}, { backoff })
    queue.wake()
    await vi.waitFor(() => expect(state.attempts).toBe(1))
    await queue.close()
    expect(state.attempts).toBe(1)
    expect((await jobs.waiting(9)).map(({ jobId }) => jobId)).toEqual([id])
  })

  it('for one message lets those of other jobs run', async () => {
    const jobs = await newStore()
    const { id: broken } = await add(jobs, 'one')
    const store: JobStore = {
      ...jobs,
      finish: async (message, outcome, worker) => {
        if (message.jobId === broken) throw failing
        return jobs.finish(message, outcome, worker)
      }
    }
    const queue = createJobQueue(store, noting(async () => {}).runner, () => {})
    queue.wake()
    const others = [await add(jobs, 'two'), await add(jobs, 'three')]
    queue.wake()
    for (const { id } of others) await vi.waitFor(async () => expect(await statusOf(jobs, id)).toBe('completed'))
    expect(await statusOf(jobs, broken)).toBe('active')
    await queue.close()
  })
})

describe('many messages that wait', () => {
  it('leave the event loop its turns, and the queue can close between them', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'x')
    for (let count = 1; count < 300; count++) await jobs.follow('p', id, 'x')
    const { runner, prompts } = noting(async () => {})
    const queue = createJobQueue(jobs, runner, () => {})
    queue.wake()
    for (let count = 0; count < 5; count++) await turn()
    await queue.close()
    const ran = prompts.length
    expect(ran).toBeLessThan(300)
    await turn()
    expect(prompts).toHaveLength(ran)
  })
})

describe('jobs beside each other', () => {
  /** Runs that end when the test says so, oldest first, and the largest number at once. */
  const manual = () => {
    const ends: (() => void)[] = []
    let [now, most] = [0, 0]
    const { runner, prompts } = noting(async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise<void>(resolve => ends.push(resolve))
      now -= 1
    })
    return { runner, prompts, ends, most: () => most }
  }

  it('are at most four, and all of them get their turn, each message after the one before', async () => {
    const jobs = await newStore()
    const { runner, prompts, ends, most } = manual()
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => add(jobs, `${index} a`)))
    for (const [index, { id }] of all.entries()) await jobs.follow('p', id, `${index} b`)
    const queue = createJobQueue(jobs, runner, () => {})
    queue.wake()
    for (let ended = 0; ended < 20; ended++) {
      await vi.waitFor(() => expect(prompts).toHaveLength(Math.min(ended + 4, 20)))
      ends.shift()?.()
    }
    for (const { id } of all) await vi.waitFor(async () => expect(await statusOf(jobs, id)).toBe('completed'))
    expect(most()).toBe(4)
    for (let index = 0; index < 10; index++)
      expect(prompts.filter(prompt => prompt.startsWith(`${index} `))).toEqual([`${index} a`, `${index} b`])
    await queue.close()
  })

  it('are as many as is said, in the order in which their messages came', async () => {
    const jobs = await newStore()
    const { runner, prompts, ends, most } = manual()
    const first = await add(jobs, 'first')
    await add(jobs, 'second')
    await jobs.follow('p', first.id, 'third')
    const queue = createJobQueue(jobs, runner, () => {}, { places: 1 })
    queue.wake()
    for (let ended = 0; ended < 3; ended++) {
      await vi.waitFor(() => expect(prompts).toHaveLength(ended + 1))
      ends.shift()?.()
    }
    await vi.waitFor(async () => expect(await jobs.waiting(1)).toEqual([]))
    expect(prompts).toEqual(['first', 'second', 'third'])
    expect(most()).toBe(1)
    await queue.close()
  })
})

describe('a run that does not stop when it is told to', () => {
  const deaf = () => noting(({ prompt }) => (prompt === 'deaf' ? new Promise(() => {}) : Promise.resolve()))

  it('is not waited for when the queue closes, and its message is run again after the next start', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'deaf')
    const { runner, prompts } = deaf()
    const queue = createJobQueue(jobs, runner, () => {}, { grace: 20 })
    queue.wake()
    await vi.waitFor(() => expect(prompts).toEqual(['deaf']))
    await queue.close()
    expect(await statusOf(jobs, id)).toBe('active')
    const next = createJobQueue(jobs, runner, () => {}, { grace: 20 })
    next.wake()
    await vi.waitFor(() => expect(prompts).toEqual(['deaf', 'deaf']))
    await next.close()
  })

  it('gives its place up when its job was archived', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'deaf')
    const { runner, prompts } = deaf()
    const queue = createJobQueue(jobs, runner, () => {}, { places: 1, grace: 20 })
    queue.wake()
    await vi.waitFor(() => expect(prompts).toEqual(['deaf']))
    const { id: other } = await add(jobs, 'other')
    await jobs.archive('p', id)
    queue.cancel(id)
    await vi.waitFor(async () => expect(await statusOf(jobs, other)).toBe('completed'))
    expect(await statusOf(jobs, id)).toBe('archived')
    await queue.close()
  })

  it('has its time to clean up: the queue waits for one that stops', async () => {
    const jobs = await newStore()
    await add(jobs, 'one')
    let cleaned = false
    const { runner, prompts } = noting(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () =>
            setTimeout(() => {
              cleaned = true
              reject(new Error('Stopped.'))
            }, 30)
          )
        })
    )
    const queue = createJobQueue(jobs, runner, () => {})
    queue.wake()
    await vi.waitFor(() => expect(prompts).toEqual(['one']))
    await queue.close()
    expect(cleaned).toBe(true)
    expect(await jobs.waiting(9)).toHaveLength(1)
  })
})

describe('a store that answers late', () => {
  it('lets nothing begin once the queue is closed', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'one')
    let answer = () => {}
    const late = new Promise<void>(resolve => {
      answer = resolve
    })
    const { runner, prompts } = noting(async () => {})
    const store: JobStore = { ...jobs, waiting: limit => late.then(() => jobs.waiting(limit)) }
    const queue = createJobQueue(store, runner, () => {})
    queue.wake()
    const closed = queue.close()
    answer()
    await closed
    await turn()
    expect(prompts).toEqual([])
    expect((await jobs.waiting(9)).map(({ jobId }) => jobId)).toEqual([id])
  })
})

describe('a message that was looked up', () => {
  /** The result of a job when something happens just before it begins. */
  const interrupted = async (happens: (jobs: JobStore, queue: JobQueue, id: string) => Promise<Job | undefined>) => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'one')
    const { runner, prompts } = noting(async () => {})
    const store: JobStore = { ...jobs, read: () => happens(jobs, queue, id) }
    const queue = createJobQueue(store, runner, error => expect.unreachable(String(error)))
    queue.wake()
    await vi.waitFor(async () => expect(await statusOf(jobs, id)).not.toBe('active'))
    await queue.close()
    return { job: await jobs.read('p', id), prompts }
  }

  it('is not run when its job is archived before it begins', async () => {
    const { job, prompts } = await interrupted((jobs, _, id) => jobs.archive('p', id))
    expect([job?.status, prompts]).toEqual(['archived', []])
  })

  it('is not run when its job is stopped before it begins', async () => {
    const { job, prompts } = await interrupted((jobs, queue, id) => {
      queue.cancel(id)
      return jobs.read('p', id)
    })
    expect([job?.status, job?.error, prompts]).toEqual(['failed', 'The job was stopped.', []])
  })

  it('is not run when its job is gone', async () => {
    const { job, prompts } = await interrupted(async () => undefined)
    expect([job?.status, job?.error, prompts]).toEqual(['failed', 'The job was stopped.', []])
  })
})

describe('a queue', () => {
  it('without a runner fails each job, and says why', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'one')
    const queue = createJobQueue(jobs, undefined, () => {})
    queue.wake()
    await vi.waitFor(async () => expect(await statusOf(jobs, id)).toBe('failed'))
    expect((await jobs.read('p', id))?.error).toBe('No agent is configured that could work on this job.')
    await queue.close()
  })

  it('has nothing to stop where nothing runs', async () => {
    const queue = createJobQueue(await newStore(), undefined, () => {})
    queue.cancel('job_none')
    await queue.close()
  })

  it('gives the place of a run that is told to stop to nobody before it has stopped', async () => {
    const jobs = await newStore()
    const { id } = await add(jobs, 'one')
    const ends: (() => void)[] = []
    const { runner, prompts } = noting(() => new Promise<void>(resolve => ends.push(resolve)))
    const queue = createJobQueue(jobs, runner, () => {}, { places: 1 })
    queue.wake()
    await vi.waitFor(() => expect(prompts).toEqual(['one']))
    await add(jobs, 'two')
    await jobs.archive('p', id)
    queue.cancel(id)
    for (let count = 0; count < 5; count++) {
      queue.wake()
      await turn()
    }
    expect(prompts).toEqual(['one'])
    ends[0]?.()
    await vi.waitFor(() => expect(prompts).toEqual(['one', 'two']))
    ends[1]?.()
    await queue.close()
  })
})
