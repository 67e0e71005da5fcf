// What each weight of the search is good for: by how many points the benchmark changes when it is neutralised, averaged
// over the documentations that are on this machine: `node bench/weights.ts`. Of the questions, those to tune with.
import { type Corpus, readCorpus } from '../src/service/retrieval/index.ts'
import { weights } from '../src/service/retrieval/weights.ts'
import { share } from './answers/figures.ts'
import { search } from './answers/measure.ts'
import { askedDocumentations, type Documentation } from './questions/index.ts'

type Table = { [name: string]: number | Table }

/** A factor is neutral at 1, a share at 0; a word that counts less than others is neutral when it counts as much. */
const neutralAtOne = /^boost|^rarity$|^presence\.(inPassing|inCode|offTopic)|^concept\.(part|generic)/

/** The others count only when it is searched. */
const countsWhenIndexed = /^chunk\.|^codeLength/

const columns = ['first', 'among five', 'answered surely', 'unanswerable, answered surely']

const documentations = askedDocumentations()
const readAll = () => Promise.all(documentations.map(({ folder }) => readCorpus(folder)))

/** Prints the figures that stand beside the weights, a column each. */
const printWeights = async (): Promise<void> => {
  const corpora = await readAll()
  const before = figuresOf(corpora)
  console.log(columns.join(', '))
  for (const { path, table, key, value } of leavesOf(weights)) {
    table[key] = neutralAtOne.test(path) ? 1 : 0
    const after = figuresOf(countsWhenIndexed.test(path) ? await readAll() : corpora)
    table[key] = value
    console.log(
      `${path}: ${value}`.padEnd(36),
      after.map((figure, at) => asChange(figure - (before[at] ?? 0))).join(' ')
    )
  }
}

const asChange = (change: number): string =>
  Math.abs(change) < 0.05 ? '·' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`

const figuresOf = (corpora: Corpus[]): number[] => {
  const all = documentations.map((documentation, at) => figuresIn(documentation, corpora[at] as Corpus))
  return columns.map((_, column) => all.reduce((sum, figures) => sum + (figures[column] ?? 0), 0) / all.length)
}

const figuresIn = ({ questions }: Documentation, corpus: Corpus): number[] => {
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
