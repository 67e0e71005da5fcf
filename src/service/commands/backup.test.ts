/** @module-tag slow */
import { execFile } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../../protocol/index.ts'
import type { RunningService, ServiceConfig } from '../contract.ts'
import { serve } from '../serve.ts'
import { question } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'

const cli = fileURLToPath(import.meta.resolve('../../cli.ts'))

/** Runs the command in its own process, as a scheduled backup would while the service runs. */
const command = (args: string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string; messages: string }>(resolve => {
    const env = { ...process.env, NODE_OPTIONS: '', ...environment }
    const child = execFile(process.execPath, [cli, ...args], { env }, (_, output, messages) =>
      resolve({ code: child.exitCode ?? -1, output, messages })
    )
  })

const begin = async (data: string, { limits }: Pick<ServiceConfig, 'limits'> = {}) => {
  const docs = await docsFolder({ 'lamp.md': '# Lamp\n\nA lamp glows in any colour.\n' })
  const service = await serve({ docs, data, port: 0, writeLog: () => {}, limits })
  onTestFinished(() => service.close())
  return service
}

const call = (service: RunningService, method: string, path: string, key: string, body?: unknown) =>
  fetch(service.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })

it('a backup under load fails no request; restored, keys, answers and cursors are as they were', async () => {
  const folder = await docsFolder({})
  const [data, backups, other] = [join(folder, 'data'), join(folder, 'backups'), join(folder, 'other')]
  // The slower the backup, the more feedback one address gives meanwhile.
  const service = await begin(data, { limits: { feedbackPerAddress: 100_000 } })
  const { value: admin } = await service.keys.create({ projectId: 'local', kind: 'admin', name: 'a' })
  const { assistantKey } = service.project
  const statuses: string[] = []
  let isBackedUp = false
  const load = async (reader: number) => {
    for (let count = 0; !isBackedUp || count < 3; count++) {
      const asked = await call(
        service,
        'POST',
        routes.assistantMessage(2, 'local'),
        assistantKey,
        question('Which colour?')
      )
      const answer = await asked.text()
      const said = await call(service, 'POST', routes.assistantFeedback('local'), assistantKey, {
        source: 'contextual',
        path: `/${reader}-${count}`,
        fp: `reader-${reader}`,
        helpful: true
      })
      statuses.push(asked.ok ? 'answered' : `${asked.status} ${answer}`, `${said.status}`)
    }
  }
  const readers = Promise.all([0, 1, 2, 3].map(load))
  const made = await command(['backup', backups, '--data', data, '--json'])
  isBackedUp = true
  await readers
  expect(made.code).toBe(0)
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses.filter(status => status !== 'answered' && status !== '201')).toEqual([])

  const quiet = JSON.parse((await command(['backup', backups, '--data', data, '--json'])).output).file
  const seenBy = async (asked: RunningService, path: string) => (await call(asked, 'GET', path, admin)).json()
  const first = await seenBy(service, `${routes.feedback('local')}?limit=3`)
  const next = `${routes.feedback('local')}?limit=3&cursor=${first.nextCursor}`
  const questions = '/v1/analytics/local/questions?limit=100'
  const before = [await seenBy(service, next), await seenBy(service, questions)]
  expect((await command(['restore', quiet, '--data', other])).code).toBe(0)
  const restored = await begin(other)
  expect(restored.project.assistantKey).toBe(assistantKey)
  expect([await seenBy(restored, next), await seenBy(restored, questions)]).toEqual(before)
  expect(before[0].feedback).toHaveLength(3)
}, 60_000)

it('keeps as many backups as it is told to, and touches nothing else', async () => {
  const folder = await docsFolder({})
  await (await begin(folder)).close()
  const backups = join(folder, 'backups')
  await command(['backup', '--data', folder])
  for (const name of ['service-20200101T000000Z.db', 'service-20210101T000000Z.db', 'mine.db', 'service-old.db']) {
    await writeFile(join(backups, name), '')
  }
  const { output } = await command(['backup', '--data', folder, '--keep', '1', '--json'])
  const { file, removed } = JSON.parse(output)
  expect(removed.map((path: string) => path.slice(backups.length + 1))).toContain('service-20210101T000000Z.db')
  expect((await readdir(backups)).sort()).toEqual(['mine.db', file.slice(backups.length + 1), 'service-old.db'].sort())
}, 60_000)

it('restores over a database only when it is told to', async () => {
  const folder = await docsFolder({})
  await (await begin(folder)).close()
  const backup = (await command(['backup', '--data', folder])).output.trim()
  const refused = await command(['restore', backup, '--data', folder])
  expect([refused.code, refused.messages]).toEqual([5, expect.stringContaining('--force overwrites it')])
  expect((await command(['restore', backup, '--data', folder, '--force'])).code).toBe(0)
  const nowhere = await command(['restore', join(folder, 'nowhere.db'), '--data', folder, '--force'])
  expect([nowhere.code, nowhere.messages]).toEqual([4, expect.stringContaining('There is no file')])
}, 60_000)

it('lists the steps that the tables lack, and takes them', async () => {
  const folder = await docsFolder({})
  expect((await command(['migrate', '--check', '--data', folder])).code).toBe(4)
  await (await begin(folder)).close()
  const upToDate = await command(['migrate', '--check', '--data', folder])
  expect([upToDate.code, upToDate.output]).toEqual([0, 'The tables are up to date.\n'])
  // A database of the first version.
  await rm(join(folder, 'service.db'))
  const database = new DatabaseSync(join(folder, 'service.db'))
  database.exec('CREATE TABLE kysely_migration (name TEXT, timestamp TEXT)')
  database.close()
  const check = () => command(['migrate', '--check', '--data', folder, '--json'])
  const missing = await check()
  expect([missing.code, JSON.parse(missing.output).steps.slice(0, 2)]).toEqual([11, ['001-keys', '002-threads']])
  expect((await check()).code).toBe(11)
  expect((await command(['migrate', '--data', folder])).output).toMatch(/^Done: 001-keys\n/)
  expect((await check()).code).toBe(0)
}, 60_000)

it('lists nothing of a database that it cannot read', async () => {
  const folder = await docsFolder({ 'service.db': 'no database '.repeat(1000) })
  const torn = await command(['migrate', '--check', '--data', folder])
  expect([torn.code, torn.messages]).toEqual([1, expect.stringContaining('is damaged')])
  const away = await command(['migrate', '--check'], { DATABASE_URL: 'postgres://127.0.0.1:1/docs' })
  expect([away.code, away.messages]).toEqual([1, expect.stringContaining('cannot be reached')])
})

it.each([
  ['backup', [], 'pg_dump --format=custom'],
  ['restore', ['x.dump'], 'pg_restore --clean']
])('%s names what PostgreSQL has for it', async (name, args, line) => {
  const said = await command([name, ...args], { DATABASE_URL: 'postgres://localhost/docs' })
  expect([said.code, said.messages]).toEqual([2, expect.stringContaining(line)])
})
