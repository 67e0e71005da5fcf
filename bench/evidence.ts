// Fits what tells whether a question is answered (`weights.evidence`) to the questions that are tuned with, and prints
// what each part of it is worth: `node bench/evidence.ts`. Each documentation is judged by what is fitted to the others.
import type { Evidence } from '../src/service/retrieval/ranking/evidence.ts'
import { floors } from './answers/floors.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import { collect, type Origin } from './evidence/collect.ts'
import { areaUnder, bestThreshold, doubtedAt, ratesAt, refusedBelow, type Scored } from './evidence/curve.ts'
import { fit, leaveOneOut, scoreBy } from './evidence/model.ts'
import { askedDocumentations } from './questions/index.ts'

const boundOf = (wanted: string): number => floors.find(({ figure }) => figure === wanted)?.bound ?? Number.NaN
/** In percent. What is doubted may only seldom be refused. */
const allowed = { doubted: boundOf('doubted'), wrong: boundOf('wrong'), refused: 2.5 }

const only = (some: Scored[], ...origins: Origin[]) => some.filter(({ origin }) => origins.includes(origin))
const measured = (some: Scored[]) => only(some, 'answerable', 'unanswerable')
const nearMisses = (some: Scored[]) => only(some, 'answerable', 'nearMiss')

const head = ['', 'area', `doubted at ${allowed.wrong} % wrong`, 'doubted', 'wrong', 'near misses: area', 'wrong']

const rowOf = (name: string, some: Scored[], threshold: number): string[] => {
  const { doubted, wrong } = ratesAt(measured(some), threshold)
  const figures = [areaUnder(measured(some)), doubtedAt(measured(some), allowed.wrong), doubted, wrong]
  const further = nearMisses(some)
  return [name, ...[...figures, areaUnder(further), ratesAt(further, threshold).wrong].map(oneDecimal)]
}

const printTable = (title: string, rows: string[][]) => console.log(`\n${title}\n\n${markdownTable(head, rows)}`)

const documentations = askedDocumentations()
const all = (await Promise.all(documentations.map(each => collect(each, documentations)))).flat()
const tuned = all.filter(({ isKeptBack }) => !isKeptBack)
const names = Object.keys(tuned[0]?.evidence ?? {}) as (keyof Evidence)[]

const apart = leaveOneOut(tuned, names)
const { threshold } = bestThreshold(measured(apart), allowed)
printTable('Tuned with, each documentation by what is fitted to the others', [
  ...documentations.map(({ name }) => {
    const own = apart.filter(({ documentation }) => documentation === name)
    return rowOf(name, own, threshold)
  }),
  rowOf('average', apart, threshold),
  ...names.map(left => {
    const fewer = leaveOneOut(
      tuned,
      names.filter(name => name !== left)
    )
    return rowOf(`without ${left}`, fewer, bestThreshold(measured(fewer), allowed).threshold)
  })
])

const model = fit(tuned, names)
const keptBack = scoreBy(
  model,
  all.filter(({ isKeptBack }) => isKeptBack)
)
printTable('Kept back, never tuned with', [rowOf('average', keptBack, threshold)])

/** What is answered clearly begins at even odds, whatever the questions were that it is fitted to. */
const base = model.base - threshold
console.log('\nweights.evidence =', { ...model.weights, base })
const least = refusedBelow(apart, allowed.refused) - threshold
console.log('\nthresholds =', { perhaps: 1 / (1 + Math.exp(-least)), clearly: 0.5 })
