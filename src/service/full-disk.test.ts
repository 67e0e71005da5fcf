/** @module-tag slow */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../protocol/index.ts'
import { chunksOf, question, textOf } from './testing/answers.ts'

// A service in its own process, on a disk that the test can fill or freeze.
const program = `
import { serve } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)}
const service = await serve({ docs: process.env.DOCS, data: process.env.DATA, port: 0, model: 'none', writeLog: () => {} })
console.log(JSON.stringify({ url: service.url, key: service.project.assistantKey }))
`

const lamp = '# Lamp\n\nA lamp glows in any colour.\n'

const folderWithProgram = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'docs', 'lamp.md'), lamp)
  await writeFile(join(folder, 'program.mjs'), program)
  return folder
}

const run = (folder: string, data: string): ChildProcess => {
  const env = { ...process.env, DOCS: join(folder, 'docs'), DATA: data, NODE_OPTIONS: '' }
  return spawn(process.execPath, [join(folder, 'program.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

const start = async (folder: string, data: string) => {
  const child = run(folder, data)
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
  const { url, key } = JSON.parse(line) as { url: string; key: string }
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
  return {
    process: child,
    status: async (path: string) => (await fetch(url + path)).status,
    ask: async () => chunksOf(await post(routes.assistantMessage(2, 'local'), question('Which colour has a lamp?'))),
    judge: async () =>
      (await post(routes.assistantFeedback('local'), { source: 'contextual', path: '/', fp: 'a', helpful: true }))
        .status
  }
}

const expectUnkept = async (service: Awaited<ReturnType<typeof start>>) => {
  await expect.poll(() => service.status('/ready')).toBe(503)
  for (let turn = 0; turn < 3; turn++) {
    const chunks = await service.ask()
    expect(textOf(chunks)).toContain('glows in any colour')
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'answered', kept: false } })
  }
  expect([await service.status('/health'), await service.judge()]).toEqual([200, 503])
  expect(service.process.exitCode).toBeNull()
}

it('answers and says that nothing is kept while no file may grow, and keeps again when they may', {
  timeout: 120_000
}, async () => {
  const folder = await folderWithProgram()
  const service = await start(folder, join(folder, 'data'))
  expect((await service.ask()).at(-1)).not.toHaveProperty('messageMetadata.kept')
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', `${service.process.pid}`, `--fsize=${bytes}:`])

  limit('4096')
  await expectUnkept(service)

  limit('unlimited')
  await expect.poll(() => service.status('/ready')).toBe(200)
  expect(await service.judge()).toBe(201)
  await expect.poll(async () => (await service.ask()).at(-1)).not.toHaveProperty('messageMetadata.kept')
})

/** A disk in a file, if this machine can mount one, with a way to make it read-only. */
const diskIn = async (folder: string) => {
  const [image, mounted] = [join(folder, 'image'), join(folder, 'disk')]
  await writeFile(image, '')
  await mkdir(mounted)
  const sh = (script: string) => execFileSync('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  try {
    sh(
      `truncate -s 32M '${image}' && mkfs.ext4 -qF '${image}' && mount -o loop,errors=remount-ro '${image}' '${mounted}'`
    )
  } catch {
    return undefined
  }
  onTestFinished(() => void sh(`umount '${mounted}'`))
  const device = sh(`findmnt -no SOURCE '${mounted}'`).trim().replace('/dev/', '')
  const fault = `/sys/fs/ext4/${device}/trigger_fs_error`
  return { mounted, makeReadOnly: () => writeFile(fault, '1') }
}

it('answers and says that nothing is kept on a file system that has become read-only, and starts on none', {
  timeout: 180_000
}, async context => {
  const folder = await folderWithProgram()
  const disk = await diskIn(folder)
  if (!disk) return context.skip('This machine mounts no disk.')
  const data = join(disk.mounted, 'data')
  const service = await start(folder, data)
  expect((await service.ask()).at(-1)).not.toHaveProperty('messageMetadata.kept')

  await disk.makeReadOnly()
  await expectUnkept(service)

  const refusals = [
    [data, /The database .*service\.db cannot be written\..*EROFS/],
    [join(disk.mounted, 'other'), /The database .*service\.db is in a folder that cannot be made.* read-only/]
  ] as const
  const refuse = async ([where, why]: (typeof refusals)[number]) => {
    const refused = run(folder, where)
    const [said, [code]] = await Promise.all([text(refused.stderr as NodeJS.ReadableStream), once(refused, 'exit')])
    expect(said).toMatch(why)
    expect(code).not.toBe(0)
  }
  await Promise.all(refusals.map(refuse))
})
