import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { createService, type Service } from '../index.ts'

let folder: string
let service: Service

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  await writeFile(
    join(folder, '01-install.md'),
    '# Installing\n\n## With a package manager\n\nRun this command in a terminal:\n\n```sh\nnpm install lamp\n```\n'
  )
  await writeFile(join(folder, '02-colours.md'), '# Colours\n\nA lamp glows in any colour of the rainbow.\n')
  service = await createService({ docs: folder, data: ':memory:' })
})

afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  service.app.request(routes.assistantMessage(2, 'local'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.project.assistantKey}`,
      'content-type': 'application/json',
      ...headers
    },
    body: typeof body === 'string' ? body : JSON.stringify(body)
  })

const question = (text: string, more: object = {}) => ({
  fp: 'anonymous',
  messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text }] }],
  ...more
})

const chunksOf = async (response: Response): Promise<Record<string, unknown>[]> =>
  (await response.text())
    .split('\n\n')
    .filter(event => event.startsWith('data: {'))
    .map(event => JSON.parse(event.slice('data: '.length)))

const textOf = (chunks: Record<string, unknown>[]) => chunks.map(chunk => chunk.delta ?? '').join('')

describe('a question', () => {
  it('is answered with the passage, and its source comes before the text', async () => {
    const response = await ask(question('How do I install it with npm?'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const chunks = await chunksOf(response)
    const types = chunks.map(chunk => chunk.type)
    expect(types[0]).toBe('start')
    expect(chunks[0]?.messageId).toEqual(expect.any(String))
    expect(types.indexOf('source-url')).toBeLessThan(types.indexOf('text-delta'))
    const source = chunks.find(chunk => chunk.type === 'source-url')
    expect(source).toMatchObject({
      url: '/install#with-a-package-manager',
      title: 'Installing',
      providerMetadata: { docsAssistant: { path: '/install', section: 'With a package manager' } }
    })
    expect(textOf(chunks)).toContain('```sh\nnpm install lamp\n```')
    expect(textOf(chunks)).toContain('](/install#with-a-package-manager)')
  })

  it('gets its thread id on the finish event, in its metadata and in the header', async () => {
    const response = await ask(question('Which colours does a lamp glow in?'))
    const threadId = response.headers.get('x-thread-id')
    expect(threadId).toMatch(/^thread_[\w-]{22}$/)
    const finish = (await chunksOf(response)).at(-1)
    expect(finish).toMatchObject({ type: 'finish', threadId, messageMetadata: { threadId } })
  })

  it('that the docs do not answer is refused, without sources', async () => {
    const chunks = await chunksOf(await ask(question('How do I deploy to Kubernetes?')))
    expect(textOf(chunks)).toContain('does not answer')
    expect(textOf(chunks)).toContain('Kubernetes')
    expect(chunks.filter(chunk => chunk.type === 'source-url')).toEqual([])
  })
})

describe('a request that is wrong', () => {
  it.each([
    ['fp', { messages: question('x').messages }],
    ['messages', { fp: 'anonymous', messages: [] }],
    ['messages.0.role', { fp: 'anonymous', messages: [{ id: '1', role: 'robot', parts: [] }] }],
    ['retrievalPageSize', question('x', { retrievalPageSize: 2.5 })],
    ['retrievalPageSize', question('x', { retrievalPageSize: 51 })],
    ['currentPath', question('x', { currentPath: 'ü'.repeat(201) })],
    ['context.0.type', question('x', { context: [{ type: 'image', value: 'x' }] })]
  ])('is answered 400 naming %s', async (path, body) => {
    const response = await ask(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining(path),
      code: 'invalid_request',
      details: [{ path }]
    })
  })

  it('is told apart: no JSON, another type of content, too large', async () => {
    expect((await ask('{')).status).toBe(400)
    expect((await ask('x', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await ask(question('x'.repeat(2_100_000)))).status).toBe(413)
  })

  it('may have a path of exactly 200 characters beyond the basic plane', async () => {
    expect((await ask(question('Which colours?', { currentPath: '🙂'.repeat(200) }))).status).toBe(200)
  })
})

describe('access', () => {
  it('needs a known key', async () => {
    const none = await ask(question('x'), { authorization: '' })
    expect(none.status).toBe(401)
    expect(none.headers.get('www-authenticate')).toContain('Bearer')
    expect((await ask(question('x'), { authorization: 'Bearer svc_dsc_wrong' })).status).toBe(401)
  })

  it('tells pages of other origins of errors too', async () => {
    const response = await ask({}, { origin: 'https://docs.example.com' })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Thread-Id')
  })

  it('answers the preflight of a page', async () => {
    const response = await service.app.request(routes.assistantMessage(2, 'local'), {
      method: 'OPTIONS',
      headers: { origin: 'https://docs.example.com', 'access-control-request-method': 'POST' }
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization')
  })
})
