// Fuzzes the service with random requests, bytes and docs folders for a bounded time: `npm run bench -- fuzz`. Fails
// at a 500, a hang, unbounded memory or an error of another shape than documented. `npm run bench -- fuzz --seconds=300
// --seed=7` runs longer, with other input.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { serve } from '../src/service/serve.ts'
import { createService } from '../src/service/service.ts'
import { question } from '../src/service/testing/answers.ts'
import { fuzzedDocs } from '../src/service/testing/fuzz-docs.ts'
import { faultOf, fuzzedRequests } from '../src/service/testing/fuzz-requests.ts'
import { documentations, isPresent } from './questions/index.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: `${Date.now() % 1e9}` } }
})
const [seconds, seed] = [Number(values.seconds), Number(values.seed)]
console.log(`${seconds} s each, seed ${seed}`)

/** Megabytes by which the process may grow: more than the largest bodies and answers need at a time. */
const maxGrowth = 400

const unlimited = Object.fromEntries(
  [
    'assistantPerKey',
    'feedbackPerKey',
    'feedbackPerAddress',
    'suggestionsPerAddress',
    'jobsPerProject',
    'followUpsPerProject'
  ].map(name => [name, 1e9])
)

/** Tries random values for the given time, and fails the bench at the first fault or if memory grows too much. */
const fuzz = async <Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  faultIn: (value: Value) => Promise<string | undefined>
) => {
  let count = 0
  const before = process.memoryUsage().rss
  let peak = before
  const property = fc.asyncProperty(values, async value => {
    count++
    const fault = await faultIn(value)
    peak = Math.max(peak, process.memoryUsage().rss)
    if (fault) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: 1e9,
    interruptAfterTimeLimit: seconds * 1_000,
    markInterruptAsFailure: false
  })
  const growth = (peak - before) / 1e6
  console.log(`${name}: ${count} tried, ${failed ? 'one failed' : 'none failed'}, ${growth.toFixed(0)} MB more at most`)
  if (failed) console.log(`  ${(errorInstance as Error).message}\n  ${fc.stringify(counterexample).slice(0, 3_000)}`)
  if (failed || growth > maxGrowth) process.exitCode = 1
}

// Random requests to a service on a real documentation.
const [real] = ['fastapi-en', 'own'].flatMap(
  name => documentations.find(each => each.name === name && isPresent(each)) ?? []
)
const service = await createService({
  docs: real?.folder,
  data: ':memory:',
  model: 'none',
  limits: unlimited,
  writeLog: () => {}
})
const { value: admin } = await service.keys.create({ projectId: 'local', kind: 'admin', name: 'fuzz' })
await fuzz('requests', fuzzedRequests({ assistant: service.project.assistantKey, admin }), request =>
  faultOf(service, request)
)
await service.close()

// Random bytes on a real connection, which are hardly ever a valid request.
const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'GET / HTTP/1.1\r\n',
        'POST /discovery/v2/assistant/local/message HTTP/1.1\r\n',
        'Host: a\r\n',
        'Content-Length: 5\r\n',
        'Content-Length: -1\r\n',
        'Transfer-Encoding: chunked\r\n',
        'Expect: 100-continue\r\n',
        'Upgrade: h2c\r\n',
        '\r\n',
        '5\r\nhello\r\n',
        '0\r\n\r\n',
        'FFFFFFFFF\r\n',
        ' '.repeat(20_000)
      ),
      fc.string({ unit: 'binary', maxLength: 50 })
    ),
    { maxLength: 12 }
  )
  .map(parts => parts.join(''))
const own = documentations.find(each => each.name === 'own')
const listening = await serve({
  docs: own?.folder,
  data: ':memory:',
  port: 0,
  model: 'none',
  requestTimeout: 2_000,
  writeLog: () => {}
})
const port = Number(new URL(listening.url).port)
await fuzz('bytes', bytes, async sent => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.end(sent)
  socket.resume()
  const closed = await Promise.race([
    new Promise(resolve => socket.once('close', () => resolve(true))),
    new Promise(resolve => setTimeout(resolve, 20_000).unref())
  ])
  if (!closed) return 'The connection stays open.'
  return (await fetch(`${listening.url}/health`)).ok ? undefined : 'The service is gone.'
})
await listening.close()

// Random docs folders.
await fuzz('docs', fuzzedDocs, async files => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-fuzz-'))
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, 'docs', name)), { recursive: true })
      await writeFile(join(folder, 'docs', name), content)
    }
    await mkdir(join(folder, 'docs'), { recursive: true })
    // A random configuration may name a folder that does not exist; then the service must say so.
    const isMissing = (error: unknown) =>
      error instanceof Error && /^There is no documentation folder/.test(error.message)
    const config = { docs: join(folder, 'docs'), data: ':memory:', model: 'none', writeLog: () => {} } as const
    const reading = await createService(config).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    if (!reading) return
    try {
      const headers = {
        authorization: `Bearer ${reading.project.assistantKey}`,
        'content-type': 'application/json',
        accept: 'text/html'
      }
      const ask = {
        method: 'POST',
        path: '/discovery/v2/assistant/local/message',
        headers,
        body: JSON.stringify(question('What is the title?'))
      }
      const pages = ['/', '/page-0', '/page-1'].map(path => ({ method: 'GET', path, headers, body: undefined }))
      for (const request of [ask, ...pages]) {
        const fault = await faultOf(reading, request)
        if (fault) return `${request.path}: ${fault}`
      }
      return undefined
    } finally {
      await reading.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
