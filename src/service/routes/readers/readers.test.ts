import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type QuestionEntry, type ReaderRecord, routes } from '../../../protocol/index.ts'
import type { JobRunner } from '../../contract.ts'
import { databaseIn } from '../../store/index.ts'
import { onPostgres, openTestDatabase } from '../../testing/databases.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { type TestService, testService } from '../../testing/service.ts'

const start = async (data = ':memory:', runner?: JobRunner) => {
  const service = await testService({ data, ...(runner && { runner }) })
  onTestFinished(() => service[Symbol.asyncDispose]())
  return service
}

/** Asks and rates the answer. Returns the question as it is listed. */
const converse = async (service: TestService, fp: string, text: string, threadId?: string): Promise<QuestionEntry> => {
  // Each question has its own message id, because one with the same id would replace it.
  const messages = [{ id: text, role: 'user', parts: [{ type: 'text', text }] }]
  await (await service.ask({ fp, threadId, messages })).text()
  const { questions } = await (await service.admin('GET', routes.questions('local'))).json()
  const entry = questions.at(-1)
  await service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'contextual',
      path: '/',
      fp,
      helpful: false,
      comment: `Of ${fp}.`,
      threadId: entry.threadId,
      messageId: entry.messageId
    })
  })
  return entry
}

const kept = async (service: TestService) => {
  const [questions, feedback] = await Promise.all(
    [routes.questions('local'), routes.feedback('local')].map(async path => (await service.admin('GET', path)).json())
  )
  return [
    questions.questions.map((entry: QuestionEntry) => entry.question),
    feedback.feedback.map(({ comment }: { comment: string }) => comment)
  ]
}

it('shows a conversation with its questions and what was said of them', async () => {
  const service = await start()
  const { threadId } = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'In which colours does it glow?', threadId)
  const response = await service.admin('GET', routes.thread('local', threadId))
  expect(await response.json()).toEqual({
    threadId,
    fp: 'ann',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    messages: [
      expect.objectContaining({ role: 'user', parts: [{ type: 'text', text: 'How do I install a lamp?' }] }),
      expect.objectContaining({ role: 'assistant' }),
      expect.objectContaining({ role: 'user' }),
      expect.objectContaining({ role: 'assistant' })
    ],
    questions: [
      expect.objectContaining({
        question: 'How do I install a lamp?',
        feedback: expect.objectContaining({ helpful: false })
      }),
      expect.objectContaining({ question: 'In which colours does it glow?' })
    ]
  })
  expect((await service.admin('GET', routes.thread('local', 'none'))).status).toBe(404)
})

it('deletes a conversation and nothing beside it', async () => {
  const service = await start()
  const { threadId } = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'In which colours does it glow?')
  const response = await service.admin('DELETE', routes.thread('local', threadId))
  expect(await response.json()).toEqual({
    deleted: { threads: 1, questions: 1, feedback: 1, jobTexts: 0 },
    erased: true
  })
  expect(await kept(service)).toEqual([['In which colours does it glow?'], ['Of ann.']])
  expect((await service.admin('GET', routes.thread('local', threadId))).status).toBe(404)
  const again = await service.admin('DELETE', routes.thread('local', threadId))
  expect(await again.json()).toEqual({ deleted: { threads: 0, questions: 0, feedback: 0, jobTexts: 0 }, erased: true })
})

it('deletes a reader whose name needs escaping, and nobody else', async () => {
  const service = await start()
  await converse(service, 'ann/é %', 'How do I install a lamp?')
  await converse(service, 'ben', 'In which colours does it glow?')
  const response = await service.admin('DELETE', routes.reader('local', 'ann/é %'))
  expect(await response.json()).toEqual({
    deleted: { threads: 1, questions: 1, feedback: 1, jobTexts: 0 },
    erased: true
  })
  expect(await kept(service)).toEqual([['In which colours does it glow?'], ['Of ben.']])
})

it('refuses to delete the anonymous fingerprint, which is nobody in particular', async () => {
  const service = await start()
  await converse(service, 'anonymous', 'How do I install a lamp?')
  expect((await service.admin('DELETE', routes.reader('local', 'anonymous'))).status).toBe(400)
  expect(await kept(service)).toEqual([['How do I install a lamp?'], ['Of anonymous.']])
})

it('is for the admin key of the project alone', async () => {
  const service = await start()
  const { assistantKey } = service.project
  for (const [method, path] of [
    ['GET', routes.thread('local', 't')],
    ['DELETE', routes.thread('local', 't')],
    ['DELETE', routes.reader('local', 'ann')]
  ] as const) {
    expect((await service.admin(method, path, undefined, assistantKey)).status).toBe(403)
    expect((await service.admin(method, path.replace('/local/', '/other/'))).status).toBe(404)
  }
})

const send = (service: TestService, body: object) =>
  service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

const recordsAt = async (service: TestService, path: string): Promise<ReaderRecord[]> => {
  const records: ReaderRecord[] = []
  let cursor = ''
  for (;;) {
    const page = await (await service.admin('GET', `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor}`)).json()
    expect(page.records.length).toBeLessThanOrEqual(2)
    records.push(...page.records)
    if (!page.hasMore) return records
    cursor = `&cursor=${page.nextCursor}`
  }
}

it('gives everything that is kept of a reader, page by page: conversations, questions, feedback', async () => {
  const service = await start()
  const first = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'In which colours does it glow?', first.threadId)
  await converse(service, 'ann', 'Which lamp?')
  await converse(service, 'ben', 'Which bulb?')
  const records = await recordsAt(service, routes.reader('local', 'ann'))
  expect(records.map(({ kind, fp }) => `${kind} ${fp}`)).toEqual([
    ...Array(2).fill('conversation ann'),
    ...Array(3).fill('question ann'),
    ...Array(3).fill('feedback ann')
  ])
  expect(new Set(records.map(({ id }) => id)).size).toBe(8)
  const ofThread = await recordsAt(service, `${routes.readers('local')}?threadId=${first.threadId}`)
  expect(ofThread.map(({ kind, threadId }) => [kind, threadId === first.threadId])).toEqual([
    ['conversation', true],
    ['question', true],
    ['question', true],
    ['feedback', true],
    ['feedback', true]
  ])
  expect(await recordsAt(service, routes.reader('local', 'nobody-known'))).toEqual([])
})

it('finds by an address the feedback with it and the conversations that this is about, and no more', async () => {
  const service = await start()
  const { threadId, messageId } = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'Which lamp?')
  await send(service, {
    source: 'contextual',
    path: '/',
    fp: 'ann',
    helpful: true,
    threadId,
    messageId,
    contact: 'Ann@Acme.de'
  })
  await send(service, { source: 'contextual', path: '/', fp: 'anonymous', helpful: true, contact: 'ann@acme.de' })
  await send(service, { source: 'contextual', path: '/', fp: 'anonymous', helpful: true, contact: 'joann@acme.de' })
  const path = `${routes.readers('local')}?contact=ann%40ACME.de`
  expect((await recordsAt(service, path)).map(({ kind, fp }) => `${kind} ${fp}`)).toEqual([
    'conversation ann',
    'question ann',
    'feedback ann',
    'feedback anonymous'
  ])
  const response = await service.admin('DELETE', path)
  expect((await response.json()).deleted).toEqual({ threads: 1, questions: 1, feedback: 2, jobTexts: 0 })
  expect(await kept(service)).toEqual([['Which lamp?'], ['Of ann.', null]])
})

it('refuses an empty query rather than matching every reader', async () => {
  const service = await start()
  await converse(service, 'ann', 'How do I install a lamp?')
  for (const query of ['', '?contact=', '?threadId=', '?contact=a%40b.de&threadId=t', '?fp=ann']) {
    expect([query, (await service.admin('DELETE', routes.readers('local') + query)).status]).toEqual([query, 400])
  }
  expect((await service.admin('GET', routes.reader('local', 'anonymous'))).status).toBe(400)
  expect(await kept(service)).toEqual([['How do I install a lamp?'], ['Of ann.']])
})

it('keeps nothing of an answer whose conversation is deleted while it streams', async () => {
  const service = await start()
  const body = (text: string) => ({ fp: 'ann', messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text }] }] })
  const response = await service.ask(body('How do I install a lamp?'))
  const deleted = await (await service.admin('DELETE', routes.reader('local', 'ann'))).json()
  expect(deleted.deleted.threads).toBe(1)
  expect(await response.text()).toContain('npm install lamp')
  expect(await kept(service)).toEqual([[], []])
  expect(await recordsAt(service, routes.reader('local', 'ann'))).toEqual([])
  // The control: without a deletion it is kept.
  await (await service.ask(body('How do I install a lamp?'))).text()
  expect((await kept(service))[0]).toHaveLength(1)
})

it('ends an export with an empty page when its reader is deleted meanwhile', async () => {
  const service = await start()
  for (const text of ['One lamp?', 'Two lamps?', 'Three lamps?']) await converse(service, 'ann', text)
  const path = `${routes.reader('local', 'ann')}?limit=2`
  const { nextCursor } = await (await service.admin('GET', path)).json()
  await service.admin('DELETE', routes.reader('local', 'ann'))
  const rest = await service.admin('GET', `${path}&cursor=${nextCursor}`)
  expect(await rest.json()).toEqual({ records: [], nextCursor: null, hasMore: false })
})

it('stops a job that is running with a reader’s words: it begins anew without them, and its runner forgets', async () => {
  const words = 'Why does the lamp flicker at night?'
  const [prompts, forgotten]: [string[], string[]] = [[], []]
  const runner: JobRunner = {
    model: 'm',
    async run({ prompt, signal, note }) {
      prompts.push(prompt)
      note(`Reading: ${prompt}`)
      if (prompts.length === 1) {
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        note(`Stopped at: ${words}`)
      }
      return { prLink: null, summary: `Done: ${prompt}`, diff: '' }
    },
    forget: async projectId => void forgotten.push(projectId)
  }
  const service = await start(undefined, runner)
  await converse(service, 'ann', words)
  const { id } = await (await service.admin('POST', routes.jobs('local'), { prompt: `Answer “${words}”` })).json()
  await expect.poll(() => prompts).toHaveLength(1)
  const { deleted } = await (await service.admin('DELETE', routes.reader('local', 'ann'))).json()
  expect(deleted).toMatchObject({ threads: 1, jobTexts: 2 })
  const job = async () => (await service.admin('GET', routes.job('local', id))).json()
  await expect.poll(async () => (await job()).status).toBe('completed')
  expect([prompts[1], forgotten]).toEqual(['Answer “[deleted]”', ['local']])
  const log = await (await service.admin('GET', routes.jobLog('local', id))).text()
  expect(JSON.stringify(await job()) + log).not.toContain('flicker')
  expect(log).toContain('Reading: Answer “[deleted]”')
})

it('deletes ten thousand conversations of one reader, with what jobs quote of them, and none of another', {
  tags: 'slow',
  timeout: 60_000
}, async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  const service = await start(data)
  await converse(service, 'ben', 'How do I install a lamp?')
  const other = await openTestDatabase(data)
  await sql`INSERT INTO threads (id, project_id, fp, messages, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'thread_' || i, 'local', 'ann', '[{"id":"q","role":"user","parts":[{"type":"text","text":"Why does lamp number '
      || i || ' flicker?"}]}]', '2026', '2026' FROM n`.execute(other)
  await sql`INSERT INTO answers (id, project_id, thread_id, fp, question, answer, outcome, sources, created_at)
    SELECT 'message_' || substr(id, 8), 'local', id, 'ann', 'Why?', '', 'refused', '[]', '2026' FROM threads
    WHERE fp = 'ann'`.execute(other)
  await other.destroy()
  await service.admin('POST', routes.jobs('local'), { prompt: 'Say: Why does lamp number 9999 flicker?' })
  const began = performance.now()
  const { deleted, erased } = await (await service.admin('DELETE', routes.reader('local', 'ann'))).json()
  expect([deleted, erased]).toEqual([{ threads: 10_000, questions: 10_000, feedback: 0, jobTexts: 1 }, true])
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(await kept(service)).toEqual([['How do I install a lamp?'], ['Of ben.']])
  if (!onPostgres) expect(readFileSync(databaseIn(data)).includes('lamp number')).toBe(false)
})

it('takes an address that two readers share for both, and leaves what else they said', async () => {
  const service = await start()
  const contact = 'team@acme.de'
  for (const fp of ['ann', 'ben']) {
    const { threadId, messageId } = await converse(service, fp, 'How do I install a lamp?')
    await send(service, { source: 'contextual', path: '/', fp, helpful: true, threadId, messageId, contact })
    await converse(service, fp, `Of ${fp} alone: which lamp?`)
  }
  const path = `${routes.readers('local')}?contact=%20Team%40acme.de`
  const records = await recordsAt(service, path)
  expect(records.map(({ kind, fp }) => `${kind} ${fp}`).sort()).toEqual(
    ['ann', 'ben'].flatMap(fp => ['conversation', 'feedback', 'question'].map(kind => `${kind} ${fp}`)).sort()
  )
  await service.admin('DELETE', path)
  expect((await kept(service))[0]).toEqual(['Of ann alone: which lamp?', 'Of ben alone: which lamp?'])
})

it('gives no reader the conversation of another reader, even with its id', async () => {
  const service = await start()
  const { threadId, messageId } = await converse(service, 'ann', 'How do I install a lamp?')
  const contact = 'mallory@evil.example'
  await send(service, { source: 'contextual', path: '/', fp: 'mallory', helpful: true, threadId, messageId, contact })
  const path = `${routes.readers('local')}?contact=${encodeURIComponent(contact)}`
  expect((await recordsAt(service, path)).map(({ kind, fp }) => [kind, fp])).toEqual([['feedback', 'mallory']])
  await service.admin('DELETE', path)
  expect(await kept(service)).toEqual([['How do I install a lamp?'], ['Of ann.']])
})

it('leaves another reader’s words, also where they quote the one who is deleted', async () => {
  const service = await start()
  await converse(service, 'ann', 'Why does the lamp flicker?')
  await converse(service, 'ben', 'Ann asked: Why does the lamp flicker? I ask too.')
  await service.admin('DELETE', routes.reader('local', 'ann'))
  expect(await kept(service)).toEqual([['Ann asked: Why does the lamp flicker? I ask too.'], ['Of ben.']])
  expect(await recordsAt(service, routes.reader('local', 'ben'))).toHaveLength(3)
})

it('ends an export whose key is revoked on the way', async () => {
  const service = await start()
  for (const text of ['One lamp?', 'Two lamps?']) await converse(service, 'ann', text)
  const { id, value } = await service.keys.create({ projectId: 'local', kind: 'admin', name: 'k', scopes: ['read'] })
  for (const path of [routes.reader('local', 'ann'), routes.questions('local'), routes.feedback('local')]) {
    const page = await service.admin('GET', `${path}?limit=1`, undefined, value)
    expect([path, page.status]).toEqual([path, 200])
  }
  const { nextCursor } = await (
    await service.admin('GET', `${routes.questions('local')}?limit=1`, undefined, value)
  ).json()
  expect(await service.keys.revoke('local', id)).toBe(true)
  const next = `${routes.questions('local')}?limit=1&cursor=${nextCursor}`
  expect((await service.admin('GET', next, undefined, value)).status).toBe(401)
  expect((await service.admin('GET', next)).status).toBe(200)
})
