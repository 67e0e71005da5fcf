import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import type { JobRunner, JobTask } from '../../index.ts'
import { type TestService, testService } from '../../testing/service.ts'

/** A runner whose tasks end when the test says so. */
const handRunner = () => {
  const tasks: (JobTask & { finish: (prLink?: string | null, more?: object) => void; fail: (why: string) => void })[] =
    []
  const runner: JobRunner = {
    model: 'agent-1',
    run: task =>
      new Promise((resolve, reject) => {
        task.signal.addEventListener('abort', () => reject(new Error('Stopped.')))
        tasks.push({
          ...task,
          finish: (prLink = null, more = {}) => resolve({ prLink, ...more }),
          fail: why => reject(new Error(why))
        })
      })
  }
  return { runner, tasks }
}

const post = async (service: TestService, path: string, body?: unknown) => {
  const response = await service.admin('POST', path, body)
  return { status: response.status, job: await response.json() }
}
const create = (service: TestService, prompt = 'Mend the docs.') => post(service, routes.jobs('local'), { prompt })
const read = async (service: TestService, id: string) => (await service.admin('GET', routes.job('local', id))).json()

describe('a job', () => {
  it('has all fields of the interface from the beginning', async () => {
    const { runner } = handRunner()
    await using service = await testService({
      runner,
      docs: undefined,
      organizations: [
        {
          id: 'o',
          projects: [{ id: 'local', docs: import.meta.dirname, repository: { repository: 'acme/docs', ref: 'main' } }]
        }
      ]
    })
    const { status, job } = await create(service)
    expect(status).toBe(201)
    expect(job).toEqual({
      id: expect.stringMatching(/^job_[\w-]{22}$/),
      status: 'active',
      source: { repository: 'acme/docs', ref: 'main' },
      model: 'agent-1',
      prLink: null,
      createdAt: expect.stringMatching(/Z$/),
      archivedAt: null,
      summary: null,
      error: null,
      title: null,
      mergedAt: null
    })
    expect(await read(service, job.id)).toEqual(job)
  })

  it('without a runner ends failed, says why, and has no model', async () => {
    await using service = await testService()
    const { job } = await create(service)
    expect(job.model).toBe('none')
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('No agent')
      })
    )
    const followed = await post(service, routes.jobMessage('local', job.id), { prompt: 'Again.' })
    expect(followed).toMatchObject({ status: 200, job: { status: 'active', error: null } })
  })

  it('completes with its pull request, and is active again on a follow-up', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service, 'x')
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    expect(tasks[0]).toMatchObject({ prompt: 'x', projectId: 'local', job: { id: job.id } })
    tasks[0]?.finish('https://code.example/pr/1')
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({ status: 'completed', prLink: 'https://code.example/pr/1' })
    )
    const { job: followed } = await post(service, routes.jobMessage('local', job.id), { prompt: 'y' })
    expect(followed).toMatchObject({ status: 'active', prLink: null })
    expect(await read(service, job.id)).toEqual(followed)
    await vi.waitFor(() => expect(tasks).toHaveLength(2))
    expect(tasks[1]).toMatchObject({ prLink: 'https://code.example/pr/1' })
    tasks[1]?.fail('The repository is gone.')
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({
        status: 'failed',
        error: 'The repository is gone.',
        prLink: 'https://code.example/pr/1'
      })
    )
  })

  it('runs its messages in order, beside other jobs', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service, 'one')
    await post(service, routes.jobMessage('local', job.id), { prompt: 'two' })
    await create(service, 'other')
    await vi.waitFor(() => expect(tasks.map(({ prompt }) => prompt).sort()).toEqual(['one', 'other']))
    await wait(30)
    expect(tasks).toHaveLength(2)
    tasks.find(({ prompt }) => prompt === 'one')?.finish()
    await vi.waitFor(() => expect(tasks.at(-1)?.prompt).toBe('two'))
    expect(await read(service, job.id)).toMatchObject({ status: 'active' })
    tasks.at(-1)?.finish()
    await vi.waitFor(async () => expect(await read(service, job.id)).toMatchObject({ status: 'completed' }))
  })

  it('keeps its pull request through a follow-up that changes nothing, unseen while it is active', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service, 'one')
    for (const prompt of ['two', 'three']) await post(service, routes.jobMessage('local', job.id), { prompt })
    const links = ['https://code.example/pr/1', null, null]
    for (const [index, link] of links.entries()) {
      await vi.waitFor(() => expect(tasks).toHaveLength(index + 1))
      expect(await read(service, job.id)).toMatchObject({ status: 'active', prLink: null })
      tasks[index]?.finish(link)
    }
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({ status: 'completed', prLink: 'https://code.example/pr/1' })
    )
  })

  it('takes nothing from its runner but a pull request that is an address', async () => {
    const results: Record<string, unknown> = {
      more: { prLink: null, status: 'archived', error: 'x' },
      nothing: undefined,
      number: { prLink: 1 }
    }
    const run = async ({ prompt }: JobTask) => results[prompt] as { prLink: null }
    await using service = await testService({ runner: { model: 'agent-1', run } })
    const ended = async (prompt: string) => {
      const { job } = await create(service, prompt)
      await vi.waitFor(async () => expect((await read(service, job.id)).status).not.toBe('active'))
      return read(service, job.id)
    }
    expect(await ended('more')).toMatchObject({ status: 'completed', prLink: null, error: null })
    expect(await ended('nothing')).toMatchObject({ status: 'failed', prLink: null })
    expect(await ended('number')).toMatchObject({
      status: 'failed',
      prLink: null,
      error: 'The agent’s prLink is no address that begins with http:// or https://.'
    })
  })

  it('shows what it does while it runs, and then what it changed, without keys', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service)
    const get = async (path: string) => (await service.admin('GET', path)).json()
    const logPath = routes.jobLog('local', job.id)
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    tasks[0]?.note('The repository is fetched from https://me:hunter22@code.example/docs.git.')
    tasks[0]?.note('\u001B[31mred\u001B[0m', 'output')
    await vi.waitFor(async () => expect((await get(logPath)).log).toHaveLength(2))
    expect(await get(logPath)).toEqual({
      log: [
        {
          id: 1,
          kind: 'step',
          text: 'The repository is fetched from https://…@code.example/docs.git.',
          createdAt: expect.any(String)
        },
        { id: 2, kind: 'output', text: 'red', createdAt: expect.any(String) }
      ],
      hasMore: false
    })
    expect((await get(`${logPath}?after=1`)).log).toHaveLength(1)
    expect(await get(routes.jobDiff('local', job.id))).toEqual({ diff: null })
    tasks[0]?.finish('https://code.example/pr/1', { summary: 'One page was changed.', diff: '--- a\n+++ b\n' })
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({ status: 'completed', summary: 'One page was changed.' })
    )
    expect(await get(routes.jobDiff('local', job.id))).toEqual({ diff: '--- a\n+++ b\n' })
    for (const path of [routes.jobLog, routes.jobDiff]) {
      expect((await service.admin('GET', path('local', 'job_none'))).status).toBe(404)
    }
    expect((await service.admin('GET', `${logPath}?after=x`)).status).toBe(400)
  })

  it('keeps the beginning of an endless log', { tags: 'slow' }, async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service)
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    for (let line = 1; line <= 5_000; line++) tasks[0]?.note(line === 1 ? 'x'.repeat(5_000) : `line ${line}`)
    tasks[0]?.finish()
    await vi.waitFor(async () => expect((await read(service, job.id)).status).toBe('completed'))
    const texts: string[] = []
    for (let after = 0, more = true; more; ) {
      const { log, hasMore } = await (
        await service.admin('GET', `${routes.jobLog('local', job.id)}?after=${after}`)
      ).json()
      texts.push(...log.map(({ text }: { text: string }) => text))
      after = log.at(-1).id
      more = hasMore
    }
    expect(texts[0]).toHaveLength(1_001)
    expect(texts).toHaveLength(2_001)
    expect(texts.at(-1)).toBe('What is said from here on is not kept.')
  })

  it('gets its prompt without what belongs to a person', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    await create(service, 'jane@acme.de asks for more, with the key ghp_0123456789abcdef0123456789')
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    expect(tasks[0]?.prompt).toBe('[email] asks for more, with the key [key]')
  })

  it('is listed with the others, oldest first, page by page', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const ids: string[] = []
    for (const prompt of ['one', 'two', 'three']) ids.push((await create(service, prompt)).job.id)
    await vi.waitFor(() => expect(tasks).toHaveLength(3))
    tasks.find(({ prompt }) => prompt === 'two')?.finish()
    await vi.waitFor(async () => expect((await read(service, ids[1] ?? '')).status).toBe('completed'))
    const list = async (query: string) => (await service.admin('GET', `${routes.jobList('local')}?${query}`)).json()
    const idsOf = ({ jobs }: { jobs: { id: string }[] }) => jobs.map(({ id }) => id)
    const first = await list('limit=2')
    expect([idsOf(first), first.hasMore]).toEqual([ids.slice(0, 2), true])
    const rest = await list(`limit=2&cursor=${encodeURIComponent(first.nextCursor)}`)
    expect([idsOf(rest), rest.hasMore, rest.nextCursor]).toEqual([ids.slice(2), false, null])
    expect(idsOf(await list('status=completed,failed'))).toEqual([ids[1]])
    expect(idsOf(await list('status=active'))).toEqual([ids[0], ids[2]])
    expect(idsOf(await list('dateFrom=2000-01-01&dateTo=2001-01-01'))).toEqual([])
    expect((await service.admin('GET', `${routes.jobList('local')}?status=done`)).status).toBe(400)
  })

  it('fails with a reason whatever its runner throws', async () => {
    const odd = Object.assign(new Error('x'), { message: { code: 7 } })
    const thrown: Record<string, unknown> = { odd, text: 'No.', bare: Object.create(null) }
    const run = async ({ prompt }: JobTask) => Promise.reject(thrown[prompt])
    await using service = await testService({ runner: { model: 'agent-1', run } })
    const reason = async (prompt: string) => {
      const { job } = await create(service, prompt)
      await vi.waitFor(async () => expect((await read(service, job.id)).status).toBe('failed'))
      return (await read(service, job.id)).error
    }
    expect(await reason('odd')).toBe('{ code: 7 }')
    expect(await reason('text')).toBe('No.')
    expect(await reason('bare')).toBe('[Object: null prototype] {}')
  })

  it('goes on with the next message when one fails', async () => {
    const prompts: string[] = []
    const runner: JobRunner = {
      model: 'agent-1',
      async run({ prompt }) {
        prompts.push(prompt)
        if (prompt === 'one') await wait(30)
        if (prompt === 'two') throw new Error('No.')
        return { prLink: null }
      }
    }
    const lines: string[] = []
    await using service = await testService({ runner, writeLog: line => lines.push(line) })
    const { job } = await create(service, 'one')
    for (const prompt of ['two', 'three']) await post(service, routes.jobMessage('local', job.id), { prompt })
    await vi.waitFor(async () =>
      expect(await read(service, job.id)).toMatchObject({ status: 'completed', error: null })
    )
    expect(prompts).toEqual(['one', 'two', 'three'])
    expect(lines).toEqual([])
  })

  it('that is archived stops, stays archived and takes no more messages', async () => {
    const { runner, tasks } = handRunner()
    await using service = await testService({ runner })
    const { job } = await create(service)
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    const { status, job: archived } = await post(service, routes.jobArchive('local', job.id))
    expect(status).toBe(200)
    expect(archived).toMatchObject({ status: 'archived', archivedAt: expect.stringMatching(/Z$/) })
    expect(tasks[0]?.signal.aborted).toBe(true)
    expect(await post(service, routes.jobMessage('local', job.id), { prompt: 'More.' })).toMatchObject({
      status: 409,
      job: { code: 'conflict' }
    })
    expect(await post(service, routes.jobArchive('local', job.id))).toMatchObject({ status: 200, job: archived })
    expect(await read(service, job.id)).toEqual(archived)
  })

  it('uses up no limit with a follow-up that is refused', async () => {
    await using service = await testService({ limits: { followUpsPerProject: 1 } })
    const [{ job: open }, { job: closed }] = [await create(service), await create(service)]
    await post(service, routes.jobArchive('local', closed.id))
    const follow = async (id: string) => (await post(service, routes.jobMessage('local', id), { prompt: 'x' })).status
    expect([await follow(closed.id), await follow(closed.id), await follow('job_none')]).toEqual([409, 409, 404])
    expect([await follow(open.id), await follow(open.id)]).toEqual([200, 429])
  })

  it('takes a prompt of one character and refuses an empty one', async () => {
    await using service = await testService()
    expect((await create(service, 'x')).status).toBe(201)
    const { status, job: failure } = await create(service, '')
    expect(status).toBe(400)
    expect(failure.details).toEqual([{ path: 'prompt', message: 'must not be empty' }])
  })

  it('is visible only to its own project', async () => {
    const docs = import.meta.dirname
    await using service = await testService({
      docs: undefined,
      organizations: [
        {
          id: 'o',
          projects: [
            { id: 'local', docs },
            { id: 'other', docs }
          ]
        }
      ]
    })
    const { job } = await create(service)
    const { value: key } = await service.keys.create({ projectId: 'other', kind: 'admin', name: '' })
    expect((await service.admin('GET', routes.job('other', job.id), undefined, key)).status).toBe(404)
    expect((await service.admin('GET', routes.job('local', job.id), undefined, key)).status).toBe(404)
    expect(
      (await service.admin('GET', routes.job('local', job.id), undefined, service.project.assistantKey)).status
    ).toBe(403)
  })
})
