import { averageOf, type Figures, figuresOf } from './figures.ts'
import type { Result } from './measure.ts'
import { markdownTable, oneDecimal } from './table.ts'

/** The figures that the gate compares with floors, in percent. */
export type GatedFigures = Record<keyof typeof gatedFigures, number>

const gatedFigures = {
  five: ({ five }: Figures) => five,
  first: ({ first }: Figures) => first,
  quoted: ({ quoted }: Figures) => quoted,
  marked: ({ marked }: Figures) => marked,
  doubted: ({ refused, hedged }: Figures) => refused + hedged,
  wrong: ({ confidentWrongly }: Figures) => confidentWrongly
}

interface Floor {
  figure: keyof GatedFigures
  title: string
  /** The minimum, or with `isMaximum` the maximum, of a figure. */
  bound: number
  isMaximum?: true
  /** The minimum for each documentation by itself. */
  each?: number
}

/** Bounds for the questions that are kept back, averaged over documentations. */
export const floors: Floor[] = [
  { figure: 'five', title: 'a right page is among five', bound: 93, each: 85 },
  { figure: 'first', title: 'a right page is first', bound: 78, each: 65 },
  { figure: 'quoted', title: 'the answer says the sentence that answers', bound: 80 },
  { figure: 'marked', title: 'it is the one that is marked', bound: 65 },
  { figure: 'doubted', title: 'answerable, and refused or hedged', bound: 12, isMaximum: true },
  { figure: 'wrong', title: 'unanswerable, and answered confidently', bound: 10, isMaximum: true }
]

export const gatedFiguresOf = (results: Result[]): GatedFigures => selectGatedFigures(figuresOf(results))

export const keptBackAverage = (all: Result[][]): GatedFigures =>
  selectGatedFigures(averageOf(all.map(results => figuresOf(results.filter(({ isKeptBack }) => isKeptBack)))))

const selectGatedFigures = (figures: Figures): GatedFigures => {
  const entries = Object.entries(gatedFigures).map(([name, of]) => [name, of(figures)])
  return Object.fromEntries(entries) as GatedFigures
}

/** Returns by how many points a figure is worse than a bound; negative when it is better. */
export const shortfall = (now: number, bound: number, isMaximum?: true): number =>
  isMaximum ? now - bound : bound - now

/** Renders the floors as a table, with the present figures and whether each floor holds. */
export const floorsTable = (names: string[], all: Result[][]): string => {
  const average = keptBackAverage(all)
  const rows = floors.map(({ figure, title, bound, isMaximum, each }) => {
    const below = each ? names.filter((_, at) => shortfall(keptBackAverage([all[at] ?? []])[figure], each) > 0) : []
    const holds = shortfall(average[figure], bound, isMaximum) <= 0 && below.length === 0
    const limit = `${isMaximum ? '≤' : '≥'} ${bound}${each ? `, each ≥ ${each}` : ''}`
    return [title, limit, oneDecimal(average[figure]), holds ? 'holds' : ['not yet', ...below].join(': ')]
  })
  return markdownTable([`kept back, average of ${names.join(', ')}`, 'floor', 'now', ''], rows)
}
