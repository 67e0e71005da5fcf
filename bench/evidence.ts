// Fits `weights.evidence`, which decides whether a question is answered, to the questions that are not kept back, and
// prints what each weight contributes: `node bench/evidence.ts`. Each documentation is scored by a fit to the others.
import type { Evidence } from '../src/service/retrieval/ranking/evidence.ts'
import { floors } from './answers/floors.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import { collect, type Origin } from './evidence/collect.ts'
import { areaUnder, bestThreshold, minDoubtedAt, ratesAt, refusalThreshold, type Scored } from './evidence/curve.ts'
import { fit, leaveOneOut, scoreBy } from './evidence/model.ts'
import { askedDocumentations } from './questions/index.ts'

const boundOf = (wanted: string): number => floors.find(({ figure }) => figure === wanted)?.bound ?? Number.NaN
/** Limits in percent. Few of the doubted questions may be refused. */
const limits = { doubted: boundOf('doubted'), wrong: boundOf('wrong'), refused: 2.5 }

const only = (subset: Scored[], ...origins: Origin[]) => subset.filter(({ origin }) => origins.includes(origin))
const measured = (subset: Scored[]) => only(subset, 'answerable', 'unanswerable')
const nearMisses = (subset: Scored[]) => only(subset, 'answerable', 'nearMiss')

const head = ['', 'area', `doubted at ${limits.wrong} % wrong`, 'doubted', 'wrong', 'near misses: area', 'wrong']

const rowOf = (name: string, subset: Scored[], threshold: number): string[] => {
  const { doubted, wrong } = ratesAt(measured(subset), threshold)
  const figures = [areaUnder(measured(subset)), minDoubtedAt(measured(subset), limits.wrong), doubted, wrong]
  const further = nearMisses(subset)
  return [name, ...[...figures, areaUnder(further), ratesAt(further, threshold).wrong].map(oneDecimal)]
}

const printTable = (title: string, rows: string[][]) => console.log(`\n${title}\n\n${markdownTable(head, rows)}`)

const documentations = askedDocumentations()
const all = (await Promise.all(documentations.map(each => collect(each, documentations)))).flat()
const tuned = all.filter(({ isKeptBack }) => !isKeptBack)
const names = Object.keys(tuned[0]?.evidence ?? {}) as (keyof Evidence)[]

const crossValidated = leaveOneOut(tuned, names)
const { threshold } = bestThreshold(measured(crossValidated), limits)
printTable('Tuned with, each documentation by what is fitted to the others', [
  ...documentations.map(({ name }) => {
    const own = crossValidated.filter(({ documentation }) => documentation === name)
    return rowOf(name, own, threshold)
  }),
  rowOf('average', crossValidated, threshold),
  ...names.map(omitted => {
    const withoutOmitted = leaveOneOut(
      tuned,
      names.filter(name => name !== omitted)
    )
    return rowOf(`without ${omitted}`, withoutOmitted, bestThreshold(measured(withoutOmitted), limits).threshold)
  })
])

const model = fit(tuned, names)
const keptBack = scoreBy(
  model,
  all.filter(({ isKeptBack }) => isKeptBack)
)
printTable('Kept back, never tuned with', [rowOf('average', keptBack, threshold)])

/** Shifts the constant so that a clear answer begins at even odds, whatever questions the model was fitted to. */
const base = model.base - threshold
console.log('\nweights.evidence =', { ...model.weights, base })
const refusalScore = refusalThreshold(crossValidated, limits.refused) - threshold
console.log('\nthresholds =', { perhaps: 1 / (1 + Math.exp(-refusalScore)), clearly: 0.5 })
