/** @module-tag slow */
import { rm } from 'node:fs/promises'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type AgentJob, type FeedbackEntry, type Gap, type QuestionEntry, routes } from '../../../protocol/index.ts'
import type { JobTask } from '../../contract.ts'
import { question } from '../../testing/answers.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { type TestService, testService } from '../../testing/service.ts'

const patience = { timeout: 30_000 }

type Ended = { prLink: string | null } | Error

let service: TestService
/** Ends the run of a job. */
let end: (how: Ended) => Promise<void>
let asked: QuestionEntry[]

/** A service where two readers asked about something that the docs lack, and one rated an answer as bad. */
beforeEach(async () => {
  const runs: ((how: Ended) => void)[] = []
  const run = (_: JobTask) =>
    new Promise<{ prLink: string | null }>((resolve, reject) => {
      runs.push(how => (how instanceof Error ? reject(how) : resolve(how)))
    })
  end = async how => {
    await vi.waitFor(() => expect(runs).not.toEqual([]), patience)
    runs.shift()?.(how)
  }
  service = await testService({ runner: { model: 'agent', run }, openRequests: 2 })
  onTestFinished(() => service[Symbol.asyncDispose]())
  for (const text of ['Who won the world cup in 1954?', 'How do I install a lamp?', 'Is there tea on Mars?']) {
    await (await service.ask(question(text))).text()
  }
  asked = (await get(routes.questions('local'))).questions
  const { threadId, messageId } = asked[1] as QuestionEntry
  await service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'contextual', path: '/', fp: 'a', helpful: false, threadId, messageId })
  })
})

const get = async (path: string) => (await service.admin('GET', path)).json()

const create = async (...questions: number[]) => {
  const ids = questions.map(index => asked[index]?.id)
  const response = await service.admin('POST', routes.jobs('local'), { prompt: 'x', title: 'T', questions: ids })
  return { status: response.status, job: (await response.json()) as AgentJob & { error: string } }
}

const ended = (id: string) =>
  vi.waitFor(async () => expect((await get(routes.job('local', id))).status).not.toBe('active'), patience)

const feedbackStatus = async () =>
  ((await get(routes.feedback('local'))).feedback as FeedbackEntry[]).map(({ status }) => status)

const gaps = async (): Promise<{ gaps: Gap[]; resolved: unknown[] }> => get(routes.gaps('local'))

const states = async () =>
  Object.fromEntries((await gaps()).gaps.map(({ title, job }) => [title.split(' ')[0], job?.state ?? 'open']))

it('has questions and feedback in progress while it runs, and resolved when its request is merged', async () => {
  const { job } = await create(0, 1)
  expect(await feedbackStatus()).toEqual(['in_progress'])
  expect(await states()).toEqual({ Who: 'in_progress', How: 'in_progress', Is: 'open' })
  expect((await service.admin('POST', `${routes.job('local', job.id)}/merged`)).status).toBe(409)
  await end({ prLink: 'https://code.example/1' })
  await ended(job.id)
  expect(await feedbackStatus()).toEqual(['in_progress'])
  expect((await gaps()).gaps.find(({ questions }) => questions.includes(asked[0]?.id ?? ''))?.job).toEqual({
    state: 'in_progress',
    jobId: job.id,
    prLink: 'https://code.example/1'
  })
  const merged = await service.admin('POST', `${routes.job('local', job.id)}/merged`)
  expect((await merged.json()).mergedAt).toMatch(/Z$/)
  expect(await feedbackStatus()).toEqual(['resolved'])
  expect(await states()).toEqual({ Is: 'open' })
  expect((await gaps()).resolved).toEqual([
    { jobId: job.id, title: 'T', count: 2, prLink: 'https://code.example/1', resolvedAt: expect.any(String) }
  ])
  expect((await get(routes.feedback('local'))).feedback[0].job).toMatchObject({ state: 'resolved', jobId: job.id })
})

it.each([
  ['it fails', (id: string) => ended(id), new Error('no')],
  ['nothing was changed', (id: string) => ended(id), { prLink: null }],
  [
    'it is archived',
    async (id: string) => {
      await ended(id)
      await service.admin('POST', routes.jobArchive('local', id))
    },
    { prLink: 'https://code.example/1' }
  ]
])('releases them when %s, and another job may have them', async (_, until, how) => {
  const { job } = await create(0, 1)
  await end(how)
  await until(job.id)
  expect(await feedbackStatus()).toEqual(['pending'])
  expect(await states()).toEqual({ Who: 'released', How: 'released', Is: 'open' })
  expect((await create(0, 1)).status).toBe(201)
})

it('is not started for what another works on already, and says which', async () => {
  const { job } = await create(0, 1)
  const again = await create(1)
  expect([again.status, again.job.error]).toEqual([409, `The job ${job.id} works on this already.`])
  await end({ prLink: 'https://code.example/1' })
  await ended(job.id)
  expect((await create(0)).job.error).toBe(`The job ${job.id} works on this already: https://code.example/1`)
})

it('is started once where two ask for the same at the same moment', async () => {
  const both = await Promise.all([create(0, 1), create(1, 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

it('answers with its questions what was asked for the same meanwhile; who asks afterwards is told of with it', async () => {
  const { job } = await create(0)
  await (await service.ask(question('Who won the world cup in the year 1954?'))).text()
  expect((await gaps()).gaps[0]).toMatchObject({ count: 2, job: { state: 'in_progress' } })
  await end({ prLink: 'https://code.example/1' })
  await ended(job.id)
  await service.admin('POST', `${routes.job('local', job.id)}/merged`)
  expect(Object.keys(await states()).sort()).toEqual(['How', 'Is'])
  await (await service.ask(question('Who won the world cup 1954'))).text()
  expect((await gaps()).gaps.find(({ title }) => title.startsWith('Who'))).toMatchObject({
    count: 1,
    job: { state: 'resolved', jobId: job.id, prLink: 'https://code.example/1' }
  })
})

it('may be about what was deleted meanwhile', async () => {
  const { status, job } = await create(0, 1)
  expect(status).toBe(201)
  for (const { threadId } of asked) {
    expect((await service.admin('DELETE', routes.thread('local', threadId))).status).toBe(200)
  }
  await end({ prLink: 'https://code.example/1' })
  await ended(job.id)
  expect((await service.admin('POST', `${routes.job('local', job.id)}/merged`)).status).toBe(200)
})

const untilStopped = ({ signal }: JobTask) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))

it('is released at the next start where nothing works on jobs any more', async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const first = await testService({ data, runner: { model: 'agent', run: untilStopped } })
  await (await first.ask(question('Who won the world cup in 1954?'))).text()
  const read = async (running: TestService, path: string) => (await running.admin('GET', path)).json()
  const [{ id }] = (await read(first, routes.questions('local'))).questions
  await first.admin('POST', routes.jobs('local'), { prompt: 'x', questions: [id] })
  const stateOf = async (running: TestService) => (await read(running, routes.gaps('local'))).gaps[0].job.state
  expect(await stateOf(first)).toBe('in_progress')
  await first[Symbol.asyncDispose]()
  await using again = await testService({ data })
  await vi.waitFor(async () => expect(await stateOf(again)).toBe('released'), patience)
})

it('is not started while as many are open as may be; what is about nothing is', async () => {
  await create(0)
  await create(1)
  const { status, job } = await create(2)
  expect([status, job.error]).toEqual([
    409,
    '2 jobs about what readers asked are open, as many as may be at a time: merge, close or archive one first.'
  ])
  expect((await create()).status).toBe(201)
})

it('is resolved where the code host tells that its request was merged', async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const run = async () => ({ prLink: 'https://code.example/1' })
  const first = await testService({ data, runner: { model: 'agent', run } })
  const { id } = await (await first.admin('POST', routes.jobs('local'), { prompt: 'x' })).json()
  const read = async (running: TestService): Promise<AgentJob> =>
    (await running.admin('GET', routes.job('local', id))).json()
  await vi.waitFor(async () => expect((await read(first)).status).toBe('completed'), patience)
  await first[Symbol.asyncDispose]()
  const requestState = vi.fn(async () => 'merged' as const)
  await using again = await testService({ data, runner: { model: 'agent', run, requestState } })
  await vi.waitFor(async () => expect((await read(again)).mergedAt).toMatch(/Z$/), patience)
  expect(requestState).toHaveBeenCalledWith({ id, projectId: 'local' })
})
