// What each weight of the search is good for: by how many points the benchmark changes when it is neutralised. Over
// the docs of the AI SDK alone, which stay as they are until another version is locked.
import { weights } from '../src/service/retrieval/weights.ts'
import { type Docs, type Figures, measure, questionSets, readDocs } from './retrieval.measure.ts'

type Table = { [name: string]: number | Table }

/** A factor is neutral at 1, a share at 0; a word that counts less than others is neutral when it counts as much. */
const neutralAtOne = /^boost|^presence\.(inPassing|inCode|offTopic)|^concept\.(part|generic)/

/** The others count only when it is searched. */
const countsWhenIndexed = /^chunk\.|^codeLength/

const columns: [set: string, figure: keyof Figures, title: string][] = [
  ['AI SDK, unseen', 'first', 'unseen: first'],
  ['AI SDK, unseen', 'among five', 'five'],
  ['AI SDK, unseen, unanswerable', 'not answered surely', 'refused'],
  ['AI SDK', 'first', 'tuned: first'],
  ['AI SDK', 'among five', 'five'],
  ['AI SDK, unanswerable', 'not answered surely', 'refused'],
  ['AI SDK, follow-ups', 'first', 'follow-ups: first'],
  ['AI SDK, titles', 'first', 'titles: first']
]

/** Prints the figures that stand beside the weights, a column each. */
export const printWeights = async (): Promise<void> => {
  const docs = await readDocs()
  const before = figuresOf(docs)
  console.log(columns.map(([, , title]) => title).join(', '))
  for (const { path, table, key, value } of leavesOf(weights)) {
    table[key] = neutralAtOne.test(path) ? 1 : 0
    const after = figuresOf(countsWhenIndexed.test(path) ? await readDocs() : docs)
    table[key] = value
    console.log(
      `${path}: ${value}`.padEnd(36),
      after.map((figure, at) => asChange(figure - (before[at] ?? 0))).join(' ')
    )
  }
}

const asChange = (change: number): string =>
  Math.abs(change) < 0.05 ? '·' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`

const figuresOf = (docs: Docs): number[] => {
  const bySet = new Map(columns.map(([name]) => [name, {} as Figures]))
  for (const set of questionSets) if (bySet.has(set.name)) bySet.set(set.name, measure(docs, set))
  return columns.map(([set, figure]) => bySet.get(set)?.[figure] ?? 0)
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
