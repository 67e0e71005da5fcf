import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { chunksOf, question, sourcesOf, textOf } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeAll(async () => {
  service = await testService()
})

afterAll(() => service[Symbol.asyncDispose]())

describe('a question', () => {
  it('is answered with the passage, and its source comes before the text', async () => {
    const response = await service.ask(question('How do I install it with npm?'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const chunks = await chunksOf(response)
    const types = chunks.map(chunk => chunk.type)
    expect(types[0]).toBe('start')
    expect(chunks[0]?.messageId).toEqual(expect.any(String))
    expect(types.indexOf('source-url')).toBeLessThan(types.indexOf('text-delta'))
    expect(chunks.find(chunk => chunk.type === 'source-url')).toMatchObject({
      url: '/install#with-a-package-manager',
      title: 'Installing',
      providerMetadata: { docsAssistant: { path: '/install', section: 'With a package manager' } }
    })
    expect(textOf(chunks)).toContain('> ```sh\n> npm install lamp\n> ```')
    expect(textOf(chunks)).toContain('](/install#with-a-package-manager)')
  })

  it('gets its thread id on the finish event, in its metadata and in the header', async () => {
    const response = await service.ask(question('Which colours does a lamp glow in?'))
    const threadId = response.headers.get('x-thread-id')
    expect(threadId).toMatch(/^thread_[\w-]{22}$/)
    const finish = (await chunksOf(response)).at(-1)
    expect(finish).toMatchObject({ type: 'finish', threadId, messageMetadata: { threadId } })
  })

  it('that the docs do not answer is refused, without sources', async () => {
    const chunks = await chunksOf(await service.ask(question('How do I deploy to Kubernetes?')))
    expect(textOf(chunks)).toContain('does not answer')
    expect(textOf(chunks)).toContain('Kubernetes')
    expect(sourcesOf(chunks)).toEqual([])
    expect(chunks.at(-1)?.messageMetadata).toMatchObject({ outcome: 'refused' })
  })

  it('gets no top-level thread id where strict old clients are served', async () => {
    await using strict = await testService({ threadIdOnFinish: false })
    const response = await strict.ask(question('Which colours does a lamp glow in?'))
    const threadId = response.headers.get('x-thread-id')
    const finish = (await chunksOf(response)).at(-1)
    expect(finish).toMatchObject({ type: 'finish', messageMetadata: { threadId } })
    expect(finish).not.toHaveProperty('threadId')
  })
})

describe('a request that is wrong', () => {
  it.each([
    ['fp', { messages: question('x').messages }],
    ['messages', { fp: 'anonymous', messages: [] }],
    ['messages', question('  ')],
    ['messages.0.role', { fp: 'anonymous', messages: [{ id: '1', role: 'robot', parts: [] }] }],
    ['retrievalPageSize', question('x', { retrievalPageSize: 2.5 })],
    ['retrievalPageSize', question('x', { retrievalPageSize: 0 })],
    ['currentPath', question('x', { currentPath: 'ü'.repeat(201) })],
    ['context.0.type', question('x', { context: [{ type: 'image', value: 'x' }] })],
    ['filter.author', question('x', { filter: { author: 'me' } })]
  ])('is answered 400 naming %s', async (path, body) => {
    const response = await service.ask(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining(path),
      code: 'invalid_request',
      details: [{ path }]
    })
  })

  it('is told apart: no JSON, a criterion of another type, another type of content, too large', async () => {
    expect((await service.ask('{')).status).toBe(400)
    expect(await (await service.ask(question('x', { filter: { version: {} } }))).json()).toMatchObject({
      error: 'filter.version: must be text or a number'
    })
    expect((await service.ask('x', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await service.ask(question('x'.repeat(2_100_000)))).status).toBe(413)
  })

  it('may come with messages that no model reads, as version 4 of the AI SDK keeps them', async () => {
    const messages = [
      { id: '1', role: 'data', content: 'not read' },
      { id: '2', role: 'user', content: 'Which colours?' }
    ]
    const response = await service.ask({ fp: 'a', messages }, { version: 1 })
    expect([response.status, (await response.text()).includes('rainbow')]).toEqual([200, true])
    expect((await service.ask(question('Which colours?', { fp: 'half \ud83d' }))).status).toBe(400)
  })

  it('may say null for whatever may be left out', async () => {
    const nothing = { threadId: null, retrievalPageSize: null, filter: null, context: null, currentPath: null }
    const [message] = question('Which colours?').messages
    const messages = [{ ...message, id: null }]
    expect((await service.ask({ fp: 'a', messages, ...nothing })).status).toBe(200)
    const context = [{ type: 'code', value: 'x', path: null, elementId: null }]
    expect((await service.ask(question('Which colours?', { context }))).status).toBe(200)
  })

  it('may have a path of exactly 200 characters beyond the basic plane', async () => {
    expect((await service.ask(question('Which colours?', { currentPath: '🙂'.repeat(200) }))).status).toBe(200)
  })
})

describe('access', () => {
  it('needs a known key that is not revoked', async () => {
    const none = await service.ask(question('x'), { key: '' })
    expect(none.status).toBe(401)
    expect(none.headers.get('www-authenticate')).toContain('Bearer')
    expect((await service.ask(question('x'), { key: 'svc_dsc_wrong' })).status).toBe(401)
    const { id, value } = await service.keys.create({ projectId: 'local', kind: 'assistant', name: '' })
    expect((await service.ask(question('x'), { key: value })).status).toBe(200)
    await service.keys.revoke('local', id)
    expect((await service.ask(question('x'), { key: value })).status).toBe(401)
  })

  it('is refused to an admin key', async () => {
    const response = await service.ask(question('x'), { key: service.adminKey })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
  })

  it('ends at the domain of the key', async () => {
    const response = await service.app.request(routes.assistantMessage(2, 'other'), {
      method: 'POST',
      headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(question('x'))
    })
    expect(response.status).toBe(404)
  })

  it('tells pages of other origins of errors too', async () => {
    const response = await service.ask({}, { headers: { origin: 'https://docs.example.com' } })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Thread-Id')
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
  })

  it('answers the preflight of a page', async () => {
    const response = await service.app.request(routes.assistantMessage(2, 'local'), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://docs.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type'
      }
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  })

  it('holds for the origins of the key alone, where it names some', async () => {
    const { value: key } = await service.keys.create({
      projectId: 'local',
      kind: 'assistant',
      name: '',
      origins: ['https://docs.example.com']
    })
    const from = (origin: string) => service.ask(question('Which colours?'), { key, headers: { origin } })
    expect((await from('https://docs.example.com')).status).toBe(200)
    expect((await from('https://evil.example')).status).toBe(403)
  })
})
