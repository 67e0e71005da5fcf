import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { JobRunner, JobTask } from '../contract.ts'
import { createJobStore, type JobStore } from '../store/index.ts'
import { databaseUrlFor, openTestDatabase } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { createJobQueue } from './index.ts'

let data: string

beforeEach(async () => {
  data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
})

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** A process that works on jobs and logs which. */
const program = `
import { appendFileSync } from 'node:fs'
const { createJobStore, openStore } = await import(${at('../store/index.ts')})
const { createJobQueue } = await import(${at('./index.ts')})
const [data, log, databaseUrl] = process.argv.slice(1)
const { database, beginServing } = await openStore({ data, databaseUrl })
beginServing()
const run = async ({ prompt }) => {
  appendFileSync(log, prompt + '\\n')
  return { prLink: null }
}
const options = { beat: 50, backoff: { first: 20, longest: 100 } }
createJobQueue(createJobStore(database), { model: 'agent-1', run }, () => {}, options).wake()
setInterval(() => {}, 1_000)`

const start = async (log: string) => {
  const words = ['--input-type=module', '--eval', program, data, log, (await databaseUrlFor(data)) ?? '']
  const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } })
  onTestFinished(() => void child.kill('SIGKILL'))
}

/** Stores of several processes on the same database. */
const storesOf = async (count: number): Promise<JobStore[]> => {
  const stores: JobStore[] = []
  for (let made = 0; made < count; made++) {
    const database = await openTestDatabase(data)
    onTestFinished(() => database.destroy())
    stores.push(createJobStore(database))
  }
  return stores
}

const add = (jobs: JobStore | undefined, prompt: string) =>
  (jobs as JobStore).create({ projectId: 'p', repository: 'acme/docs', ref: null, model: 'agent-1', prompt })

const statusOf = async (jobs: JobStore | undefined, id: string) => (await jobs?.read('p', id))?.status

/** Runs that end when they are told to stop, or when the test says so. */
const hanging = () => {
  const tasks: (JobTask & { end: () => void })[] = []
  const forgotten: string[] = []
  const runner: JobRunner = {
    model: 'agent-1',
    run: task =>
      new Promise((resolve, reject) => {
        task.signal.addEventListener('abort', () => reject(task.signal.reason))
        tasks.push({ ...task, end: () => resolve({ prLink: null }) })
      }),
    forget: async projectId => void forgotten.push(projectId)
  }
  return { runner, tasks, forgotten }
}

const quick = { beat: 20, lease: 10_000, grace: 50 }

const queueOf = (jobs: JobStore | undefined, runner: JobRunner, options: object = quick) => {
  const queue = createJobQueue(jobs as JobStore, runner, error => expect.unreachable(String(error)), options)
  onTestFinished(() => queue.close())
  return queue
}

it('run each message once, however many processes there are, in the order of each job', async () => {
  const [jobs] = await storesOf(1)
  const ids: string[] = []
  for (let job = 0; job < 10; job++) {
    const { id } = await add(jobs, `${job} a`)
    await jobs?.follow('p', id, `${job} b`)
    ids.push(id)
  }
  const log = join(data, 'prompts')
  for (let process = 0; process < 3; process++) await start(log)
  for (const id of ids) await vi.waitFor(async () => expect(await statusOf(jobs, id)).toBe('completed'))
  const prompts = readFileSync(log, 'utf8').trim().split('\n')
  expect(prompts.toSorted()).toEqual(ids.flatMap((_, job) => [`${job} a`, `${job} b`]))
  for (let job = 0; job < 10; job++) expect(prompts.indexOf(`${job} a`)).toBeLessThan(prompts.indexOf(`${job} b`))
})

it('take over what another had when it was killed, whose end then counts no more', { tags: 'slow' }, async () => {
  const [killed, other] = await storesOf(2)
  const { id } = await add(killed, 'one')
  const [message] = (await killed?.waiting(1)) ?? []
  if (!message) throw new Error('No message waits.')
  expect(await killed?.take(message, 'killed', 2_000)).toBe(true)
  expect([await other?.take(message, 'other', 2_000), await other?.waiting(9)]).toEqual([false, []])
  const { runner, tasks } = hanging()
  queueOf(other, runner)
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  const outcome = {
    status: 'completed',
    prLink: 'https://code.example/1',
    error: null,
    summary: null,
    diff: null
  } as const
  await killed?.finish(message, outcome, 'killed')
  expect(await statusOf(other, id)).toBe('active')
  tasks[0]?.end()
  await vi.waitFor(async () => expect(await statusOf(other, id)).toBe('completed'))
  expect((await other?.read('p', id))?.prLink).toBeNull()
  expect(await other?.take(message, 'late', 2_000)).toBe(false)
})

it('keep what they have for as long as it takes', { tags: 'slow' }, async () => {
  const [first, second] = await storesOf(2)
  const { id } = await add(first, 'one')
  const { runner, tasks } = hanging()
  const keep = vi.fn(first?.keep)
  queueOf({ ...first, keep } as JobStore, runner, { ...quick, lease: 1_000 }).wake()
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  queueOf(second, runner, { ...quick, lease: 1_000 })
  const { id: other } = await add(second, 'two')
  // A beat takes 20 milliseconds or more, so several leases have passed by then.
  await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(100))
  expect(tasks).toHaveLength(2)
  for (const task of tasks) task.end()
  for (const job of [id, other]) await vi.waitFor(async () => expect(await statusOf(first, job)).toBe('completed'))
})

it('stop a run that they can no longer say is theirs', { tags: 'slow', timeout: 30_000 }, async () => {
  const [jobs, other] = await storesOf(2)
  const { id } = await add(jobs, 'one')
  const { runner, tasks } = hanging()
  let isBroken = false
  const store = {
    ...jobs,
    keep: (...given: Parameters<JobStore['keep']>) => (isBroken ? new Promise(() => {}) : jobs?.keep(...given))
  } as JobStore
  /** Whether the job was still taken when its run was told to stop. The run waits until that is known. */
  const wasTaken: (boolean | undefined)[] = []
  const run = (task: JobTask) =>
    runner.run(task).catch(async reason => {
      wasTaken.push(await other?.isTaken('p'))
      throw reason
    })
  queueOf(store, { ...runner, run }, { beat: 20, lease: 12_000, grace: 8_000, places: 1 }).wake()
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  isBroken = true
  await vi.waitFor(() => expect(wasTaken).toEqual([true]), 20_000)
  expect(await statusOf(other, id)).toBe('active')
})

it('notice that a job was archived elsewhere', async () => {
  const [first, second] = await storesOf(2)
  const { id } = await add(first, 'one')
  const { runner, tasks } = hanging()
  queueOf(first, runner).wake()
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  await second?.archive('p', id)
  await vi.waitFor(() => expect(tasks[0]?.signal.aborted).toBe(true))
  await vi.waitFor(async () => expect(await second?.isTaken('p')).toBe(false))
  expect(await statusOf(first, id)).toBe('archived')
})

it('stand still while words of a reader are deleted elsewhere, remove their copy, and begin anew', async () => {
  const [first, second] = await storesOf(2)
  await add(first, 'one')
  const [here, there] = [hanging(), hanging()]
  queueOf(first, here.runner).wake()
  await vi.waitFor(() => expect(here.tasks).toHaveLength(1))
  const holder = queueOf(second, there.runner)
  const release = await holder.hold('p')
  expect(here.tasks[0]?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(here.forgotten).toEqual(['p']))
  await add(second, 'two')
  holder.wake()
  expect([await first?.waiting(9), here.tasks.length, there.tasks.length]).toEqual([[], 1, 0])
  await release()
  await vi.waitFor(() =>
    expect([...here.tasks.slice(1), ...there.tasks].map(({ prompt }) => prompt).sort()).toEqual(['one', 'two'])
  )
  // The instance that holds the project has removed its copy itself.
  expect(there.forgotten).toEqual([])
})
