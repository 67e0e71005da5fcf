// Measures the built service on a documentation of 10,000 pages: time and memory of its starts, and the time of answers
// and searches: `npm run bench -- large`. For a quick look, `node bench/large.ts 1000` after a build.
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Corpus, readCorpus, readInThread, scopeOf, searchPages } from '../src/service/retrieval/index.ts'
import { median } from './answers/figures.ts'
import { bestPages } from './answers/measure.ts'
import { manyPages } from './large/pages.ts'
import { measureRoute } from './large/route.ts'
import { type Start, startService } from './large/running.ts'
import { documentations, isPresent, readPages } from './questions/index.ts'

const count = Number(process.argv[2] ?? 10_000)
const models = documentations.filter(({ name }) => /^(ai-sdk|next|fastapi-\w+)$/.test(name)).filter(isPresent)

const asText = (name: string, { seconds, listening, longestHealth, memory }: Start): string =>
  [
    `${name}: ready after ${seconds.toFixed(1)} s, listening after ${listening.toFixed(1)} s`,
    `longest /health ${longestHealth.toFixed(0)} ms`,
    `at most ${memory.toFixed(0)} MB`
  ].join(', ')

const measureSearch = async (folder: string, data: string): Promise<string> => {
  const corpus = await readCorpus(folder, { reader: readInThread({ folder, cache: join(data, 'index/local.db') }) })
  const times = questions.map(question => {
    const asked = performance.now()
    bestPages(corpus, question)
    return performance.now() - asked
  })
  return [timesAsText('question', times), timesAsText('search field', typingTimes(corpus, questions))].join('\n')
}

const questions = models.flatMap(model => model.questions.answerable.map(({ question }) => question))

const timesAsText = (what: string, times: number[]): string =>
  `${what}: median ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(0)} ms`

/** Milliseconds of each search that a search field makes while the first three words of each question are typed. */
const typingTimes = (corpus: Corpus, questions: string[]): number[] =>
  questions.flatMap(question => {
    const words = question.trim().split(/\s+/).slice(0, 3)
    const typed = [words[0], words.slice(0, 2).join(' '), words.join(' '), words.join(' ').slice(0, -2)]
    return typed.map((text = '') => {
      const asked = performance.now()
      searchPages(corpus, { text, currentPath: undefined, scope: scopeOf(corpus, undefined), limit: 4 })
      return performance.now() - asked
    })
  })

const sources = new Map<string, string>()
for (const { name, folder } of models) {
  const extension = name === 'ai-sdk' ? '.mdx' : '.md'
  for (const [path, source] of await readPages(folder)) {
    sources.set(`${path === '/' ? '/home' : path}${extension}`, source)
  }
}
console.log(`${count} pages, made of ${sources.size} of ${models.map(({ name }) => name).join(', ')}`)
const folder = await manyPages(sources, count)
const data = `${folder}-state`
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
console.log(asText('first start', await startService(folder, data)))
console.log(asText('second start', await startService(folder, data)))
console.log(await measureSearch(folder, data))
console.log(await measureRoute(folder, data, questions))
await Promise.all([folder, data].map(path => rm(path, { recursive: true })))
