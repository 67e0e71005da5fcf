import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../../.build/postgres-server.ts'
import { routes } from '../../../protocol/index.ts'
import { chunksOf, question, textOf } from '../../testing/answers.ts'
import { onPostgres, openTestDatabase, writesOf } from '../../testing/databases.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { modelServer, say, serviceWith, start } from '../../testing/model-server.ts'
import { testService } from '../../testing/service.ts'

/** A service whose database can be locked by another process. */
const blockable = async () => {
  const data = await docsFolder({})
  const lines: string[] = []
  const service = await testService({ data, writeLog: line => lines.push(line) })
  const { block, unblock, close } = await writesOf(data)
  onTestFinished(async () => {
    await close()
    await service[Symbol.asyncDispose]()
    await rm(data, { recursive: true })
  })
  return { service, lines, block, unblock }
}

const askV1 = { fp: 'anonymous', messages: [{ id: 'm1', role: 'user', content: 'Which colours?' }] }

it('answers what it cannot store, and says that it was not kept', { tags: 'slow' }, async () => {
  const { service, lines, block, unblock } = await blockable()
  const kept = await chunksOf(await service.ask(question('Which colours?')))
  expect(kept.at(-1)?.messageMetadata).toEqual({ threadId: expect.any(String), outcome: 'answered' })

  await block()
  const chunks = await chunksOf(await service.ask(question('Which colours?')))
  expect(textOf(chunks)).toBe(textOf(kept))
  expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'answered', kept: false } })
  expect(await (await service.ask(askV1, { version: 1 })).text()).toContain('8:[{"outcome":"answered","kept":false}]')
  // One log line each for conversations, for running answers and for each background task, and not one for each of some
  // twenty writes.
  expect(lines.filter(line => /database is locked|disk is full/.test(line)).length).toBeLessThanOrEqual(5)

  // The reader can continue the conversation, although it is not stored; another reader cannot.
  const { threadId } = chunks.at(-1) as unknown as { threadId: string }
  expect((await service.ask(question('And now?', { threadId }))).status).toBe(200)
  expect((await service.ask(question('And now?', { threadId, fp: 'other' }))).status).toBe(404)
  await unblock()
})

it('stores again when the database does', { tags: 'slow' }, async () => {
  const { service, block, unblock } = await blockable()
  await block()
  const { threadId } = (await chunksOf(await service.ask(question('Which colours?')))).at(-1) as never
  await unblock()
  await expect
    .poll(async () => (await chunksOf(await service.ask(question('Which colours?', { threadId })))).at(-1), {
      interval: 300
    })
    .not.toHaveProperty('messageMetadata.kept')
})

it('is not ready while nothing can be stored, and refuses what is only stored with a 503', {
  tags: 'slow'
}, async () => {
  const { service, block, unblock } = await blockable()
  const ready = async () => (await service.app.request('/ready')).status
  expect(await ready()).toBe(200)
  await block()
  await expect.poll(ready).toBe(503)
  expect((await service.app.request('/health')).status).toBe(200)
  const rating = { source: 'contextual', path: '/', fp: 'a', helpful: true }
  const feedback = () => service.admin('POST', routes.assistantFeedback('local'), rating, service.project.assistantKey)
  const refused = await feedback()
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
    503,
    '30',
    'storage_failed'
  ])
  const job = await service.admin('POST', routes.jobs('local'), { prompt: 'x' })
  expect([job.status, (await job.json()).code]).toEqual([503, 'storage_failed'])
  await unblock()
  await expect.poll(ready).toBe(200)
  expect((await feedback()).status).toBe(201)
})

it('keeps of a reply that never ends its 40,000 characters, each written once', { tags: 'slow' }, async () => {
  const data = await docsFolder({})
  // Eighty words at a time for two seconds, in which a reply is written several times.
  const { url } = await modelServer(response => {
    start(response)
    const more = setInterval(() => say(response, 'words and more words '.repeat(20)), 20)
    response.on('close', () => clearInterval(more))
  })
  const service = await serviceWith(url, { deadline: 20_000 }, { data })
  const chunks = await chunksOf(await service.ask(question('Which colours?')))
  expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The model’s answer did not come to its end.' })
  const database = await openTestDatabase(data)
  onTestFinished(() => database.destroy())
  const pieces = await database.selectFrom('reply_pieces').select('text').orderBy('sequence').execute()
  const kept = pieces.map(({ text }) => text).join('')
  expect(kept).toBe(textOf(chunks))
  expect(kept.length).toBeGreaterThan(39_000)
  expect(kept.length).toBeLessThanOrEqual(40_000)
  expect(pieces.length).toBeGreaterThan(2)
})

it.runIf(onPostgres)(
  'keeps every answer while PostgreSQL crashes and comes back',
  {
    tags: 'slow',
    timeout: 60_000
  },
  async () => {
    // The server runs as `nobody`, who needs access to its folder within that of the tests.
    for (const folder of [tmpdir(), dirname(tmpdir())]) await chmod(folder, 0o711)
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    await using service = await testService({ databaseUrl: postgres.url })
    let answered = 0
    for (let crash = 0; crash < 3; crash++) {
      const asked = Array.from({ length: 10 }, async () => {
        const response = await service.ask(question('Which colours?'))
        // On a busy machine some have not begun when it crashes, and are refused.
        return response.status === 200 ? chunksOf(response) : []
      })
      await Promise.race(asked)
      await postgres.restart('immediate')
      for (const chunks of await Promise.all(asked)) {
        if (chunks.length > 0) answered++
        expect(chunks.at(-1) ?? {}).not.toHaveProperty('messageMetadata.kept')
      }
    }
    const { questions } = await (await service.admin('GET', `${routes.questions('local')}?limit=100`)).json()
    expect(answered).toBeGreaterThan(3)
    expect(questions).toHaveLength(answered)
  }
)
