import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProgram } from '../../terminal/index.ts'
import { createAuditStore } from '../store/index.ts'
import { databaseUrlFor, openTestDatabase } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { registerServiceCommands } from './index.ts'

let data: string

beforeAll(async () => {
  data = join(await docsFolder({}), 'state')
  const url = await databaseUrlFor(data)
  if (url) process.env.DATABASE_URL = url
})
afterAll(() => {
  delete process.env.DATABASE_URL
  return rm(join(data, '..'), { recursive: true })
})

const keys = async (...words: string[]) => {
  const [output, messages] = [new PassThrough(), new PassThrough()]
  let code: number | undefined
  const shell = {
    input: new PassThrough(),
    output,
    messages,
    environment: {},
    signal: new AbortController().signal,
    json: false,
    end(given: number) {
      code = given
    }
  }
  const args = ['keys', ...words, '--data', data]
  await runProgram({ args, openShell: () => shell, register: [registerServiceCommands] })
  output.end()
  messages.end()
  return { code, output: await text(output), messages: await text(messages) }
}

it('makes an admin key with scopes and an end, and lists both with its last use', async () => {
  const made = await keys('create', '--kind', 'admin', '--name', 'report', '--scope', 'agent, read', '--expires', '90d')
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^svc_\S+\n$/), messages: '' })
  const [key] = JSON.parse((await keys('list', '--json')).output)
  expect(key).toMatchObject({ kind: 'admin', name: 'report', scopes: ['read', 'agent'] })
  const days = (Date.parse(key.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThanOrEqual(90)
  const minute = (date: string) => date.slice(0, 16).replace('T', ' ')
  expect((await keys('list')).output).toContain(`report  may read, agent; until ${minute(key.expiresAt)}; never used`)

  const database = await openTestDatabase(data)
  const [used, ended] = ['2026-01-02T03:04:05.000Z', '2026-02-02T03:04:05.000Z']
  await database.updateTable('keys').set({ last_used_at: used, expires_at: ended }).execute()
  await database.destroy()
  expect((await keys('list')).output).toContain('expired 2026-02-02 03:04; last used 2026-01-02 03:04')
})

it.each([
  [['--scope', 'read,all'], 'read, write, agent'],
  [['--expires', '2020-01-01'], 'in the future'],
  [['--expires', 'soon'], 'date such as 2027-01-01'],
  [['--expires', '0d'], 'in the future']
])('refuses %s', async (flags, words) => {
  expect(await keys('create', '--kind', 'admin', ...flags)).toMatchObject({
    code: 2,
    output: '',
    messages: expect.stringContaining(words)
  })
})

it('refuses scopes for a public key', async () => {
  expect(await keys('create', '--kind', 'assistant', '--scope', 'read')).toMatchObject({ code: 2, output: '' })
})

it('writes down who made and revoked a key, without the key', async () => {
  const { id, value } = JSON.parse((await keys('create', '--kind', 'admin', '--scope', 'write', '--json')).output)
  expect((await keys('revoke', id)).output).toBe(`Revoked ${id}.\n`)
  expect(await keys('revoke', id)).toMatchObject({ code: 4 })
  const database = await openTestDatabase(data)
  const { lines } = await createAuditStore(database).list('local', { limit: 100, after: 0 })
  await database.destroy()
  expect(lines.slice(-2)).toMatchObject([
    { action: 'key.create', target: id, key: null, facts: { kind: 'admin', scopes: 'write' } },
    { action: 'key.revoke', target: id, key: null }
  ])
  expect(JSON.stringify(lines)).not.toContain(value)
})
