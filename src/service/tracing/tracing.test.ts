import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { question } from '../testing/answers.ts'
import { modelServer, say, send, serviceWith, start } from '../testing/model-server.ts'
import { testService } from '../testing/service.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector for OTLP over HTTP in JSON, which the environment names until the test has finished. */
const collector = async () => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await readText(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  const spans = (): Span[] =>
    bodies
      .flatMap(body => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(scope => scope.spans)
  return { bodies, named: (name: string) => spans().find(span => span.name === name) as Span, spans }
}

const facts = ({ attributes }: Span) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => {
      const [content] = Object.values(value) as [{ values?: { stringValue: string }[] }]
      return [key, content?.values ? content.values.map(({ stringValue }) => stringValue) : content]
    })
  )

const request = 'POST /discovery/v2/assistant/:domain/message'
const upstream = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

it('follows a quoted answer in the trace of whoever asks, without a word of the reader’s', async () => {
  const { bodies, named, spans } = await collector()
  const lines: Record<string, unknown>[] = []
  const service = await testService({
    traces: true,
    log: { level: 'requests' },
    writeLog: line => lines.push(JSON.parse(line))
  })
  const headers = { traceparent: `00-${upstream.trace}-${upstream.span}-01` }
  const response = await service.ask(question('Which colours does a lamp glow in?'), { headers })
  await response.text()
  await service[Symbol.asyncDispose]()
  // No span of a model, because none is called.
  expect(new Set(spans().map(({ name }) => name))).toEqual(new Set([request, 'retrieval local']))
  expect(new Set(spans().map(({ traceId }) => traceId))).toEqual(new Set([upstream.trace]))
  expect(named(request).parentSpanId).toBe(upstream.span)
  expect(named('retrieval local').parentSpanId).toBe(named(request).spanId)
  expect(facts(named(request))).toMatchObject({
    'http.response.status_code': 200,
    'docs_assistant.outcome': 'answered',
    'docs_assistant.request.id': response.headers.get('x-request-id')
  })
  expect(facts(named('retrieval local'))).toMatchObject({
    'gen_ai.operation.name': 'retrieval',
    'gen_ai.data_source.id': 'local',
    'gen_ai.retrieval.top_k': 5
  })
  for (const said of ['colours', 'glow', 'rainbow', service.project.assistantKey]) {
    expect(bodies.join('')).not.toContain(said)
  }
  expect(lines.map(({ kind, traceId }) => [kind, traceId])).toEqual([
    ['question', upstream.trace],
    ['request', upstream.trace]
  ])
})

it('follows the call of a model, with its tokens', async () => {
  const { bodies, named } = await collector()
  const model = await modelServer(response => {
    start(response)
    say(response, 'In any colour [1].')
    send(response, {}, 'stop', { usage: { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 } })
    response.end('data: [DONE]\n\n')
  })
  const service = await serviceWith(model.url, {}, { traces: true })
  await (await service.ask(question('Which colours does a lamp glow in?'))).text()
  await service.close()
  expect(facts(named('chat small'))).toMatchObject({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'small',
    'gen_ai.request.stream': true,
    'gen_ai.response.model': 'm',
    'gen_ai.response.finish_reasons': ['stop'],
    'gen_ai.usage.input_tokens': 12,
    'gen_ai.usage.output_tokens': 34,
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(model.url).port)
  })
  expect(bodies.join('')).not.toMatch(/colour|glow|secret/)
})

it('has no key in it, neither one that is typed as an address nor one that the model’s server says', async () => {
  const { bodies, named } = await collector()
  const model = await modelServer(response => {
    start(response)
    send(response, { role: 'assistant', content: 'In any colour [1].' }, 'stop', { id: 'id-secret', model: 'm-secret' })
    response.end('data: [DONE]\n\n')
  })
  const service = await serviceWith(model.url, {}, { traces: true })
  await (await service.ask(question('Which colours does a lamp glow in?'))).text()
  const { adminKey } = service
  await service.app.request(`/discovery/v2/assistant/${adminKey}/message`, { method: 'POST' })
  await service.close()
  expect(facts(named('chat small'))).toMatchObject({ 'gen_ai.response.id': 'id-…', 'gen_ai.response.model': 'm-…' })
  expect(bodies.join('')).toContain('/discovery/v2/assistant/svc_…')
  for (const key of ['secret', adminKey]) expect(bodies.join('')).not.toContain(key)
})

it('tells a model that fails as an error, by its status alone', async () => {
  const { named } = await collector()
  const model = await modelServer(response => response.writeHead(502).end('colours'))
  const service = await serviceWith(model.url, {}, { traces: true })
  expect((await service.ask(question('Which colours does a lamp glow in?'))).status).toBe(502)
  await service.close()
  for (const name of ['chat small', request]) {
    expect([named(name).status, facts(named(name))['error.type']]).toEqual([{ code: 2 }, '502'])
  }
})

it('has the words of a question where they are logged', async () => {
  const { named } = await collector()
  const service = await testService({ traces: true, log: { level: 'requests', questions: true } })
  await (await service.ask(question('Which colours?'))).text()
  await service.close()
  expect(facts(named('retrieval local'))['gen_ai.retrieval.query.text']).toBe('Which colours?')
})

it('sends nothing unless it is asked for', async () => {
  const { bodies } = await collector()
  const lines: string[] = []
  const service = await testService({ log: { level: 'requests' }, writeLog: line => lines.push(line) })
  await (await service.ask(question('Which colours?'))).text()
  await service.close()
  expect([bodies, lines.length]).toEqual([[], 2])
  expect(lines.join('')).not.toContain('traceId')
})

it('answers and stops where the collector says nothing', { tags: 'slow' }, async () => {
  const held = createServer(() => {})
  held.listen(0, '127.0.0.1')
  await once(held, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(held.address() as AddressInfo).port}`)
  // With these timeouts the exporter alone would wait for minutes, and the batch processor for half a minute.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '600000')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    held.closeAllConnections()
    held.close()
  })
  const asked = once(held, 'request')
  const service = await testService({ traces: true })
  expect((await service.ask(question('Which colours?'))).status).toBe(200)
  const closing = performance.now()
  await service.close()
  expect(performance.now() - closing).toBeLessThan(20_000)
  await asked
})

it('says in the log that the collector is gone', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const lines: string[] = []
  const service = await testService({ traces: true, writeLog: line => lines.push(line) })
  await (await service.ask(question('Which colours?'))).text()
  await service.close()
  expect(lines.filter(line => line.includes('Traces cannot be sent'))).toHaveLength(1)
})
