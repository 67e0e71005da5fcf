// Retrieval over real questions. `node bench/retrieval.ts` prints how good the answers are and how long 10,000 pages
// take, with `-v` also what was not found; with `--gate` it fails when answers are worse than recorded; with
// `--weights` it prints what each weight is good for.
import { holdsRecorded } from './retrieval.gate.ts'
import { measureLarge, median } from './retrieval.large.ts'
import {
  type Figures,
  measure,
  type QuestionSet,
  questionSets,
  questionsOf,
  readDocs,
  times
} from './retrieval.measure.ts'
import { printWeights } from './retrieval.weights.ts'

const line = (what: string, figures: string[]) => console.log([what.padEnd(46), ...figures].join('  '))
const inPercent = (figures: Figures) =>
  Object.entries(figures).map(([name, figure]) => `${name} ${figure.toFixed(1).padStart(5)} %`)

const printAll = async () => {
  const docs = await readDocs()
  const report = process.argv.includes('-v') ? (miss: string) => console.log(`  ${miss}`) : undefined
  const print = (sets: QuestionSet[]) => {
    for (const set of sets)
      line(`${set.name}, ${questionsOf(docs, set).length} questions`, inPercent(measure(docs, set, report)))
  }
  console.log('Questions that ranking was not tuned with; the thresholds of the verdict were set with an eye on them')
  print(questionSets.filter(({ isTuned }) => !isTuned))
  console.log('Questions that the search was tuned with')
  print(questionSets.filter(({ isTuned }) => isTuned))
  line('search', [`median ${median(times).toFixed(1)} ms`])
  line('10,000 pages', await measureLarge(docs.aiSdk, 10_000))
}

if (process.argv.includes('--gate')) process.exitCode = holdsRecorded(await readDocs()) ? 0 : 1
else if (process.argv.includes('--weights')) await printWeights()
else await printAll()
