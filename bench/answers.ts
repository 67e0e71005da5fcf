// Measures the quality of the answers that the service gives without a model. `node bench/answers.ts` prints a table of
// all documentations that are on this machine; `node bench/answers.ts hono -v` takes one, and lists the questions that
// went wrong. `--gate` fails when the answers are worse than recorded; `--record` records them.
import { averageOf, type Figures, figuresOf } from './answers/figures.ts'
import { floorsTable } from './answers/floors.ts'
import { passesGate, record } from './answers/gate.ts'
import type { Result } from './answers/measure.ts'
import { type Measured, measureAll } from './answers/measure-all.ts'
import { printMisses } from './answers/misses.ts'
import { figuresTable } from './answers/table.ts'
import { askedDocumentations } from './questions/index.ts'

const printFigures = (measured: Measured[]): void => {
  for (const isKeptBack of [false, true]) {
    const rows = measured.map(({ name, results }): [string, string, Figures] => {
      const subset = results.filter(result => result.isKeptBack === isKeptBack)
      return [name, countOf(subset), figuresOf(subset)]
    })
    const average: [string, string, Figures] = ['average', '', averageOf(rows.map(([, , figures]) => figures))]
    console.log(`\n${isKeptBack ? 'Kept back, never tuned with' : 'To tune with'}\n`)
    console.log(figuresTable(rows.length > 1 ? [...rows, average] : rows))
  }
  if (measured.length > 1) {
    const names = measured.map(({ name }) => name)
    console.log(
      `\n${floorsTable(
        names,
        measured.map(({ results }) => results)
      )}`
    )
  }
}

const countOf = (results: Result[]): string => {
  const answerable = results.filter(({ found }) => found).length
  return `${answerable} + ${results.length - answerable}`
}

const has = (flag: string) => process.argv.includes(flag)
const measured = await measureAll(askedDocumentations())
if (has('--gate')) process.exitCode = passesGate(measured) ? 0 : 1
else {
  if (has('-v')) for (const { name, results } of measured) printMisses(name, results)
  printFigures(measured)
  if (has('--record')) record(measured)
}
