/** @module-tag slow */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AgentJob, createAdminClient, isCodeSnippetFeedback } from './index.ts'
import { allOf, failureOf } from './testing/client.ts'
import { run, start } from './testing/command.ts'
import { type Reply, startServer } from './testing/server.ts'
import { type OwnService, startOwnService } from './testing/service.ts'

const clientOf = ({ url, projectId, adminKey }: OwnService) =>
  createAdminClient({ baseUrl: url, projectId, adminKey, retry: { limit: 0 } })

const rating = (index: number) => ({
  source: 'contextual',
  path: `/p${index % 5}`,
  helpful: index % 3 === 0,
  ...(index % 2 === 0 && { comment: `=${index} "größer"\nals ${index}`, contact: 'reader@example.com' })
})
const snippet = (index: number) => ({ source: 'code_snippet', path: '/api', code: `x = ${index}`, lang: 'ts' })

/** Writes `count` entries, every fourth of them on a code example. Returns their ids in order. */
const fill = async (service: OwnService, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    ids.push(await service.collect(index % 4 === 3 ? snippet(index) : rating(index)))
  }
  return ids
}

/** Forwards a request to the service. */
const passTo =
  (service: OwnService): Reply =>
  async (response, { method, url, headers: { authorization = '' } }) => {
    const answer = await fetch(service.url + url, { method, headers: { authorization } })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  }

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'docs-assistant-own-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

describe('feedback', () => {
  it('is walked without a miss or a repeat while rows are being added', async () => {
    const service = await startOwnService()
    const ids = await fill(service, 60)
    const seen: string[] = []
    for await (const { id } of clientOf(service).feedback.all({ limit: 7 })) {
      seen.push(id)
      if (seen.length % 10 === 0 && ids.length < 66) ids.push(await service.collect(rating(ids.length)))
    }
    expect(seen).toEqual(ids)
  })

  it('is narrowed by source, status and day, and its status is set', async () => {
    const service = await startOwnService()
    const admin = clientOf(service)
    const ids = await fill(service, 8)
    await admin.feedback.setStatus(ids[0] ?? '', 'resolved')
    const found = async (query: object) => (await allOf(admin.feedback.all(query))).map(({ id }) => id)
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    expect(await found({ source: 'code_snippet' })).toEqual([ids[3], ids[7]])
    expect(await found({ status: ['resolved', 'dismissed'] })).toEqual([ids[0]])
    expect(await found({ status: 'pending' })).toEqual(ids.slice(1))
    expect(await found({ dateFrom: day(-1), dateTo: day(2) })).toEqual(ids)
    expect(await found({ dateTo: day(-1) })).toEqual([])
    const { feedback } = await admin.feedback.list({ limit: 4 })
    const code = feedback.filter(isCodeSnippetFeedback)
    expect(code).toMatchObject([{ code: 'x = 3', lang: 'ts', filename: null }])
  })

  it('is refused by what is wrong, each in its own words', async () => {
    const service = await startOwnService()
    const admin = clientOf(service)
    expect(await failureOf(admin.feedback.list({ cursor: 'tampered' }))).toMatchObject({
      code: 'invalid_request',
      status: 400,
      details: [{ path: 'cursor' }]
    })
    expect(await failureOf(admin.feedback.setStatus('nobody', 'resolved'))).toMatchObject({ code: 'not_found' })
    const strange = createAdminClient({ ...service, baseUrl: service.url, adminKey: 'svc_unknown' })
    expect(await failureOf(strange.feedback.list())).toMatchObject({ code: 'unauthorized', status: 401 })
    const prefixes = { assistant: 'other_', admin: 'svc_' }
    const adminKey = service.assistantKey
    const wrong = createAdminClient({ ...service, baseUrl: service.url, adminKey, keyPrefixes: prefixes })
    expect(await failureOf(wrong.feedback.list())).toMatchObject({ code: 'wrong_key_kind', status: 403 })
    const elsewhere = createAdminClient({ ...service, baseUrl: service.url, projectId: 'another' })
    expect(await failureOf(elsewhere.feedback.list())).toMatchObject({ code: 'not_found', status: 404 })
  })

  it('is exported whole to csv that reads back as it was written', async () => {
    const service = await startOwnService()
    const ids = await fill(service, 130)
    const out = join(folder(), 'feedback.csv')
    const { code } = await run(['feedback', 'export', ...service.flags, '--out', out], service)
    const rows = parse(readFileSync(out), { bom: true, columns: true }) as Record<string, string>[]
    expect([code, rows.map(({ id }) => id?.replace(/^'/, ''))]).toEqual([0, ids])
    expect(rows[2]).toMatchObject({ comment: '\'=2 "größer"\nals 2', contact: 'reader@example.com', helpful: 'false' })
  })

  it('is exported to the same bytes after a kill in the middle', async () => {
    const service = await startOwnService()
    await fill(service, 450)
    let reachMiddle = () => {}
    const middle = new Promise<void>(resolve => {
      reachMiddle = resolve
    })
    const pass = passTo(service)
    const between = await startServer(pass, pass, reachMiddle, pass)
    onTestFinished(() => between.close())
    const place = folder()
    const target = ['--base-url', between.url, '--project', service.projectId]
    const exported = (name: string) => ['feedback', 'export', ...target, '--out', join(place, name)]
    const { child, result } = start(exported('cut.csv'), service.environment)
    await middle
    child.kill('SIGKILL')
    await result()
    expect(existsSync(join(place, 'cut.csv'))).toBe(false)
    const rows = parse(readFileSync(join(place, 'cut.csv.partial')), { bom: true })
    expect(rows).toHaveLength(1 + 200)
    await run([...exported('cut.csv'), '--resume'], service)
    // Three pages before the one that failed, and the last three after it.
    expect(between.received).toHaveLength(3 + 3)
    await run(exported('whole.csv'), service)
    expect(parse(readFileSync(join(place, 'whole.csv')), { bom: true })).toHaveLength(1 + 450)
    expect(readFileSync(join(place, 'cut.csv')).equals(readFileSync(join(place, 'whole.csv')))).toBe(true)
  })
})

describe('what is kept of a reader', () => {
  it('is shown by thread, and deleted by thread and reader', async () => {
    const service = await startOwnService()
    const admin = clientOf(service)
    const asked = await service.ask('How do I install a lamp?', '/install', 'ann')
    await service.collect({ source: 'contextual', path: '/install', helpful: false, ...asked, fp: 'ann' })
    await service.ask('In which colours does it glow?', '/colours', 'ann')
    const { fp, messages, questions } = await admin.threads.get(asked.threadId)
    expect([fp, messages.length, questions[0]?.feedback?.helpful]).toEqual(['ann', 2, false])
    const records = await allOf(admin.readers.all({ threadId: asked.threadId }))
    expect(records.map(({ kind }) => kind)).toEqual(['conversation', 'question', 'feedback'])
    expect(await admin.threads.delete(asked.threadId)).toMatchObject({ threads: 1, questions: 1, feedback: 1 })
    expect(await failureOf(admin.threads.get(asked.threadId))).toMatchObject({ code: 'not_found' })
    expect(await admin.readers.delete('ann')).toMatchObject({ threads: 1, questions: 1, feedback: 0 })
    expect(await admin.readers.delete('ann')).toEqual({
      threads: 0,
      questions: 0,
      feedback: 0,
      jobTexts: 0,
      erased: true
    })
    expect(await failureOf(admin.readers.delete('anonymous'))).toMatchObject({ code: 'invalid_request', status: 400 })
    expect(await failureOf(admin.readers.delete('..'))).toMatchObject({ code: 'invalid_request', status: undefined })
    expect(await allOf(admin.questions.all())).toEqual([])
  })
})

describe('an agent job', () => {
  /** A runner that opens one pull request after another. */
  const runner = () => {
    let pulls = 0
    return {
      model: 'test-model',
      run: async () => {
        await new Promise(resolve => setTimeout(resolve, 50))
        return { prLink: `https://code.example/pull/${++pulls}` }
      }
    }
  }
  const soon = { interval: 10, maxInterval: 20, settle: 1_000 }

  it('is started, followed to its pull request, followed up and archived', async () => {
    const admin = clientOf(await startOwnService({ runner: runner() }))
    const { id, status, model } = await admin.jobs.create('Write a guide')
    expect([status, model]).toEqual(['active', 'test-model'])
    const seen: string[] = []
    const onProgress = (job: AgentJob) => void seen.push(job.status)
    expect(await admin.jobs.wait(id, { ...soon, onProgress })).toMatchObject({
      status: 'completed',
      prLink: 'https://code.example/pull/1'
    })
    expect(seen).toEqual(['active', 'completed'])
    expect((await admin.jobs.message(id, '?')).status).toBe('active')
    expect(await admin.jobs.wait(id, soon)).toMatchObject({ prLink: 'https://code.example/pull/2' })
    expect(await admin.jobs.archive(id)).toMatchObject({ status: 'archived', archivedAt: expect.any(String) })
    expect(await failureOf(admin.jobs.message(id, 'Once more'))).toMatchObject({ code: 'conflict', status: 409 })
    expect(await admin.jobs.wait(id)).toMatchObject({ status: 'archived' })
  })

  it('fails and says why where no agent is', async () => {
    const admin = clientOf(await startOwnService())
    const { id } = await admin.jobs.create('Write a guide')
    expect(await admin.jobs.wait(id, { ...soon, settle: 50 })).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('agent')
    })
  })

  it('is not found, and its follow-ups are limited, in so many words', async () => {
    const service = await startOwnService({ limits: { followUpsPerProject: 1 } })
    const admin = clientOf(service)
    expect(await failureOf(admin.jobs.get('nobody'))).toMatchObject({ code: 'not_found' })
    const { id } = await admin.jobs.create('Write a guide')
    await admin.jobs.message(id, 'Say more')
    const error = await failureOf(admin.jobs.message(id, 'Say still more'))
    expect(error).toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfter: expect.any(Number),
      maybeTaken: false
    })
  })

  it('closes the loop: from readers’ feedback to a pull request', async () => {
    const service = await startOwnService({ runner: runner() })
    await fill(service, 12)
    const fix = [
      'agent',
      'fix',
      '--from-feedback',
      ...service.flags,
      '--yes',
      '--set-status',
      'in_progress',
      '--json',
      '--settle',
      '1'
    ]
    const { code, output } = await run([...fix, '--page', '/api'], service)
    expect(code).toBe(0)
    const { job, marked, feedback } = JSON.parse(output)
    expect(job).toMatchObject({ status: 'completed', prLink: 'https://code.example/pull/1' })
    const inProgress = await allOf(clientOf(service).feedback.all({ status: 'in_progress' }))
    expect([marked, inProgress.map(({ id }) => id).sort()]).toEqual([3, feedback.sort()])
  })
})

describe('the checks', () => {
  it('find nothing to change in the demo site', async () => {
    const { url } = await startOwnService()
    const { output } = await run(['doctor', url, '--json'], { environment: {} })
    const { findings } = JSON.parse(output) as { findings: { verdict: string; subject: string }[] }
    // The widget’s files exist only after a build.
    expect(findings.filter(({ subject, verdict }) => verdict === 'bad' && subject !== 'widget files')).toEqual([])
    expect(findings.map(({ subject }) => subject)).toContain('thread')
  })
})
