import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Hono } from 'hono'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../protocol/index.ts'
import { serve } from './serve.ts'
import { chunksOf, question, sourcesOf, textOf } from './testing/answers.ts'
import { docsFolder } from './testing/docs-folder.ts'
import { testService } from './testing/service.ts'

describe('the service', () => {
  it('tells whether it runs and whether it is ready', async () => {
    await using service = await testService()
    expect((await service.app.request('/health')).status).toBe(200)
    expect(await (await service.app.request('/ready')).json()).toEqual({ status: 'ok' })
    const closing = service.close()
    expect((await service.app.request('/ready')).status).toBe(503)
    await closing
  })

  it('describes every route of the interface in its OpenAPI document, with the statuses it answers', async () => {
    await using service = await testService()
    const document = await (await service.app.request('/openapi.json')).json()
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map(method => `${method.toUpperCase()} ${path}`)
    )
    const served = (service.app as Hono).routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(discovery|v\d|health|ready)/.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual([...new Set(served)].sort())
    expect(described).toContain('POST /discovery/v2/assistant/{domain}/message')
    const ask = document.paths['/discovery/v2/assistant/{domain}/message'].post
    expect(Object.keys(ask.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415', '429', '500', '502', '503'])
    )
    expect(ask.requestBody.content['application/json'].schema.required).toEqual(
      expect.arrayContaining(['fp', 'messages'])
    )
    expect(document.components.securitySchemes).toHaveProperty('admin')
  })

  it('describes what clients send and read as it is sent and read', async () => {
    await using service = await testService()
    const { paths } = await (await service.app.request('/openapi.json')).json()
    const { parameters, responses } = paths['/v1/analytics/{projectId}/feedback'].get
    const parameter = (name: string) => parameters.find((each: { name: string }) => each.name === name)
    expect(parameter('limit')).toMatchObject({
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 }
    })
    expect(parameter('limit').required).toBeUndefined()
    expect(parameter('status')).toMatchObject({ schema: { type: 'string' }, description: expect.any(String) })
    const statuses = new RegExp(parameter('status').schema.pattern)
    expect(['pending', 'pending,in_progress', 'done', 'pending,'].map(list => statuses.test(list))).toEqual([
      true,
      true,
      false,
      false
    ])
    const error = responses[401].content['application/json'].schema
    expect(error.properties.code.enum).toEqual(expect.arrayContaining(['unauthorized', 'method_not_allowed', 'busy']))
    expect(Object.keys(responses[401].headers)).toEqual(['WWW-Authenticate'])
    expect(Object.keys(responses[405].headers)).toEqual(['Allow'])

    const ask = paths['/discovery/v2/assistant/{domain}/message'].post
    const { currentPath } = ask.requestBody.content['application/json'].schema.properties
    expect(currentPath.anyOf[0]).toEqual({ type: 'string', maxLength: 200 })
    const allowance = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
    expect(Object.keys(ask.responses[200].headers)).toEqual(['X-Thread-Id', 'X-Resume', ...allowance])
    expect(Object.keys(ask.responses[429].headers)).toEqual(['Retry-After', ...allowance])
    expect(Object.keys(ask.responses[503].headers)).toEqual(['Retry-After'])

    const send = paths['/discovery/v2/assistant/{domain}/feedback'].post
    expect(Object.keys(send.responses[201].headers)).toEqual(allowance)
    expect(send.requestBody.content['application/json'].schema.properties.comment.anyOf[0]).toEqual({
      type: 'string',
      maxLength: 5_000
    })
  })

  it('explains in words what a body or a filter has to be', async () => {
    await using service = await testService()
    const refusal = async (body: unknown) => {
      const response = await service.ask(body)
      return [response.status, (await response.json()).error]
    }
    for (const body of [[], 'null', '"x"', '5']) {
      expect(await refusal(body)).toEqual([400, 'The body must be a JSON object.'])
    }
    for (const filter of [[], 'x', 5]) {
      expect(await refusal(question('x', { filter }))).toEqual([400, 'filter: must be an object'])
    }
    expect(await refusal(question('x', { filter: { author: 'me' } }))).toEqual([
      400,
      'filter.author: is not known here; known are version, language, groups'
    ])
  })

  it('tells which methods an address takes when it is asked with another', async () => {
    await using service = await testService()
    const asked: [string, string, string | null][] = [
      ['GET', routes.assistantMessage(2, 'local'), 'POST'],
      ['HEAD', routes.assistantMessage(2, 'local'), 'POST'],
      ['DELETE', routes.feedback('local'), 'GET'],
      ['POST', '/health', 'GET'],
      ['PUT', '/openapi.json', 'GET'],
      ['POST', '/nothing/here', null]
    ]
    for (const [method, path, allow] of asked) {
      const response = await service.app.request(path, { method })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, allow ? 405 : 404, allow])
    }
  })

  it('answers no request with a status that its document does not name', async () => {
    await using service = await testService({ limits: { followUpsPerProject: 1 } })
    const { paths } = await (await service.app.request('/openapi.json')).json()
    const job = await (await service.admin('POST', routes.jobs('local'), { prompt: 'x' })).json()
    const requests: [string, string, string, unknown, string][] = [
      [
        'POST',
        '/discovery/v2/assistant/{domain}/message',
        routes.assistantMessage(2, 'local'),
        question('Which colours?'),
        'public'
      ],
      ['POST', '/discovery/v1/assistant/{domain}/message', routes.assistantMessage(1, 'local'), {}, 'public'],
      ['POST', '/discovery/v2/assistant/{domain}/feedback', routes.assistantFeedback('local'), {}, 'public'],
      ['GET', '/v1/analytics/{projectId}/feedback', `${routes.feedback('local')}?limit=0`, undefined, 'admin'],
      [
        'PATCH',
        '/v1/analytics/{projectId}/feedback/{id}',
        routes.feedbackEntry('local', 'x'),
        { status: 'resolved' },
        'admin'
      ],
      ['POST', '/v2/agent/{projectId}/job', routes.jobs('local'), { prompt: '' }, 'admin'],
      ['GET', '/v2/agent/{projectId}/job/{id}', routes.job('local', job.id), undefined, 'admin'],
      ['POST', '/v2/agent/{projectId}/job/{id}/message', routes.jobMessage('local', job.id), { prompt: 'x' }, 'admin'],
      ['POST', '/v2/agent/{projectId}/job/{id}/message', routes.jobMessage('local', job.id), { prompt: 'x' }, 'admin'],
      ['POST', '/v2/agent/{projectId}/job/{id}/archive', routes.jobArchive('local', job.id), undefined, 'admin']
    ]
    const keys: Record<string, string> = {
      public: service.project.assistantKey,
      admin: service.adminKey,
      none: '',
      unknown: 'svc_x'
    }
    const seen = new Set<number>()
    for (const [method, template, path, body, right] of requests) {
      for (const key of [right, right === 'admin' ? 'public' : 'admin', 'none', 'unknown']) {
        for (const sent of body === undefined ? [undefined] : [body, '{']) {
          const { status } = await service.admin(method, path, sent, keys[key])
          seen.add(status)
          expect(Object.keys(paths[template][method.toLowerCase()].responses), `${method} ${template}`).toContain(
            String(status)
          )
        }
      }
    }
    expect([...seen].sort()).toEqual([200, 400, 401, 403, 404, 429])
  })

  it('reads changed, new and deleted files again while it runs', async () => {
    await using service = await testService()
    const ask = async (text: string) => chunksOf(await service.ask(question(text)))
    expect(textOf(await ask('How do I clean a filament?'))).toContain('does not answer')
    await writeFile(join(service.folder, '03-care.md'), '# Care\n\nClean the filament with a dry brush.\n')
    await vi.waitFor(
      async () => expect(sourcesOf(await ask('How do I clean a filament?'))[0]).toBe('/care#care'),
      5_000
    )
    await rm(join(service.folder, '03-care.md'))
    await vi.waitFor(
      async () => expect(textOf(await ask('How do I clean a filament?'))).toContain('does not answer'),
      5_000
    )
  })

  it('filters by front matter', async () => {
    await using service = await testService(
      {},
      {
        'one.md': '---\nversion: 1\nlanguage: en\ngroups: [free]\n---\n# Lamp one\n\nThe lamp is dimmed by a knob.\n',
        'two.md':
          '---\nversion: 2\nlanguage: [en, de]\ngroups: [paid, staff]\n---\n# Lamp two\n\nThe lamp is dimmed by a slider.\n',
        'any.md': '# Lamp\n\nThe lamp is dimmed by hand.\n'
      }
    )
    const sources = async (filter: unknown) =>
      sourcesOf(await chunksOf(await service.ask(question('How is the lamp dimmed?', { filter }))))
        .map(url => url.split('#')[0])
        .sort()
    expect(await sources(null)).toEqual(['/any', '/one', '/two'])
    expect(await sources({})).toEqual(['/any', '/one', '/two'])
    expect(await sources({ version: '2' })).toEqual(['/two'])
    expect(await sources({ version: 1 })).toEqual(['/one'])
    expect(await sources({ language: 'en' })).toEqual(['/one', '/two'])
    expect(await sources({ language: 'de', groups: ['staff', 'free'] })).toEqual(['/two'])
    expect(await sources({ groups: ['nobody'] })).toEqual([])
  })

  it('raises the page that is open and what the reader attached, and quotes no more sections than asked', async () => {
    const page = (name: string) =>
      `# ${name}\n\nThe lamp is dimmed by knob ${name}.\n\n## Knob\n\nTurn the knob ${name} to dim the lamp.\n`
    await using service = await testService({}, { 'a.md': page('One'), 'b.md': page('Two'), 'c.md': page('Three') })
    const first = async (more: object) =>
      sourcesOf(await chunksOf(await service.ask(question('How is the lamp dimmed?', more))))[0]
    expect(await first({ currentPath: '/b' })).toMatch(/^\/b#/)
    expect(await first({ currentPath: '/c/' })).toMatch(/^\/c#/)
    const context = [{ type: 'textSelection', value: 'dimmed', path: '/b', elementId: 'knob' }]
    expect(await first({ context })).toBe('/b#knob')
    const count = async (retrievalPageSize: number) =>
      sourcesOf(await chunksOf(await service.ask(question('How is the lamp dimmed?', { retrievalPageSize })))).length
    expect([await count(1), await count(2), await count(6), await count(1e9)]).toEqual([1, 2, 3, 3])
  })

  it('points sources at the configured site', async () => {
    const docs = await docsFolder({ 'a.md': '# Lamp\n\nSee [b](b.md) for the rainbow of the lamp.\n', 'b.md': '# B' })
    await using service = await testService({
      docs: undefined,
      organizations: [{ id: 'o', projects: [{ id: 'local', docs, siteUrl: 'https://docs.example.com/lamp/' }] }]
    })
    const chunks = await chunksOf(await service.ask(question('Which rainbow has the lamp?')))
    expect(sourcesOf(chunks)[0]).toBe('https://docs.example.com/lamp/a#lamp')
    // The reader’s path is that of the site, with its base path.
    const here = await chunksOf(await service.ask(question('What is this?', { currentPath: '/lamp/a/' })))
    expect(sourcesOf(here)[0]).toBe('https://docs.example.com/lamp/a#lamp')
    expect(textOf(chunks)).toContain('[b](https://docs.example.com/lamp/b)')
    await rm(docs, { recursive: true })
  })

  it('makes a public key for a project that never had one, and for no other', async () => {
    const data = await docsFolder({})
    onTestFinished(() => rm(data, { recursive: true }))
    const origin = 'https://docs.example.com'
    {
      await using service = await testService({ data })
      const page = async () => (await service.app.request('/', { headers: { accept: 'text/html' } })).text()
      await Promise.all([1, 2, 3].map(() => service.keys.createFirst('local')))
      const [first, ...others] = await service.keys.list('local')
      expect(others.filter(({ kind }) => kind === 'assistant')).toEqual([])
      expect(await page()).toContain(first?.value)
      const own = await service.keys.create({ projectId: 'local', kind: 'assistant', name: '', origins: [origin] })
      await service.keys.revoke('local', first?.id ?? '')
      expect(await page()).toContain(own.value)
    }
    await using again = await testService({ data })
    const holding = (await again.keys.list('local')).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
    expect(holding.map(({ origins }) => origins)).toEqual([[origin]])
    const asked = await again.app.request(routes.assistantMessage(2, 'local'), {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('logs a line for each request and question, without keys, and without questions unless asked', async () => {
    for (const questions of [false, true]) {
      const lines: string[] = []
      await using service = await testService({
        log: { level: 'requests', questions },
        writeLog: line => lines.push(line)
      })
      await (await service.ask(question('Which colours?'))).text()
      const entries = lines.map(line => JSON.parse(line))
      expect(entries.map(({ kind }) => kind).sort()).toEqual(['question', 'request'])
      expect(entries.find(({ kind }) => kind === 'request')).toMatchObject({ method: 'POST', status: 200 })
      expect(lines.join('\n').includes('Which colours?')).toBe(questions)
      expect(lines.join('\n')).not.toContain(service.project.assistantKey)
    }
  })

  it('forgets conversations and feedback after their days', { tags: 'slow' }, async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await using service = await testService({ keepDays: 1 })
    const threadId = (await service.ask(question('Which colours?'))).headers.get('x-thread-id')
    const rating = { source: 'contextual', path: '/', fp: 'a', helpful: true }
    await service.admin('POST', routes.assistantFeedback('local'), rating, service.project.assistantKey)
    const left = async () => ({
      thread: (await service.ask(question('Which colours?', { threadId }))).status,
      feedback: (await (await service.admin('GET', routes.feedback('local'))).json()).feedback.length
    })
    expect(await left()).toEqual({ thread: 200, feedback: 1 })
    vi.advanceTimersByTime(25 * 3_600_000)
    await vi.waitFor(async () => expect(await left()).toEqual({ thread: 404, feedback: 0 }))
  })
})

describe('a listening service', () => {
  it('finishes the answer that is under way when it stops', async () => {
    const docs = await docsFolder({ 'a.md': `# Lamp\n\n${'A lamp glows in the dark. '.repeat(200)}\n` })
    const service = await serve({ docs, data: ':memory:', port: 0 })
    const response = await fetch(service.url + routes.assistantMessage(2, 'local'), {
      method: 'POST',
      headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(question('Which lamp glows in the dark?'))
    })
    const closed = service.close()
    expect((await chunksOf(response)).at(-1)).toMatchObject({ type: 'finish' })
    await closed
    await rm(docs, { recursive: true })
  })

  it('runs and says that it is not ready while it reads its docs', async () => {
    const docs = await docsFolder({ 'a.md': '# A' })
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const url = `http://localhost:${port}`
    taken.close()
    /** The service’s responses while it waits for the list of pages of the built site. */
    let said: [number, number, number, string | null] | undefined
    const site = createServer(async (_, response) => {
      const [health, ready, page] = await Promise.all(['/health', '/ready', '/a'].map(path => fetch(url + path)))
      if (health && ready && page) said = [health.status, ready.status, page.status, page.headers.get('retry-after')]
      response.end('<urlset><url><loc>http://localhost/a</loc></url></urlset>')
    }).listen(0)
    await once(site, 'listening')
    const sitePages = `http://localhost:${(site.address() as AddressInfo).port}/sitemap.xml`
    const service = await serve({ docs, data: ':memory:', port, sitePages })
    expect(said).toEqual([200, 503, 503, '5'])
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    await service.close()
    site.close()
    await expect(serve({ docs: join(docs, 'none'), data: ':memory:', port })).rejects.toThrow('none')
    await expect(fetch(`${url}/health`)).rejects.toThrow()
    await rm(docs, { recursive: true })
  })

  it('takes the port that was asked for, or says that it is taken', async () => {
    const docs = await docsFolder({ 'a.md': '# A' })
    const first = await serve({ docs, data: ':memory:', port: 0 })
    const port = Number(new URL(first.url).port)
    await expect(serve({ docs, data: ':memory:', port })).rejects.toThrow(`Port ${port} is taken`)
    expect((await fetch(`${first.url}/health`)).status).toBe(200)
    await first.close()
    await expect(fetch(`${first.url}/health`)).rejects.toThrow()
    await rm(docs, { recursive: true })
  })

  it('ends a question that drips in byte by byte when its time is over, and says why', async () => {
    const docs = await docsFolder({ 'a.md': '# A' })
    const service = await serve({ docs, data: ':memory:', port: 0, requestTimeout: 600 })
    onTestFinished(async () => {
      await service.close()
      await rm(docs, { recursive: true })
    })
    const path = routes.assistantMessage(2, 'local')
    const socket = connect(Number(new URL(service.url).port), 'localhost')
    const headers = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${service.project.assistantKey}`,
      'Content-Type: application/json',
      'Content-Length: 100000'
    ]
    socket.write(`${headers.join('\r\n')}\r\n\r\n{`)
    const drip = setInterval(() => socket.write(' '), 50)
    onTestFinished(() => clearInterval(drip))
    const said = await text(socket.on('error', () => {}))
    expect(said).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Content-Type-Options: nosniff\r\n/s)
  })

  it('gives a request 30 seconds to come, where nothing else is said', async () => {
    const docs = await docsFolder({ 'a.md': '# A' })
    const service = await serve({ docs, data: ':memory:', port: 0 })
    const limits = new Set<number>()
    // What Node tells of any server of this process that gets a request.
    const note = (message: unknown) => limits.add((message as { server: Server }).server.requestTimeout)
    subscribe('http.server.request.start', note)
    onTestFinished(async () => {
      unsubscribe('http.server.request.start', note)
      await service.close()
      await rm(docs, { recursive: true })
    })
    await fetch(`${service.url}/health`)
    expect([...limits]).toEqual([30_000])
  })
})
