import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors, floorsTable, type GatedFigures, gatedFiguresOf, keptBackAverage, shortfall } from './floors.ts'
import type { Measured } from './measure-all.ts'
import { oneDecimal } from './table.ts'

/** What each documentation scored when it was last recorded. */
type Recorded = Record<string, { all: GatedFigures; keptBack: GatedFigures }>

const file = join(import.meta.dirname, 'recorded.json')
const read = (): Recorded => JSON.parse(readFileSync(file, 'utf8')) as Recorded

/** Points that may be lost: one or two questions in the average, four in one documentation, whose pages may change. */
const tolerance = { average: 3, one: 6 }

/**
 * Prints the floors and each figure that is too low. A figure is compared with its floor when the recorded figure reached
 * it, and with the recorded figure otherwise. Both sides leave out documentations that are not on this machine. Returns
 * whether there are no problems.
 */
export const passesGate = (measured: Measured[]): boolean => {
  const recorded = read()
  const known = measured.filter(({ name }) => recorded[name])
  for (const { name } of measured)
    if (!recorded[name]) console.log(`Nothing is recorded of ${name} yet: node bench/answers.ts ${name} --record`)
  console.log(
    `\n${floorsTable(
      names(known),
      known.map(({ results }) => results)
    )}\n`
  )
  const problems = problemsIn(known, recorded)
  for (const problem of problems) console.error(problem)
  if (!problems.length) console.log('The answers are as good as recorded.')
  return problems.length === 0
}

/** @param measured Results of documentations that have recorded figures. */
export const problemsIn = (measured: Measured[], recorded: Recorded): string[] => [
  ...measured.flatMap(each => problemsOf(each, recorded)),
  ...problemsOfAverage(measured, recorded)
]

const names = (measured: Measured[]) => measured.map(({ name }) => name)

const problemsOf = ({ name, results }: Measured, recorded: Recorded): string[] => {
  const now = gatedFiguresOf(results)
  return floors.flatMap(({ figure, title, isMaximum }) => {
    const before = recorded[name]?.all[figure] ?? Number.NaN
    const lost = shortfall(now[figure], before, isMaximum)
    return lost > tolerance.one ? [`${name}: ${title}: ${oneDecimal(now[figure])} %, was ${before} %`] : []
  })
}

const problemsOfAverage = (known: Measured[], recorded: Recorded): string[] => {
  const now = keptBackAverage(known.map(({ results }) => results))
  return floors.flatMap(({ figure, title, bound, isMaximum }) => {
    const before = mean(names(known).map(name => recorded[name]?.keptBack[figure] ?? Number.NaN))
    const reachedFloor = shortfall(before, bound, isMaximum) <= 0
    const lost = shortfall(now[figure], reachedFloor ? bound : before, isMaximum)
    if (lost <= (reachedFloor ? 0 : tolerance.average)) return []
    return [`Average: ${title}: ${oneDecimal(now[figure])} %, was ${oneDecimal(before)} %, floor ${bound} %`]
  })
}

/** Leaves NaN out: a documentation without kept-back questions has no recorded figures for them. */
const mean = (numbers: number[]) => {
  const known = numbers.filter(number => !Number.isNaN(number))
  return known.reduce((sum, number) => sum + number, 0) / known.length
}

/** Records the measured figures, which the gate compares with from now on. */
export const record = (measured: Measured[]): void => {
  const recorded = read()
  for (const { name, results } of measured)
    recorded[name] = { all: rounded(gatedFiguresOf(results)), keptBack: rounded(keptBackAverage([results])) }
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

const rounded = (held: GatedFigures): GatedFigures =>
  Object.fromEntries(Object.entries(held).map(([name, figure]) => [name, Math.round(figure * 10) / 10])) as GatedFigures
