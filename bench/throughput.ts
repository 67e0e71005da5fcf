// Measures how many questions the service answers a second, the first byte under that load, how many rows it exports a
// second, and how many answers it streams at a time, beside a server that only streams: `npm run bench -- throughput`,
// after `npm run bench:install`. The numbers of `node bench/throughput.ts 10 100 20` are the seconds of a run, the
// streams at a time, and the seconds that they last.
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { startPostgres } from '../.build/postgres-server.ts'
import { routes } from '../src/protocol/index.ts'
import { markdownTable } from './answers/table.ts'
import { fire } from './load/autocannon.ts'
import { exportRows } from './load/export-rows.ts'
import { cpuOf, residentOf } from './load/processes.ts'
import type { Asked } from './load/readers.ts'
import { type Started, type StartedService, startBare, startService } from './load/service.ts'
import type { SlowModel } from './load/slow-model.ts'
import type { Task } from './load/thread.ts'
import { documentations, isPresent } from './questions/index.ts'

const [seconds = 20, streams = 1_000, holding = 60] = process.argv.slice(2).map(Number)
/** Few enough that the service never answers 503. */
const connections = 16

const documentation = documentations.find(each => each.name === 'own' && isPresent(each))
if (!documentation) throw new Error('There is no documentation to ask about.')
const { folder, questions } = documentation
const texts = questions.answerable.map(({ question }) => question)

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

/** Lets readers ask from a thread, so that other measurements do not delay them. */
const readersOf = async ({ url, key, domain }: Started, readers: number, time: number): Promise<Asked[]> => {
  const task: Task = { readers, questions: texts, service: { url, key, domain }, seconds: time }
  const thread = new Worker(new URL('./load/thread.ts', import.meta.url), { workerData: task })
  const [asked] = (await once(thread, 'message')) as [Asked[]]
  return asked
}

const percentile99 = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(0.99 * numbers.length)] ?? Number.NaN

/** Measures the answers a second of all instances together, and the other figures of a row. */
const rate = async (name: string, services: (Started | StartedService)[]): Promise<string[]> => {
  const load = { connections: Math.ceil(connections / services.length), seconds }
  // Warms up for three seconds, because code is compiled while it is first used.
  await Promise.all(services.map(service => fire(service, texts, { ...load, seconds: 3 })))
  const cpu = () => sum(services.map(({ pid }) => cpuOf(pid)))
  const before = cpu()
  const [fired, beside] = await Promise.all([
    Promise.all(services.map(service => fire(service, texts, load))),
    // One more reader for each instance measures the time to the first byte.
    Promise.all(services.map(service => readersOf(service, 1, seconds)))
  ])
  const used = cpu() - before
  const answered = sum(fired.map(each => each.answered)) + beside.flat().length
  const [first] = services
  const rows = first && 'config' in first ? await exportRows(first) : undefined
  const probed = await Promise.all(services.map(({ stop }) => stop()))
  return [
    name,
    (answered / seconds).toFixed(0),
    `${sum(fired.map(({ failed }) => failed))}`,
    ((used / answered) * 1_000).toFixed(1),
    (answered / used).toFixed(0),
    Math.max(...fired.map(({ latency }) => latency.median)).toFixed(0),
    Math.max(...fired.map(({ latency }) => latency.p99)).toFixed(0),
    percentile99(beside.flat().map(({ first }) => first)).toFixed(0),
    Math.max(...probed.map(({ delay }) => delay.p99)).toFixed(0),
    rows?.toFixed(0) ?? ''
  ]
}

/** Measures many answers at once, each of which streams a word a second. */
const hold = async (name: string, service: Started, maxAtOnce: () => Promise<number>): Promise<string[]> => {
  const before = residentOf(service.pid)
  const cpuBefore = cpuOf(service.pid)
  let resident = before
  const sampling = setInterval(() => {
    resident = Math.max(resident, residentOf(service.pid))
  }, 500)
  const asked = await readersOf(service, streams, holding / 2)
  clearInterval(sampling)
  const used = cpuOf(service.pid) - cpuBefore
  const whole = asked.filter(({ status }) => status === 200).length
  const cut = asked.filter(({ status }) => status !== 200 && status !== 503).length
  const streamed = await maxAtOnce()
  const { delay } = await service.stop()
  const kilobytes = ((resident - before) * 1_024) / streamed
  return [
    name,
    `${streamed}`,
    `${whole}`,
    `${cut}`,
    kilobytes.toFixed(0),
    used.toFixed(1),
    [delay.median, delay.p99, delay.longest].map(late => late.toFixed(0)).join(' / ')
  ]
}

const held: SlowModel = { every: 1_000, words: holding }

/** The events of one answer, as the service sends them. */
const eventsOf = async ({ url, key, domain }: Started): Promise<string[]> => {
  const answer = await fetch(url + routes.assistantMessage(2, domain), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      fp: 'bare',
      messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text: texts[0] }] }]
    })
  })
  return [...(await answer.text()).matchAll(/^data: (\{.*)$/gm)].map(([, event = '']) => event)
}

console.log(`own docs, ${texts.length} questions, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`)
const rates: string[][] = []
const one = await startService(folder)
const events = await eventsOf(one)
rates.push(await rate('a server that only streams', [await startBare({ events, every: 0 })]))
rates.push(await rate('one process on SQLite', [one]))
rates.push(await rate('two workers on SQLite', [await startService(folder, { workers: 2 })]))
const postgres = await startPostgres()
try {
  const onPostgres = { databaseUrl: postgres.url }
  rates.push(await rate('one process on PostgreSQL', [await startService(folder, onPostgres)]))
  const three: StartedService[] = []
  for (let count = 0; count < 3; count++) three.push(await startService(folder, onPostgres))
  rates.push(await rate('three processes on PostgreSQL', three))
} finally {
  postgres.stop()
}
const rateHead = [
  '',
  'answered/s',
  'failed',
  'CPU ms each',
  'each CPU second',
  'end, median',
  'end, p99',
  'first byte, p99',
  'loop late, p99',
  'rows exported/s'
]
console.log(markdownTable(rateHead, rates))

const model = new Worker(new URL('./load/slow-model.ts', import.meta.url), { workerData: held })
const [port] = (await once(model, 'message')) as [number]
const maxOpenAnswers = async () => {
  model.postMessage('stop')
  const [maxOpen] = (await once(model, 'message')) as [number]
  return maxOpen
}
const words = Array.from({ length: held.words }, () => '{"type":"text-delta","id":"0","delta":"word "}')
const bareHeld = { events: [...words, '{"type":"finish"}'], every: held.every }
const slow = { model: { url: `http://127.0.0.1:${port}/v1`, name: 'slow' }, concurrency: streams }
const holds = [
  await hold('a server that only streams', await startBare(bareHeld), async () => streams),
  await hold('two workers on SQLite', await startService(folder, { ...slow, workers: 2 }), maxOpenAnswers)
]
const holdHead = ['', 'at a time', 'whole', 'cut', 'KB each', 'CPU s', 'loop late: median / p99 / longest, ms']
console.log(markdownTable(holdHead, holds))
