import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditEntry, ReaderRecord } from '../../protocol/index.ts'
import { run } from '../testing/command.ts'
import { type OwnService, openOwnService } from '../testing/service.ts'

let own: OwnService
let folder: string

beforeAll(async () => {
  own = await openOwnService()
  folder = mkdtempSync(join(tmpdir(), 'docs-assistant-readers-'))
})
afterAll(async () => {
  await own.close()
  rmSync(folder, { recursive: true })
})

const command = (words: string[], typed?: string) =>
  run([...words, ...own.flags], { environment: own.environment, ...(typed !== undefined && { typed }) })
const readers = (...words: string[]) => command(['readers', ...words])

/** Asks a question as a reader and rates the answer. */
const converse = async (fp: string, contact: string) => {
  const asked = await own.ask('How do I install a lamp?', '/install', fp)
  await own.collect({ source: 'contextual', path: '/install', helpful: false, comment: '=Bad', contact, fp, ...asked })
  return asked.threadId
}

it('lists what is kept of a reader, by fingerprint, conversation or address', async () => {
  const threadId = await converse('ann', 'ann@acme.example')
  await converse('ben', 'ben@acme.example')
  const { code, output } = await readers('list', '--fp', 'ann')
  expect(code).toBe(0)
  expect(
    output.split('\n').map(line =>
      line
        .slice(18)
        .trim()
        .split(/\s{2,}/)
    )
  ).toEqual([
    ['what', 'conversation', 'words'],
    ['conversation', threadId, '2 messages: How do I install a lamp?'],
    ['question', threadId, 'How do I install a lamp?'],
    ['feedback', threadId, '=Bad · ann@acme.example'],
    ['']
  ])
  for (const flags of [
    ['--thread', threadId],
    ['--email', 'ANN@acme.example']
  ]) {
    const records: ReaderRecord[] = JSON.parse((await readers('list', '--json', ...flags)).output)
    expect(records.map(({ kind, fp }) => [kind, fp])).toEqual([
      ['conversation', 'ann'],
      ['question', 'ann'],
      ['feedback', 'ann']
    ])
  }
  expect((await readers('list', '--fp', 'ann', '--first', '2')).messages).toMatch(/^There is more than these 2/)
  expect(await readers('list', '--fp', 'carl')).toMatchObject({
    code: 0,
    output: '',
    messages: 'Nothing is kept of it.\n'
  })
})

it('wants exactly one of them, and not everybody', async () => {
  for (const flags of [[], ['--fp', 'ann', '--email', 'a@b.example']]) {
    expect(await readers('delete', '--yes', ...flags)).toMatchObject({
      code: 2,
      messages: expect.stringContaining('Give one of --fp, --thread and --email.')
    })
  }
  expect(await readers('delete', '--yes', '--fp', 'anonymous')).toMatchObject({ code: 5, output: '' })
})

it('exports all of it, in one table or as it is', async () => {
  const [csv, json] = [join(folder, 'ann.csv'), join(folder, 'ann.json')]
  expect((await readers('export', '--fp', 'ann', '--out', csv)).code).toBe(0)
  const [header, ...rows] = readFileSync(csv, 'utf8').trim().split('\r\n')
  expect(header).toContain('"kind","id","createdAt"')
  expect(rows.map(row => row.split(',')[0])).toEqual(['"conversation"', '"question"', '"feedback"'])
  expect(rows[2]).toContain(`"'=Bad"`)
  await readers('export', '--fp', 'ann', '--out', json)
  expect(JSON.parse(readFileSync(json, 'utf8'))[0].messages).toHaveLength(2)
})

it('asks before it deletes, then deletes one reader alone, and all of it is written down', async () => {
  expect(await readers('delete', '--fp', 'ann')).toMatchObject({ code: 2, messages: expect.stringContaining('--yes') })
  expect((await command(['readers', 'delete', '--fp', 'ann'], 'n\n')).messages).toContain('Nothing was deleted.')
  expect(await command(['readers', 'delete', '--fp', 'ann'], 'y\n')).toMatchObject({
    code: 0,
    output: 'Deleted: conversations 1, questions 1, feedback 1, quotations in agent jobs 0.\n'
  })
  expect((await readers('list', '--fp', 'ann')).output).toBe('')
  const deleted = await readers('delete', '--email', 'ben@acme.example', '--yes', '--json')
  expect(JSON.parse(deleted.output)).toEqual({ threads: 1, questions: 1, feedback: 1, jobTexts: 0, erased: true })

  const lines: AuditEntry[] = JSON.parse((await command(['audit', 'list', '--json'])).output)
  const [last] = lines.slice(-1)
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['reader.read', 'reader.delete']))
  expect(last).toMatchObject({ action: 'reader.delete', target: null, key: { name: 'test' } })
  const { output } = await command(['audit', 'list', '--last', '1'])
  expect(output).toContain('threads 1, questions 1, feedback 1')
  expect(output.trim().split('\n')).toHaveLength(2)
  expect((await command(['audit', 'list', '--to', '2020-01-02', '--from', '2020-01-01'])).messages).toContain('Nothing')
})
