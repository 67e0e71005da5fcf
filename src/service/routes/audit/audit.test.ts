import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type AuditEntry, routes } from '../../../protocol/index.ts'
import { createAuditStore } from '../../store/index.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { testService } from '../../testing/service.ts'

const email = 'ann@acme.de'
const words = 'Marzipanschwein'

it('tells who changed, read and deleted what, without a word or a name of a reader, and without a key', async () => {
  const service = await testService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const { value } = await service.keys.create({ projectId: 'local', kind: 'admin', name: 'weekly', scopes: ['read'] })
  const admin = (method: string, path: string, body?: unknown) => service.admin(method, path, body)
  const messages = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: `${words} lamp?` }] }]
  await (await service.ask({ fp: 'ann', messages })).text()
  const { questions } = await (await service.admin('GET', routes.questions('local'), undefined, value)).json()
  const { threadId, messageId } = questions[0]
  const sent = await service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'contextual',
      path: '/',
      fp: 'ann',
      helpful: false,
      contact: email,
      threadId,
      messageId
    })
  })
  const { id } = await sent.json()
  await admin('PATCH', routes.feedbackEntry('local', id), { status: 'resolved' })
  const job = await (
    await admin('POST', routes.jobs('local'), { prompt: `Mend "${words} lamp?" for ${email}.` })
  ).json()
  await admin('POST', routes.jobArchive('local', job.id))
  await admin('GET', routes.thread('local', threadId))
  await admin('DELETE', routes.reader('local', 'ann'))
  // Deleting what does not exist is not recorded.
  await admin('DELETE', routes.reader('local', 'ann'))
  await admin('DELETE', routes.thread('local', email))

  const { audit, hasMore } = await (await admin('GET', routes.audit('local'))).json()
  expect(hasMore).toBe(false)
  expect(audit.map(({ key, action, target, facts }: AuditEntry) => [key?.name, action, target, facts])).toEqual([
    ['weekly', 'questions.read', null, {}],
    ['test', 'feedback.status', id, { status: 'resolved' }],
    ['test', 'job.create', job.id, {}],
    ['test', 'job.archive', job.id, {}],
    ['test', 'thread.read', threadId, {}],
    ['test', 'reader.delete', null, { threads: 1, questions: 1, feedback: 1, jobTexts: 1 }]
  ])
  const text = JSON.stringify(audit)
  for (const secret of [email, words, 'ann', value, service.adminKey]) expect(text).not.toContain(secret)
  expect(text).toContain((await service.keys.find(value))?.id)
})

it('is read page by page, and by its period', async () => {
  const service = await testService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  for (let count = 0; count < 3; count++) await service.admin('POST', routes.jobs('local'), { prompt: 'x' })
  const get = async (query: string) => (await service.admin('GET', `${routes.audit('local')}?${query}`)).json()
  const first = await get('limit=2')
  expect([first.audit.length, first.hasMore]).toEqual([2, true])
  const second = await get(`limit=2&cursor=${first.nextCursor}`)
  expect([second.audit.length, second.hasMore, second.nextCursor]).toEqual([1, false, null])
  expect(new Set([...first.audit, ...second.audit].map(({ id }) => id)).size).toBe(3)
  expect((await get('dateTo=2020-01-01')).audit).toEqual([])
})

it('forgets what is old, and the oldest of very many', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const audit = createAuditStore(database)
  const line = { projectId: 'local', key: null, action: 'key.create' } as const
  await audit.add(line)
  await database.updateTable('audit').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  await sql`INSERT INTO audit (project_id, created_at, action, facts)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100010)
    SELECT 'local', '2026-01-01T00:00:00.000Z', 'key.revoke', '{}' FROM n`.execute(database)
  const count = () =>
    database
      .selectFrom('audit')
      .select(({ fn }) => [fn.countAll().as('rows'), fn.min('sequence').as('first')])
      .executeTakeFirst()
  expect(await count()).toEqual({ rows: 100_011, first: 1 })
  await audit.deleteBefore('2025-01-01T00:00:00.000Z')
  expect(await count()).toEqual({ rows: 100_000, first: 12 })
})
