import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { ledgerError, openLedger } from './ledger.ts'

it('a full disk is called so, by what SQLite really says', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE a (b)')
  let full: unknown
  try {
    database.exec('INSERT INTO a VALUES (zeroblob(100000))')
  } catch (error) {
    full = error
  }
  expect(ledgerError('out.csv.partial.ledger', full)).toMatchObject({
    code: 'not_written',
    message: 'out.csv.partial.ledger: the disk is full.'
  })
})

it.each([
  [5, 'usage', 'another export is writing it'],
  [10 | (12 << 8), 'not_written', 'is the disk full?'],
  [8, 'not_written', 'could not be written'],
  [26, 'usage', 'remove it to begin anew']
])('the code %i of SQLite is %s', (errcode, code, words) => {
  const error = ledgerError('x', Object.assign(new Error('said so'), { errcode }))
  expect(error).toMatchObject({ code, message: expect.stringContaining(words) })
})

it('one that could not be begun whole is not left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const module = JSON.stringify(import.meta.resolve('./ledger.ts'))
  const program = `import { openLedger } from ${module}
    try { openLedger(process.argv[1]) } catch (error) { console.log(error.code) }`
  const shell = 'ulimit -f 8; "$0" --input-type=module -e "$1" "$2"'
  const { stdout } = spawnSync('sh', ['-c', shell, process.execPath, program, join(folder, 'a')])
  expect([String(stdout), readdirSync(folder)]).toEqual(['not_written\n', []])
})

it('a second one for the same export is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledger = openLedger(join(folder, 'a'))
  expect(() => openLedger(join(folder, 'a'))).toThrow('another export is writing it')
  ledger.close()
})
