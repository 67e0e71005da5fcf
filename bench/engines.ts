// Asks other search engines the same questions, and measures how often a right page is among the five best and is the
// best. `node bench/engines.ts` takes all documentations that are on this machine, `node bench/engines.ts hono` one.
import { readCorpus } from '../src/service/retrieval/index.ts'
import { share } from './answers/figures.ts'
import { bestPages } from './answers/measure.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import { documentsOf, engines, isInstalled, type Search } from './engines/index.ts'
import { type AnswerableQuestion, askedDocumentations, type Documentation } from './questions/index.ts'

if (!isInstalled()) {
  console.error('The other engines are not installed: npm run bench:install')
  process.exit(2)
}

interface Place {
  engine: string
  documentation: string
  isKeptBack: boolean
  /** Index of the first right page among the best five, or -1. */
  place: number
}

const placesIn = async ({ name, folder, language, questions }: Documentation): Promise<Place[]> => {
  const corpus = await readCorpus(folder)
  const documents = documentsOf(corpus)
  const places: Place[] = []
  const ask = async (engine: string, best: (question: AnswerableQuestion) => Promise<string[]>) => {
    for (const question of questions.answerable) {
      const found = await best(question)
      const place = found.findIndex(path => question.pages.includes(path))
      places.push({ engine, documentation: name, isKeptBack: question.keptBack === true, place })
    }
  }
  await ask('Docs Assistant', async ({ question, earlier }) => bestPages(corpus, question, earlier))
  for (const { name: engine, index } of engines) {
    const search: Search = await index(documents, language)
    // These engines know no earlier questions, so these are put before the question.
    await ask(engine, ({ question, earlier = [] }) => search.best([...earlier, question].join(' ')))
    await search.close()
  }
  return places
}

const all: Place[] = []
for (const documentation of askedDocumentations()) all.push(...(await placesIn(documentation)))
const unique = (names: string[]) => [...new Set(names)]
const figures = (places: Place[]) => [
  share(places, ({ place }) => place >= 0),
  share(places, ({ place }) => place === 0)
]
const cell = (pair: number[]) => pair.map(oneDecimal).join(' / ')
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

for (const isKeptBack of [false, true]) {
  const subset = all.filter(place => place.isKeptBack === isKeptBack)
  // Of some documentations no question is kept back.
  const documentations = unique(subset.map(({ documentation }) => documentation))
  const rows = unique(subset.map(({ engine }) => engine)).map(engine => {
    const pairs = documentations.map(name =>
      figures(subset.filter(place => place.engine === engine && place.documentation === name))
    )
    return [engine, ...pairs.map(cell), cell([0, 1].map(at => mean(pairs.map(pair => pair[at] ?? Number.NaN))))]
  })
  console.log(`\nAmong five / first, ${isKeptBack ? 'kept back' : 'tuned with'}\n`)
  console.log(markdownTable(['', ...documentations, 'average'], rows))
}
