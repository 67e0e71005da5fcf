// Retrieval over real questions: how often the right page is found, how often what the docs do not answer is refused,
// how long 10,000 pages take. `node bench/retrieval.ts -v` also lists what was not found.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Corpus, readCorpus, retrieve } from '../src/service/retrieval/index.ts'
import {
  type AnswerableQuestion,
  aiSdkQuestions,
  followUpQuestions,
  ownQuestions,
  unanswerableQuestions
} from './retrieval.questions.ts'
import { unseenAiSdkQuestions, unseenOwnQuestions, unseenUnanswerableQuestions } from './retrieval.unseen.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const verbose = process.argv.includes('-v')
const root = join(import.meta.dirname, '..')
const times: number[] = []

const ask = (corpus: Corpus, text: string, earlier: string[] = []) => {
  const start = performance.now()
  const found = retrieve(
    corpus,
    { text, earlier, context: [], currentPath: undefined },
    { limit: 5, accepts: () => true }
  )
  times.push(performance.now() - start)
  return found
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1).padStart(5)} %`
const line = (what: string, ...figures: string[]) => console.log(what.padEnd(44), ...figures)

/** Sources that a reader sees: none when the answer is a refusal. */
const measure = (name: string, corpus: Corpus, questions: AnswerableQuestion[]) => {
  let five = 0
  let first = 0
  let clearly = 0
  for (const { question, pages, earlier } of questions) {
    const { sections, verdict } = ask(corpus, question, earlier)
    const paths = verdict === 'no' ? [] : sections.map(({ page }) => page.path)
    const place = paths.findIndex(path => pages.includes(path))
    if (place >= 0) five++
    if (place === 0) first++
    if (verdict === 'clearly') clearly++
    if (verbose && place !== 0)
      console.log(`  ${place < 0 ? 'missed' : `at ${place + 1}`}: ${question}\n    ${paths.join(' ')}`)
  }
  const all = questions.length
  line(
    `${name}, ${all} questions`,
    `among five ${percent(five, all)}`,
    `first ${percent(first, all)}`,
    `sure ${percent(clearly, all)}`
  )
}

const refusals = (name: string, docs: Corpus, questions: string[]) => {
  const verdicts = questions.map(question => ({ question, verdict: ask(docs, question).verdict }))
  if (verbose)
    for (const { question, verdict } of verdicts) if (verdict === 'clearly') console.log(`  answered: ${question}`)
  const all = verdicts.length
  const refused = verdicts.filter(({ verdict }) => verdict !== 'clearly').length
  const silent = verdicts.filter(({ verdict }) => verdict === 'no').length
  line(
    `unanswerable, ${name}, ${all} questions`,
    `refused ${percent(refused, all)}`,
    `without sources ${percent(silent, all)}`
  )
}

const aiSdk = await readCorpus(join(root, 'node_modules/ai/docs'))
const own = await readCorpus(join(root, 'docs'))
console.log('Questions that nothing was tuned with')
measure("the AI SDK's docs", aiSdk, unseenAiSdkQuestions)
measure('own docs', own, unseenOwnQuestions)
refusals("the AI SDK's docs", aiSdk, unseenUnanswerableQuestions)
refusals('own docs', own, unseenUnanswerableQuestions)
console.log('Questions that the search was tuned with')
measure("the AI SDK's docs", aiSdk, aiSdkQuestions)
measure('own docs', own, ownQuestions)
measure('follow-ups', aiSdk, followUpQuestions)
refusals("the AI SDK's docs", aiSdk, unanswerableQuestions)
refusals('own docs', own, unanswerableQuestions)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
line('search, median', `${median(times).toFixed(1)} ms`)

/** Pages of about 4 KB: sections of the real ones in ever new order, with words that no other page has. */
const manyPages = async (count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  const sections = [...aiSdk.pages.values()]
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

const folder = await manyPages(10_000)
collect()
const before = process.memoryUsage()
const start = performance.now()
const large = await readCorpus(folder)
const seconds = (performance.now() - start) / 1000
const { rss } = process.memoryUsage()
collect()
const { heapUsed, arrayBuffers } = process.memoryUsage()
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
times.length = 0
for (const { question } of aiSdkQuestions) ask(large, question)
line(
  '10,000 pages',
  `indexed in ${seconds.toFixed(0)} s`,
  `memory ${megabytes(heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers)} in use`,
  `${megabytes(rss - before.rss)} taken`,
  `search, median ${median(times).toFixed(1)} ms`
)
await rm(folder, { recursive: true })
