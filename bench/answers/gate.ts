import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors, floorsTable, type Held, heldOf, keptBackOf, shortOf } from './floors.ts'
import type { Measured } from './measure-all.ts'
import { oneDecimal } from './table.ts'

/** What each documentation scored when it was last recorded. */
type Recorded = Record<string, { all: Held; keptBack: Held }>

const file = join(import.meta.dirname, 'recorded.json')
const read = (): Recorded => JSON.parse(readFileSync(file, 'utf8')) as Recorded

/** Points that may be lost: a question or two of the average, four of one documentation, whose pages may have changed. */
const tolerance = { average: 3, one: 6 }

/**
 * Prints the floors, and what is worse than it may be: than the floor where what was recorded reaches it, and else than
 * what was recorded. A documentation that is not on this machine counts on neither side. Returns whether nothing is.
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

/** @param measured Of documentations that are recorded. */
export const problemsIn = (measured: Measured[], recorded: Recorded): string[] => [
  ...measured.flatMap(each => problemsOf(each, recorded)),
  ...problemsOfAverage(measured, recorded)
]

const names = (measured: Measured[]) => measured.map(({ name }) => name)

const problemsOf = ({ name, results }: Measured, recorded: Recorded): string[] => {
  const now = heldOf(results)
  return floors.flatMap(({ figure, title, isMost }) => {
    const before = recorded[name]?.all[figure] ?? Number.NaN
    const lost = shortOf(now[figure], before, isMost)
    return lost > tolerance.one ? [`${name}: ${title}: ${oneDecimal(now[figure])} %, was ${before} %`] : []
  })
}

const problemsOfAverage = (known: Measured[], recorded: Recorded): string[] => {
  const now = keptBackOf(known.map(({ results }) => results))
  return floors.flatMap(({ figure, title, bound, isMost }) => {
    const before = mean(names(known).map(name => recorded[name]?.keptBack[figure] ?? Number.NaN))
    const reachedFloor = shortOf(before, bound, isMost) <= 0
    const lost = shortOf(now[figure], reachedFloor ? bound : before, isMost)
    if (lost <= (reachedFloor ? 0 : tolerance.average)) return []
    return [`Average: ${title}: ${oneDecimal(now[figure])} %, was ${oneDecimal(before)} %, floor ${bound} %`]
  })
}

/** Of a documentation without questions that are kept back, nothing of them is recorded. */
const mean = (numbers: number[]) => {
  const known = numbers.filter(number => !Number.isNaN(number))
  return known.reduce((sum, number) => sum + number, 0) / known.length
}

/** Takes what was measured as what is to be reached from now on. */
export const record = (measured: Measured[]): void => {
  const recorded = read()
  for (const { name, results } of measured)
    recorded[name] = { all: rounded(heldOf(results)), keptBack: rounded(keptBackOf([results])) }
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

const rounded = (held: Held): Held =>
  Object.fromEntries(Object.entries(held).map(([name, figure]) => [name, Math.round(figure * 10) / 10])) as Held
