// Measures how the service answers many readers at once, and `/health` meanwhile: `npm run bench -- load`. For a quick
// look, `node bench/load.ts 10` after a build takes ten seconds for each number of readers. Fails where a figure is over
// its limit.
import { cpus, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { markdownTable } from './answers/table.ts'
import { type Figure, failOver } from './limits.ts'
import type { Asked, ServedAt } from './load/readers.ts'
import { type Started, startService } from './load/service.ts'
import type { Task } from './load/thread.ts'
import { documentations, isPresent } from './questions/index.ts'

/** Hold at any number of readers. All but `neither`, a count, are milliseconds. */
const limits = {
  /** Questions that are neither answered to their end nor told 503. */
  neither: 0,
  /** The first byte of any answer, and any 503. */
  told: 1000,
  /** `/health` at the 95th percentile. */
  health: 100
}

const seconds = Number(process.argv[2] ?? 60)
const asked = process.argv[3]?.split(',').map(Number) ?? [1, 20, 200]

const inThread = <Result>(task: Task): Promise<Result> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./load/thread.ts', import.meta.url), { workerData: task })
    thread.once('message', resolve).once('error', reject)
  })

const percentile = (numbers: number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const spread = (numbers: number[]): string =>
  [0.5, 0.95, 1].map(share => percentile(numbers, share).toFixed(0)).join(' / ')

const isAnswered = ({ status }: Asked) => status === 200
const isRefused = ({ status }: Asked) => status === 503
const isNeither = (asked: Asked) => !isAnswered(asked) && !isRefused(asked)

const row = (name: string, all: Asked[], health: number[]): string[] => {
  const answered = all.filter(isAnswered)
  const refused = all.filter(isRefused)
  return [
    name,
    `${answered.length}`,
    `${refused.length}`,
    `${all.filter(isNeither).length}`,
    spread(answered.map(({ first }) => first)),
    spread(answered.map(({ end }) => end)),
    spread(refused.map(({ end }) => end)),
    spread(health)
  ]
}

const figuresOf = (name: string, all: Asked[], health: number[]): Figure[] => {
  const firstBytes = all.filter(isAnswered).map(({ first }) => first)
  const refusals = all.filter(isRefused).map(({ end }) => end)
  return [
    [`${name} readers: neither answered nor told 503`, all.filter(isNeither).length, limits.neither],
    // NaN, and so over the limit, where nobody is answered.
    [`${name} readers: longest first byte in ms`, percentile(firstBytes, 1), limits.told],
    [`${name} readers: longest 503 in ms`, Math.max(0, ...refusals), limits.told],
    [`${name} readers: /health in ms, p95`, percentile(health, 0.95), limits.health]
  ]
}

const measure = (
  { url, key, domain }: ServedAt,
  questions: string[],
  readers: number
): Promise<[Asked[], number[]]> => {
  const service = { url, key, domain }
  return Promise.all([
    inThread<Asked[]>({ readers, questions, service, seconds }),
    inThread<number[]>({ health: true, service, seconds })
  ])
}

const head = ['readers', 'answered', '503', 'neither', 'first byte', 'end', '503 after', '/health']

// Prefers the largest documentation by others, if it is beside the checkout.
const [documentation] = ['fastapi-en', 'own'].flatMap(
  name => documentations.find(each => each.name === name && isPresent(each)) ?? []
)
if (!documentation) throw new Error('There is no documentation to ask about.')
const { folder, name, questions } = documentation
const texts = questions.answerable.map(({ question }) => question)
console.log(
  `${name}, ${texts.length} questions, ${seconds} s each, ${cpus().length} processors; ms: median / p95 / longest`
)
const rows: string[][] = []
const figures: Figure[] = []
const run = async (title: string, act: (service: Started) => Promise<[Asked[], number[]]>) => {
  const service = await startService(folder)
  const load = loadavg()[0]
  const [answers, health] = await act(service)
  const { delay, cpu, memory } = await service.stop()
  rows.push(row(title, answers, health))
  figures.push(...figuresOf(title, answers, health))
  console.log(
    `${title}: load ${load?.toFixed(1)} → ${loadavg()[0]?.toFixed(1)}, ${cpu.toFixed(1)} s CPU, at most ${memory.toFixed(0)} MB, event loop late by ${delay.median.toFixed(0)} / ${delay.p99.toFixed(0)} / ${delay.longest.toFixed(0)} ms (median / p99 / longest)`
  )
}
for (const readers of asked) await run(`${readers}`, service => measure(service, texts, readers))
console.log(markdownTable(head, rows))
failOver(figures)
