// How good the answers of the service without a model are. `node bench/answers.ts` prints a table of all documentations
// that are on this machine, `node bench/answers.ts hono -v` of one, and which questions went wrong.
import { averageOf, figuresOf } from './answers/figures.ts'
import { measure, type Result } from './answers/measure.ts'
import { printMisses } from './answers/misses.ts'
import { figuresTable } from './answers/table.ts'
import { askedDocumentations } from './questions/index.ts'

const measured: { name: string; results: Result[] }[] = []
for (const documentation of askedDocumentations()) {
  const results = await measure(documentation)
  measured.push({ name: documentation.name, results })
  if (process.argv.includes('-v')) printMisses(documentation.name, results)
}

const countOf = (results: Result[]) => {
  const answerable = results.filter(({ found }) => found).length
  return `${answerable} + ${results.length - answerable}`
}
for (const isKeptBack of [false, true]) {
  const rows = measured.map(({ name, results }) => {
    const some = results.filter(result => result.isKeptBack === isKeptBack)
    return [name, countOf(some), figuresOf(some)] as [string, string, ReturnType<typeof figuresOf>]
  })
  const average = averageOf(rows.map(([, , figures]) => figures))
  console.log(`\n${isKeptBack ? 'Kept back, never tuned with' : 'Tuned with'}\n`)
  console.log(figuresTable(rows.length > 1 ? [...rows, ['average', '', average]] : rows))
}
