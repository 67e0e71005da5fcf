// Ablates each weight of the search: prints by how many points the benchmark changes when the weight is neutralised, as
// an average over the documentations on this machine: `node bench/weights.ts`. Leaves out the kept-back questions.
import { type Corpus, readCorpus } from '../src/service/retrieval/index.ts'
import { weights } from '../src/service/retrieval/weights.ts'
import { share } from './answers/figures.ts'
import { search } from './answers/measure.ts'
import { askedDocumentations, type Documentation } from './questions/index.ts'

type Table = { [name: string]: number | Table }

/** A factor is neutral at 1, a share at 0. A reduced weight of a word is neutral at 1, the weight of other words. */
const neutralAtOne = /^boost|^rarity$|^presence\.(inPassing|inCode|offTopic)|^concept\.(part|generic)/

/** These weights are used while the index is built, the others only in a search. */
const isUsedInIndexing = /^chunk\.|^codeLength/

const columns = ['first', 'among five', 'answered surely', 'unanswerable, answered surely']

const documentations = askedDocumentations()
const readAll = () => Promise.all(documentations.map(({ folder }) => readCorpus(folder)))

/** Prints a line for each weight, with one column for each figure. */
const printWeights = async (): Promise<void> => {
  const corpora = await readAll()
  const before = figuresOf(corpora)
  console.log(columns.join(', '))
  for (const { path, table, key, value } of leavesOf(weights)) {
    table[key] = neutralAtOne.test(path) ? 1 : 0
    const after = figuresOf(isUsedInIndexing.test(path) ? await readAll() : corpora)
    table[key] = value
    console.log(
      `${path}: ${value}`.padEnd(36),
      after.map((figure, at) => formatChange(figure - (before[at] ?? 0))).join(' ')
    )
  }
}

const formatChange = (change: number): string =>
  Math.abs(change) < 0.05 ? '·' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`

const figuresOf = (corpora: Corpus[]): number[] => {
  const all = documentations.map((documentation, at) => figuresOfDocumentation(documentation, corpora[at] as Corpus))
  return columns.map((_, column) => all.reduce((sum, figures) => sum + (figures[column] ?? 0), 0) / all.length)
}

const figuresOfDocumentation = ({ questions }: Documentation, corpus: Corpus): number[] => {
  const answerable = questions.answerable
    .filter(({ keptBack }) => !keptBack)
    .map(({ question, earlier, pages }) => {
      const { sections, verdict } = search(corpus, question, earlier)
      return { place: sections.findIndex(({ page }) => pages.includes(page.path)), verdict }
    })
  const unanswerable = questions.unanswerable
    .filter(({ keptBack }) => !keptBack)
    .map(({ question }) => search(corpus, question))
  return [
    share(answerable, ({ place }) => place === 0),
    share(answerable, ({ place }) => place >= 0),
    share(answerable, ({ verdict }) => verdict === 'clearly'),
    share(unanswerable, ({ verdict }) => verdict === 'clearly')
  ]
}

interface Leaf {
  path: string
  table: Table
  key: string
  value: number
}

const leavesOf = (table: Table, above = ''): Leaf[] =>
  Object.entries(table).flatMap(([key, value]) => {
    const path = above ? `${above}.${key}` : key
    return typeof value === 'number' ? [{ path, table, key, value }] : leavesOf(value, path)
  })

await printWeights()
