// How long a documentation of 10,000 pages takes, and how much memory.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Corpus, readCorpus } from '../src/service/retrieval/index.ts'
import { search, times } from './retrieval.measure.ts'
import { aiSdkQuestions } from './retrieval.questions.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @returns What is worth printing. */
export const measureLarge = async (model: Corpus, count: number): Promise<string[]> => {
  const folder = await manyPages(model, count)
  collect()
  const before = process.memoryUsage()
  const start = performance.now()
  const large = await readCorpus(folder)
  const seconds = (performance.now() - start) / 1000
  const { rss } = process.memoryUsage()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  times.length = 0
  for (const { question } of aiSdkQuestions) search(large, question)
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
const manyPages = async ({ pages }: Corpus, count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  const sections = [...pages.values()]
    .flatMap(({ source }) => source.replace(/^---[\s\S]*?\n---/, '').split(/\n(?=## )/))
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
