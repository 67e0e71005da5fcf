import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runProgram } from '../../terminal/index.ts'
import { question } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { registerServiceCommands } from './index.ts'

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))
let docs: string
const started: ChildProcess[] = []

const environment = () => ({ ...process.env, NODE_OPTIONS: '', ASSISTANT_DATA: join(docs, '.state') })

/** Runs a command in this process, on the same data unless it says otherwise. */
const command = async (...words: string[]) => {
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
  const data =
    ['keys', 'serve'].includes(words[0] ?? '') && !words.includes('--data') ? ['--data', join(docs, '.state')] : []
  await runProgram({ args: [...words, ...data], openShell: () => shell, register: [registerServiceCommands] })
  output.end()
  messages.end()
  return { code, stdout: await text(output), stderr: await text(messages) }
}

const failure = async (...words: string[]) => {
  const ended = await command(...words)
  expect(ended.code).toBeGreaterThan(0)
  return ended
}

const serve = (...words: string[]) => serveWith({}, ...words)

const serveWith = async (variables: Record<string, string>, ...words: string[]) => {
  const child = spawn(process.execPath, [cli, 'serve', ...words], {
    cwd: docs,
    env: { ...environment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  started.push(child)
  const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const lines: string[] = []
  reader.on('line', line => lines.push(line))
  const [line] = await once(reader, 'line')
  return { child, lines, line: String(line), url: /http:\S+/.exec(String(line))?.[0] ?? '' }
}

beforeAll(async () => {
  docs = await docsFolder({ 'docs/a.md': '# Lamp\n\nA lamp glows.\n', 'other/b.md': '# Bulb\n' })
})

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(docs, { recursive: true })
})

describe('docs-assistant', { timeout: 60_000 }, () => {
  it('serves docs with one line, and stops cleanly', { tags: 'slow' }, async () => {
    const { child, line, url } = await serve('--port', '0')
    expect(line).toMatch(/^Docs Assistant serves 1 pages? at http:\/\/localhost:\d+$/)
    const page = await (await fetch(`${url}/a`)).text()
    const key = /data-assistant-key="([^"]+)"/.exec(page)?.[1] as string
    const { stdout } = await command('keys', 'list')
    expect(stdout).toContain(key)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await exited)[0]).toBe(0)
  })

  it('makes keys that work at once, lists them without secrets and revokes them', { tags: 'slow' }, async () => {
    const { url } = await serve('--port', '0')
    const made = async (kind: string, ...more: string[]) =>
      (await command('keys', 'create', '--kind', kind, ...more)).stdout.trim()
    const admin = await made('admin', '--name', 'export')
    const key = await made('assistant', '--origin', 'https://docs.example.com')
    const feedback = () =>
      fetch(`${url}/v1/analytics/local/feedback`, { headers: { authorization: `Bearer ${admin}` } })
    const ask = (origin: string) =>
      fetch(`${url}/discovery/v2/assistant/local/message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', origin },
        body: JSON.stringify(question('Which lamp glows?'))
      })
    expect((await feedback()).status).toBe(200)
    expect((await ask('https://docs.example.com')).status).toBe(200)
    expect((await ask('https://evil.example')).status).toBe(403)
    const { stdout } = await command('keys', 'list')
    expect(stdout).not.toContain(admin)
    expect(stdout).toMatch(/key_\w+ {2}admin +\(secret\) .* export/)
    const id = /(key_\w+) {2}admin/.exec(stdout)?.[1] as string
    await command('keys', 'revoke', id)
    expect((await feedback()).status).toBe(401)
    expect((await failure('keys', 'revoke', id)).stderr).toContain('could be revoked')
  })

  it('says in a sentence what is wrong', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    expect(await failure('serve', join(docs, 'docs'), '--port', String(port))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is taken`)
    })
    taken.close()
    expect((await failure('serve', 'nowhere')).stderr).toContain('There is no documentation folder at')
    expect((await failure('serve', '--port', 'x')).stderr).toContain('whole number')
    expect((await failure('serve', '--config', 'none.yaml')).stderr).toContain('cannot be read')
    expect((await failure('keys', 'create', '--kind', 'admin', '--project', 'other')).stderr).toContain(
      'There is no project other'
    )
    expect((await failure('keys', 'create', '--kind', 'assistant', '--origin', 'docs.example.com')).stderr).toContain(
      'is no origin'
    )
  })

  it('takes an empty variable for none', { tags: 'slow' }, async () => {
    const empty = { ASSISTANT_HOST: '', ASSISTANT_PORT: '', ASSISTANT_KEEP_DAYS: '', ASSISTANT_CONFIG: '' }
    const { line, url } = await serveWith({ ...empty, ASSISTANT_DOCS: '' }, '--port', '0')
    expect(line).toMatch(/^Docs Assistant serves 1 pages? at http:\/\/localhost:\d+$/)
    const others = Object.values(networkInterfaces()).flat()
    const other = others.find(each => each?.family === 'IPv4' && !each.internal)?.address ?? '127.0.0.2'
    await expect(fetch(url.replace('localhost', other))).rejects.toThrow()
    expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(200)
    expect((await failure('serve', '--host', '')).stderr).toContain('must not be empty')
  })

  it('answers by a model that runs on the machine, unless it is told not to or serves others', {
    tags: 'slow',
    timeout: 150_000
  }, async () => {
    let looks = 0
    const ollama = createHttpServer((_, response) => {
      looks++
      response.end('{"models":[{"name":"llama3.2"}]}')
    }).listen(0, '127.0.0.1')
    await once(ollama, 'listening')
    const { port } = ollama.address() as { port: number }
    const variables = { ASSISTANT_MODEL: '', OLLAMA_HOST: `127.0.0.1:${port}` }
    const linesOf = async (...words: string[]) => {
      const { child, lines } = await serveWith(variables, '--port', '0', ...words)
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      return lines.join('\n')
    }
    const found = `Answers are by llama3.2, found in Ollama at http://127.0.0.1:${port}/v1`
    let starts = 0
    // The search for a model has a timeout of 300 ms, which a busy machine may exceed.
    await vi.waitFor(
      async () => {
        starts++
        expect(await linesOf()).toContain(found)
      },
      { timeout: 120_000 }
    )
    expect(looks).toBeLessThanOrEqual(starts)
    const before = looks
    for (const words of [
      ['--model', 'none'],
      ['--host', '0.0.0.0']
    ]) {
      expect(await linesOf(...words)).not.toContain('llama3.2')
    }
    expect(looks).toBe(before)
    ollama.close()
  })

  it('ends with 2 when the command line is wrong, and with 0 when help was asked for', async () => {
    for (const words of [
      ['nonsense'],
      ['serve', '--nope'],
      ['serve', '--port', 'x'],
      ['serve', 'one', 'two'],
      ['keys', 'create'],
      ['keys', 'create', '--kind', 'other'],
      ['feedback', '--nope']
    ]) {
      expect([words, (await failure(...words)).code]).toEqual([words, 2])
    }
    const { stdout } = await command('serve', '--help')
    for (const name of ['ASSISTANT_HOST', 'ASSISTANT_MODEL', 'ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_KEY']) {
      expect(stdout).toMatch(new RegExp(`${name}\\b`))
    }
  })

  it('makes no database to look for keys in, and no key for origins that no page has', async () => {
    const data = join(docs, 'mistyped')
    for (const words of [['list'], ['revoke', 'key_x']]) {
      expect((await failure('keys', ...words, '--data', data)).stderr).toContain(`There is no database at ${data}`)
    }
    expect(existsSync(data)).toBe(false)
    const create = (origin: string) => failure('keys', 'create', '--kind', 'assistant', '--origin', origin)
    expect(await create('https://*.example.com')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('wildcard')
    })
    for (const origin of ['ftp://example.com', 'https://example.com/docs', 'https://a@example.com', 'null']) {
      expect(await create(origin)).toMatchObject({ code: 2, stderr: expect.stringContaining('is no origin') })
    }
    const made = ['keys', 'create', '--kind', 'assistant', '--data', data]
    await command(...made, '--origin', 'HTTPS://Docs.example.com:443/', 'http://localhost:3000')
    expect((await command('keys', 'list', '--data', data)).stdout).toContain(
      'only from https://docs.example.com, http://localhost:3000'
    )
  })
})
