/** @module-tag slow */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { routes } from '../protocol/index.ts'
import { serve } from './serve.ts'
import { question } from './testing/answers.ts'
import { docsFolder } from './testing/docs-folder.ts'
import { modelServer, say, send } from './testing/model-server.ts'

// Runs the files of docs/deploy.md unchanged, except for their ports and paths.
const page = await readFile(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
const cli = fileURLToPath(import.meta.resolve('../cli.ts'))

const blockOf = (opening: string): string => {
  const start = page.indexOf(`\`\`\`${opening}\n`) + opening.length + 4
  expect(start).toBeGreaterThan(opening.length + 4)
  return page.slice(start, page.indexOf('\n```', start) + 1)
}

/** Whether a program is installed; its tests are skipped otherwise. `.ci/run` installs all. */
const has = (name: string) =>
  promisify(execFile)('which', [name]).then(
    () => true,
    () => false
  )
const [hasNginx, hasCaddy, hasSystemd] = await Promise.all(['nginx', 'caddy', 'systemd-analyze'].map(has))

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const started = (child: ChildProcess) => {
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  return child
}

const startNginx = async (service: string, upstream = '') => {
  const [folder, port] = [await temporaryFolder(), await freePort()]
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`
  )
  const next = upstream && blockOf('nginx title="next"')
  const location = blockOf('nginx').replace('127.0.0.1:4000', service).replace(/}\s*$/, `${next}}`)
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${upstream} ${places.join(' ')} server { listen 127.0.0.1:${port}; ${location} } }`
  )
  started(spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors.log')], { stdio: 'inherit' }))
  return port
}

const startCaddy = async (service: string) => {
  const [folder, port] = [await temporaryFolder(), await freePort()]
  const site = blockOf('caddy')
    .replace('127.0.0.1:4000', service)
    .replace('docs.example.com', `http://127.0.0.1:${port}`)
  await writeFile(join(folder, 'Caddyfile'), `{\n admin off\n auto_https off\n}\n${site}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  started(
    spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  )
  return port
}

/** A service below `/assistant` whose model writes half of its answer and then waits. */
const heldService = async () => {
  let finish = () => {}
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  const model = await modelServer(async response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    say(response, 'A lamp glows in any colour of the rainbow. ')
    await held
    say(response, 'That is all.')
    send(response, {}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  const service = await serve({
    docs: await docsFolder({ 'lamp.md': '# Lamp\n\nA lamp glows in any colour of the rainbow.\n' }),
    data: ':memory:',
    port: 0,
    basePath: '/assistant',
    trustedProxies: ['127.0.0.1'],
    limits: { assistantPerAddress: 1 },
    model: { url: model.url, name: 'm' },
    writeLog: () => {}
  })
  onTestFinished(() => service.close())
  return { service, finish }
}

const textUntil = async (response: IncomingMessage, wanted: string) => {
  let text = ''
  for await (const piece of response.iterator({ destroyOnReturn: false })) {
    text += piece
    if (text.includes(wanted)) return text
  }
  return text
}

it.for([
  ['nginx', hasNginx, startNginx],
  ['Caddy', hasCaddy, startCaddy]
] as const)(
  'behind $0 words arrive as they are written, at the base path, from whom they are asked',
  { timeout: 30_000 },
  async ([, isThere, start], { skip }) => {
    skip(!isThere)
    const { service, finish } = await heldService()
    const port = await start(new URL(service.url).host.replace('localhost', '127.0.0.1'))
    const behind = `http://127.0.0.1:${port}/assistant`
    await vi.waitFor(async () => expect((await fetch(`${behind}/health`)).status).toBe(200), 10_000)
    expect(await (await fetch(`${behind}/`)).text()).toContain('href="/assistant/lamp"')

    const ask = async (localAddress: string, headers: Record<string, string> = {}) => {
      const path = `/assistant${routes.assistantMessage(2, 'local')}`
      const authorization = `Bearer ${service.project.assistantKey}`
      const options = { port, host: '127.0.0.1', path, method: 'POST', localAddress }
      const asked = request({ ...options, headers: { authorization, 'content-type': 'application/json', ...headers } })
      asked.end(JSON.stringify(question('Which colours does a lamp glow in?')))
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      response.setEncoding('utf8')
      return response
    }
    const first = await ask('127.0.0.2', { 'x-request-id': 'mine' })
    expect(first.statusCode).toBe(200)
    expect(first.headers['x-request-id']).not.toBe('mine')
    // The first half arrives while the model has not written the rest.
    expect(await textUntil(first, 'rainbow')).toContain('rainbow')
    finish()
    expect(await textUntil(first, '[DONE]')).toContain('"type":"finish"')

    // The limit is one question for each address; a forged `X-Forwarded-For` does not help.
    const again = await ask('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })
    expect(again.statusCode).toBe(429)
    expect(JSON.parse(await textUntil(again, '}')).requestId).toBe(again.headers['x-request-id'])
    const other = await ask('127.0.0.3')
    expect(other.statusCode).toBe(200)
    await textUntil(other, '[DONE]')
  }
)

/** Replaces `127.0.0.1:4000` and `:4001` of the page with the real ports. */
const placed = (block: string, ports: string[]) =>
  ports.reduce((text, port, index) => text.replace(`127.0.0.1:400${index}`, `127.0.0.1:${port}`), block)

/** Starts the page’s nginx in front of two instances on one store, which it asks in turn. */
const behindNginx = async (ports: string[]) => {
  const port = await startNginx('assistants', placed(blockOf('nginx title="upstream"'), ports))
  const behind = `http://127.0.0.1:${port}/assistant`
  await vi.waitFor(async () => expect((await fetch(`${behind}/health`)).status).toBe(200), 10_000)
  return behind
}

/** The text of a body until its end, or until it breaks off. */
const textOf = async ({ body }: Response) => {
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of body as ReadableStream<Uint8Array>) pieces.push(piece)
  } catch {}
  return Buffer.concat(pieces).toString()
}

/** Readers who ask without a pause and resume answers that break off. Records the result of each question. */
const readersOf = (behind: string, key: string) => {
  const authorization = `Bearer ${key}`
  const answers: string[] = []
  let isOver = false
  const ask = async () => {
    const response = await fetch(behind + routes.assistantMessage(2, 'local'), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(question('Which colours does a lamp glow in?'))
    })
    const text = await textOf(response)
    if (text.includes('"type":"finish"')) return 'answered'
    const events = text
      .split('\n')
      .slice(0, -1)
      .filter(line => line.startsWith('data: ')).length
    const address = new URL(`${response.headers.get('x-resume')}?after=${events}`, behind)
    const rest = await vi.waitFor(() => fetch(address, { headers: { authorization } }), 10_000)
    return (await rest.text()).includes('"type":"finish"') ? 'gone on with' : `${response.status} ${text}`
  }
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await ask())
    })
  )
  return {
    /** Resolves when `count` more questions have been answered. */
    more: (count: number) => {
      const before = answers.length
      return vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + count), 30_000)
    },
    async end() {
      isOver = true
      await asking
      return answers
    }
  }
}

it.runIf(hasNginx)(
  'behind nginx no question is lost when one of two instances is stopped, and started again',
  { timeout: 60_000 },
  async () => {
    const docs = await docsFolder({ 'lamp.md': '# Lamp\n\nA lamp glows in any colour of the rainbow.\n' })
    const data = await temporaryFolder()
    const begin = async (port: number) => {
      const service = await serve({ docs, data, port, basePath: '/assistant', model: 'none', writeLog: () => {} })
      onTestFinished(() => service.close())
      return service
    }
    const services = [await begin(0), await begin(0)]
    const ports = services.map(({ url }) => new URL(url).port)
    const readers = readersOf(await behindNginx(ports), services[0]?.project.assistantKey ?? '')
    for (const index of [0, 1]) {
      await readers.more(20)
      await services[index]?.close()
      await readers.more(20)
      services[index] = await begin(Number(ports[index]))
    }
    expect((await readers.end()).filter(answer => answer !== 'answered')).toEqual([])
  }
)

it.runIf(hasNginx)(
  'behind nginx no question is lost when one of two instances is killed: the other is asked, or tells the rest',
  { timeout: 120_000 },
  async () => {
    const docs = await docsFolder({ 'lamp.md': '# Lamp\n\nA lamp glows in any colour of the rainbow.\n' })
    const data = await temporaryFolder()
    const begin = async (port: number) => {
      const flags = ['--data', data, '--port', `${port}`, '--base-path', '/assistant', '--model', 'none', '--json']
      const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '' }
      const stdio = ['ignore', 'pipe', 'ignore'] as const
      const child = started(spawn(process.execPath, [cli, 'serve', docs, ...flags], { env, stdio: [...stdio] }))
      const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
      return { child, ...JSON.parse(line) }
    }
    const services = [await begin(0), await begin(0)]
    const ports = services.map(({ url }) => new URL(url).port)
    const readers = readersOf(await behindNginx(ports), services[0]?.projects[0].assistantKey)
    for (let kill = 0; kill < 4; kill++) {
      const index = kill % 2
      await readers.more(20)
      services[index]?.child.kill('SIGKILL')
      await readers.more(20)
      services[index] = await begin(Number(ports[index]))
    }
    const answers = await readers.end()
    expect(answers.filter(answer => answer !== 'answered' && answer !== 'gone on with')).toEqual([])
  }
)

const units = [
  'docs-assistant.service',
  'docs-assistant.socket',
  'docs-assistant-backup.service',
  'docs-assistant-backup.timer'
]

it.runIf(hasSystemd)(
  'systemd finds nothing wrong with the units',
  async () => {
    const folder = await temporaryFolder()
    for (const name of units) {
      const unit = blockOf(`ini title="${name}"`).replace('/usr/bin/docs-assistant', process.execPath)
      await writeFile(join(folder, name), unit)
    }
    const verify = (names: string[]) =>
      promisify(execFile)('systemd-analyze', ['verify', '--man=no', ...names.map(name => join(folder, name))])
    expect((await verify(units)).stderr).toBe('')
    // The control: `systemd-analyze` finds a mistake.
    await writeFile(join(folder, 'wrong.service'), '[Service]\nExecStart=/bin/true\nProtectSystem=sometimes\n')
    expect((await verify(['wrong.service'])).stderr).toContain('wrong.service:3')
  },
  30_000
)

it.runIf(hasSystemd).each([
  ['one process', []],
  ['two workers', ['--workers', '2']]
])(
  'takes the socket that systemd listens at, as %s',
  async (_, flags) => {
    const [port, data] = [await freePort(), await temporaryFolder()]
    const folder = await docsFolder({ 'lamp.md': '# Lamp\n' })
    const command = [process.execPath, cli, 'serve', folder, '--data', data, '--model', 'none', ...flags]
    const env = { ...process.env, NODE_OPTIONS: '' }
    const listening = ['--listen', `127.0.0.1:${port}`, ...command]
    const service = started(spawn('systemd-socket-activate', listening, { env, stdio: ['ignore', 'pipe', 'ignore'] }))
    const said = once(createInterface({ input: service.stdout as NodeJS.ReadableStream }), 'line')
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200), 60_000)
    // All workers answer now, in turn.
    expect((await said)[0]).toContain(`:${port}`)
    for (let times = 0; times < 4; times++) {
      expect((await fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })).status).toBe(200)
    }
  },
  120_000
)

it('compose keeps the root read-only, and waits for PostgreSQL', () => {
  const { services } = parse(blockOf('yaml title="compose.yaml"'))
  expect(services['docs-assistant']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(services['docs-assistant'].depends_on.postgres.condition).toBe('service_healthy')
  expect(services['docs-assistant'].environment.DATABASE_URL).toContain('@postgres:5432/assistant')
})

it('every flag that the page uses is one', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'serve', '--help'])
  const backup = await promisify(execFile)(process.execPath, [cli, 'backup', '--help'])
  const { services } = parse(blockOf('yaml title="compose.yaml"'))
  const lines = [...page.matchAll(/ExecStart=\S+ (.*)/g)].map(([, line]) => line)
  const used = [...lines, services['docs-assistant'].command.join(' ')].flatMap(line => line?.match(/--[\w-]+/g) ?? [])
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter(flag => !`${stdout}${backup.stdout}`.includes(`${flag} `))).toEqual([])
})
