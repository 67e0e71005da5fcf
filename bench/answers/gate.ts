import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors, floorsTable, type GatedFigures, gatedFiguresOf, keptBackAverage, shortfall } from './floors.ts'
import type { Measured } from './measure-all.ts'
import { oneDecimal } from './table.ts'

/** What each documentation scored when it was last recorded. JSON has `null` for a figure without questions. */
type Recorded = Record<string, Record<'all' | 'keptBack', RecordedFigures>>
type RecordedFigures = Partial<Record<keyof GatedFigures, number | null>>

const file = join(import.meta.dirname, 'recorded.json')
const read = (): Recorded => JSON.parse(readFileSync(file, 'utf8')) as Recorded

/** Points that may be lost: one or two questions in the average, four in one documentation, whose pages may change. */
const tolerance = { average: 3, one: 6 }

/**
 * Prints the floors and each figure that is too low. A figure is compared with its floor when the recorded figure reached
 * it, and with the recorded figure otherwise. Both sides leave out documentations that are not on this machine, but no
 * figure of one that is recorded. Returns whether there are no problems.
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
  ...measured.flatMap(({ name, results }) => {
    const { all = {}, keptBack = {} } = recorded[name] ?? {}
    const now = { all: gatedFiguresOf(results), keptBack: keptBackAverage([results]) }
    return [
      ...missing(`${name}, all questions`, now.all, all),
      ...missing(`${name}, kept back`, now.keptBack, keptBack),
      ...problemsOf(name, now.all, all),
      ...problemsOfFloor(name, now.keptBack, keptBack)
    ]
  }),
  ...problemsOfAverage(measured, recorded)
]

const names = (measured: Measured[]) => measured.map(({ name }) => name)

/** Figures that are only measured or only recorded, which no comparison would notice. */
const missing = (of: string, now: GatedFigures, recorded: RecordedFigures): string[] =>
  floors.flatMap(({ figure, title }) => {
    const before = figureIn(recorded, figure)
    if (Number.isNaN(before) === Number.isNaN(now[figure])) return []
    return [`${of}: ${title}: ${oneDecimal(now[figure])} %, but ${oneDecimal(before)} % is recorded`]
  })

const figureIn = (recorded: RecordedFigures | undefined, figure: keyof GatedFigures): number =>
  recorded?.[figure] ?? Number.NaN

const problemsOf = (name: string, now: GatedFigures, recorded: RecordedFigures): string[] =>
  floors.flatMap(({ figure, title, isMaximum }) => {
    const before = figureIn(recorded, figure)
    const lost = shortfall(now[figure], before, isMaximum)
    return lost > tolerance.one ? [`${name}: ${title}: ${oneDecimal(now[figure])} %, was ${before} %`] : []
  })

/** Figures that have fallen below the floor of each documentation, which the recorded ones reached. */
const problemsOfFloor = (name: string, now: GatedFigures, recorded: RecordedFigures): string[] =>
  floors.flatMap(({ figure, title, each }) => {
    const before = figureIn(recorded, figure)
    if (each === undefined || !(before >= each && now[figure] < each)) return []
    return [`${name}, kept back: ${title}: ${oneDecimal(now[figure])} %, was ${before} %, floor ${each} %`]
  })

const problemsOfAverage = (known: Measured[], recorded: Recorded): string[] => {
  const now = keptBackAverage(known.map(({ results }) => results))
  return floors.flatMap(({ figure, title, bound, isMaximum }) => {
    const before = mean(names(known).map(name => figureIn(recorded[name]?.keptBack, figure)))
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
