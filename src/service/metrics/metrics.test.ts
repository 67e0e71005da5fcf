import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serve } from '../serve.ts'
import { question } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { finish as end, modelServer, say, serviceWith, start } from '../testing/model-server.ts'
import { testService } from '../testing/service.ts'

/** The value of a figure, by its name with its labels. */
const reader = (service: { metrics: { request: (path: string) => Response | Promise<Response> } }) => async () => {
  const response = await service.metrics.request('/metrics')
  expect(response.headers.get('content-type')).toMatch('text/plain; version=0.0.4')
  const lines = (await response.text()).split('\n').filter(line => line && !line.startsWith('#'))
  return new Map(
    lines.map(line => {
      const [, name = '', value] = /^(.*) (\S+)$/.exec(line) ?? []
      return [name.replace('docs_assistant_', ''), Number(value)]
    })
  )
}

it('counts a question by its outcome, with its sources, and times it', async () => {
  await using service = await testService()
  const read = reader(service)
  expect((await read()).get('questions_total{project="local",outcome="answered"}')).toBeUndefined()
  await (await service.ask(question('Which colours does a lamp glow in?'))).text()
  await (await service.ask(question('Who won the war of the roses?'))).text()
  const figures = await read()
  expect(figures.get('questions_total{project="local",outcome="answered"}')).toBe(1)
  expect(figures.get('questions_total{project="local",outcome="refused"}')).toBe(1)
  for (const name of ['first_text_seconds', 'answer_seconds', 'model_seconds', 'answer_sources']) {
    expect([name, figures.get(`${name}_count{project="local"}`)]).toEqual([name, 2])
  }
  const seconds = (name: string) => figures.get(`${name}_seconds_sum{project="local"}`) ?? 0
  expect(seconds('first_text')).toBeGreaterThan(0)
  expect(seconds('answer')).toBeGreaterThanOrEqual(seconds('first_text'))
  expect(seconds('answer')).toBeGreaterThanOrEqual(seconds('model'))
  expect(figures.get('answer_sources_sum{project="local"}')).toBe(1)
})

it('counts what every request is answered with', async () => {
  await using service = await testService()
  await service.app.request('/health')
  await service.app.request('/nothing/here')
  await service.app.request('/nothing/here')
  const figures = await reader(service)()
  expect(figures.get('responses_total{status="200"}')).toBe(1)
  expect(figures.get('responses_total{status="404"}')).toBe(2)
})

it('tells of the index, the jobs, the open streams, the database and the event loop', async () => {
  let finish = () => {}
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  const runner = { model: 'm', run: () => held.then(() => ({ prLink: null })) }
  const { url } = await modelServer(async response => {
    start(response)
    say(response, 'Any.')
    await held
    end(response)
  })
  const service = await serviceWith(url, {}, { runner })
  const read = reader(service)
  const answer = await service.ask(question('Which colours?'))
  const asked = Date.now() / 1000
  for (let job = 0; job < 6; job++) await service.admin('POST', '/v2/agent/local/job', { prompt: 'x' })
  await vi.waitFor(async () => expect((await read()).get('jobs{state="running"}')).toBe(4))
  const figures = await read()
  expect(figures.get('jobs{state="waiting"}')).toBe(2)
  expect(figures.get('index_pages{project="local"}')).toBe(2)
  expect(figures.get('index_read_timestamp_seconds{project="local"}')).toBeLessThan(asked)
  expect(figures.get('index_read_timestamp_seconds{project="local"}')).toBeGreaterThan(asked - 60)
  expect(figures.get('open_streams')).toBe(1)
  expect(figures.get('store_writable')).toBe(1)
  expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  finish()
  await answer.text()
  await vi.waitFor(async () => {
    const after = await read()
    expect([after.get('open_streams'), after.get('jobs{state="running"}'), after.get('jobs{state="waiting"}')]).toEqual(
      [0, 0, 0]
    )
  })
})

it('are all in the docs, and none of the docs is missing', async () => {
  await using service = await testService()
  const text = await (await service.metrics.request('/metrics')).text()
  const page = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const given = [...text.matchAll(/^# TYPE docs_assistant_(\w+)/gm)].map(([, name]) => name)
  const table = /## The figures.*?(?=\n## )/s.exec(page)?.[0] ?? ''
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(given.sort())
  const watched = [...page.matchAll(/docs_assistant_(\w+?)(?:_bucket)?\b/g)].map(([, name]) => name)
  expect(watched.length).toBeGreaterThan(10)
  expect(watched.filter(name => !given.includes(name))).toEqual([])
})

/** The metrics that an expression of PromQL asks for; throws where it is none. */
const metricsIn = (expression: string): string[] => {
  const names: string[] = []
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`)
      if (type.name === 'Identifier') names.push(expression.slice(from, to))
    }
  })
  return names
}

it('are what the alerts of the docs ask for, in PromQL', async () => {
  await using service = await testService()
  await (await service.ask(question('Which colours does a lamp glow in?'))).text()
  const text = await (await service.metrics.request('/metrics')).text()
  const served = new Set([...text.matchAll(/^[a-zA-Z_]\w*/gm)].map(([name]) => name))
  const page = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const table = /## Alerts worth having.*?(?=\n## )/s.exec(page)?.[0] ?? ''
  const expressions = [...table.matchAll(/^\| [^|`]+ \| `([^`]+)` \|/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBe(table.match(/^\| [A-Z]/gm)?.length)
  const asked = expressions.map(expression => ({ expression, names: metricsIn(expression) }))
  expect(asked.filter(({ names }) => names.length === 0)).toEqual([])
  // Prometheus itself says whether a service is up.
  expect(asked.filter(({ names }) => names.some(name => name !== 'up' && !served.has(name)))).toEqual([])
  expect(() => metricsIn('sum(rate(a[5m])')).toThrow('No PromQL')
})

it('are on a port of their own and nowhere else, and say how large the database is', async () => {
  const data = await docsFolder({})
  const docs = await docsFolder({ 'a.md': '# A\n' })
  const service = await serve({ docs, data, port: 0, metrics: { port: 0 }, writeLog: () => {} })
  onTestFinished(() => service.close())
  expect(service.metricsUrl).not.toBe(service.url)
  const figures = await (await fetch(`${service.metricsUrl}/metrics`)).text()
  expect(Number(/^docs_assistant_store_bytes (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(4096)
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${service.metricsUrl}/health`)).status).toBe(404)
})

it('a port that is taken ends the start, and the service with it', async () => {
  const docs = await docsFolder({ 'a.md': '# A\n' })
  const config = { docs, data: ':memory:', port: 0, writeLog: () => {} }
  const first = await serve({ ...config, metrics: { port: 0 } })
  onTestFinished(() => first.close())
  const port = Number(new URL(first.metricsUrl ?? '').port)
  await expect(serve({ ...config, metrics: { port } })).rejects.toThrow(
    `Port ${port} is taken. Choose another with --metrics.`
  )
})
