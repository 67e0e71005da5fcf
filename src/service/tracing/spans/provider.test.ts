import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createProvider } from './provider.ts'

it('reports once that a collector takes nothing, and once more when it fails again later', async () => {
  let status = 400
  const statuses: number[] = []
  const server = createServer((request, response) => {
    statuses.push(status)
    request.resume().on('end', () => response.writeHead(status).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  const reports: number[] = []
  const provider = createProvider(process.env, () => reports.push(statuses.length))
  const send = async () => {
    provider.getTracer('test').startSpan('a').end()
    await provider.forceFlush().catch(() => {})
  }
  for (status of [400, 400, 200, 400, 400]) await send()
  expect(statuses).toEqual([400, 400, 200, 400, 400])
  expect(reports).toEqual([1, 4])
  await provider.shutdown()
})

const everyTrace = Array.from({ length: 16 }, (_, digit) => digit.toString(16).padEnd(32, '1'))

/** How many of sixteen traces are kept whose parent was sampled, or not. */
const kept = (environment: Record<string, string>, isSampled: boolean): number => {
  const tracer = createProvider(environment, () => {}).getTracer('test')
  return everyTrace.filter(traceId => {
    const parent = { traceId, spanId: 'b7ad6b7169203331', traceFlags: Number(isSampled), isRemote: true }
    return tracer.startSpan('a', {}, trace.setSpanContext(ROOT_CONTEXT, parent)).isRecording()
  }).length
}

it.each([
  [undefined, undefined, { sampled: 16, not: 0 }],
  ['always_on', undefined, { sampled: 16, not: 16 }],
  ['always_off', undefined, { sampled: 0, not: 0 }],
  ['parentbased_always_off', undefined, { sampled: 16, not: 0 }],
  ['traceidratio', '0', { sampled: 0, not: 0 }],
  ['traceidratio', undefined, { sampled: 16, not: 16 }]
])('keeps the traces that OTEL_TRACES_SAMPLER=%s with %s asks for', (name, ratio, expected) => {
  const environment = { ...(name && { OTEL_TRACES_SAMPLER: name }), ...(ratio && { OTEL_TRACES_SAMPLER_ARG: ratio }) }
  expect({ sampled: kept(environment, true), not: kept(environment, false) }).toEqual(expected)
})
