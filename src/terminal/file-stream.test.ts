import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileStream, isFile } from './file-stream.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-stream-'))
const name = join(folder, 'out')

it('a file that takes only a part of what is written is an error, not the end of it', () => {
  const module = JSON.stringify(import.meta.resolve('./file-stream.ts'))
  const program = `import { fileStream } from ${module}
    fileStream(1).on('error', error => console.error(error.code)).write('x'.repeat(20_000))`
  // `ulimit` limits the size of files, in blocks of 512 or 1,024 bytes depending on the shell, like a full disk.
  const { stderr } = spawnSync('sh', [
    '-c',
    'ulimit -f 8; "$0" --input-type=module -e "$1" > "$2"',
    process.execPath,
    program,
    name
  ])
  expect([String(stderr), readFileSync(name).length % 4096]).toEqual(['EFBIG\n', 0])
})

it('a file gets all of it otherwise', async () => {
  const file = openSync(name, 'w')
  expect([isFile(file), isFile(9_999)]).toEqual([true, false])
  const stream = fileStream(file)
  stream.write('größer, ')
  await new Promise<void>(done => stream.end('x'.repeat(100_000), done))
  closeSync(file)
  expect(readFileSync(name, 'utf8')).toBe(`größer, ${'x'.repeat(100_000)}`)
  rmSync(folder, { recursive: true })
})
