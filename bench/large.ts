// How long a documentation of 10,000 pages takes, and how much memory: `node bench/large.ts`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readCorpus } from '../src/service/retrieval/index.ts'
import { median } from './answers/figures.ts'
import { bestPages } from './answers/measure.ts'
import { documentations, readPages } from './questions/index.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** @returns What is worth printing. */
const measureLarge = async (model: Iterable<string>, count: number, questions: string[]): Promise<string[]> => {
  const folder = await manyPages(model, count)
  collect()
  const before = process.memoryUsage()
  const start = performance.now()
  const large = await readCorpus(folder)
  const seconds = (performance.now() - start) / 1000
  const { rss } = process.memoryUsage()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const times = questions.map(question => {
    const asked = performance.now()
    bestPages(large, question)
    return performance.now() - asked
  })
  await rm(folder, { recursive: true })
  return [
    `indexed in ${seconds.toFixed(0)} s`,
    `memory ${megabytes(heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers)} in use`,
    `${megabytes(rss - before.rss)} taken`,
    `search, median ${median(times).toFixed(1)} ms`
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/** Pages of about 4 KB: sections of the real ones in ever new order, with words that no other page has. */
const manyPages = async (sources: Iterable<string>, count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  const sections = [...sources]
    .flatMap(source => source.replace(/^---[\s\S]*?\n---/, '').split(/\n(?=## )/))
    .filter(section => section.length > 300 && section.length < 3_000)
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => Array.from({ length: 3 }, () => 'bdfgklmnprst'[random(12)] + ('aeiou'[random(5)] ?? '')).join('')
  for (let page = 0; page < count; page++) {
    const body = Array.from({ length: 4 }, () => sections[random(sections.length)])
    const text = `---\ntitle: ${word()} ${word()}\n---\n\n${word()} ${word()} ${word()}\n\n${body.join('\n\n')}`
    const place = join(folder, `part-${page % 100}`)
    if (page < 100) await mkdir(place)
    await writeFile(join(place, `page-${page}.md`), text)
  }
  return folder
}

const [aiSdk] = documentations
if (aiSdk) {
  const questions = aiSdk.questions.answerable.map(({ question }) => question)
  console.log((await measureLarge((await readPages(aiSdk.folder)).values(), 10_000, questions)).join('\n'))
}
