import { averageOf, type Figures, figuresOf } from './figures.ts'
import type { Result } from './measure.ts'
import { markdownTable, oneDecimal } from './table.ts'

/** What is held against floors, in percent. */
export type Held = Record<keyof typeof heldFigures, number>

const heldFigures = {
  five: ({ five }: Figures) => five,
  first: ({ first }: Figures) => first,
  quoted: ({ quoted }: Figures) => quoted,
  marked: ({ marked }: Figures) => marked,
  doubted: ({ refused, hedged }: Figures) => refused + hedged,
  wrong: ({ confidentWrongly }: Figures) => confidentWrongly
}

interface Floor {
  figure: keyof Held
  title: string
  /** At least, or for what should be rare at most. */
  bound: number
  isMost?: true
  /** Of each documentation by itself. */
  each?: number
}

/** On questions that are kept back, averaged over documentations. */
export const floors: Floor[] = [
  { figure: 'five', title: 'a right page is among five', bound: 93, each: 85 },
  { figure: 'first', title: 'a right page is first', bound: 78, each: 65 },
  { figure: 'quoted', title: 'the answer says the sentence that answers', bound: 80 },
  { figure: 'marked', title: 'it is the one that is marked', bound: 65 },
  { figure: 'doubted', title: 'answerable, and refused or hedged', bound: 12, isMost: true },
  { figure: 'wrong', title: 'unanswerable, and answered confidently', bound: 10, isMost: true }
]

export const heldOf = (results: Result[]): Held => heldIn(figuresOf(results))

export const keptBackOf = (all: Result[][]): Held =>
  heldIn(averageOf(all.map(results => figuresOf(results.filter(({ isKeptBack }) => isKeptBack)))))

const heldIn = (figures: Figures): Held => {
  const entries = Object.entries(heldFigures).map(([name, of]) => [name, of(figures)])
  return Object.fromEntries(entries) as Held
}

/** By how many points a figure is worse than a bound; less than nothing when it is better. */
export const shortOf = (now: number, bound: number, isMost?: true): number => (isMost ? now - bound : bound - now)

/** What the floors are, and which hold. */
export const floorsTable = (names: string[], all: Result[][]): string => {
  const average = keptBackOf(all)
  const rows = floors.map(({ figure, title, bound, isMost, each }) => {
    const below = each ? names.filter((_, at) => shortOf(keptBackOf([all[at] ?? []])[figure], each) > 0) : []
    const holds = shortOf(average[figure], bound, isMost) <= 0 && below.length === 0
    const limit = `${isMost ? '≤' : '≥'} ${bound}${each ? `, each ≥ ${each}` : ''}`
    return [title, limit, oneDecimal(average[figure]), holds ? 'holds' : ['not yet', ...below].join(': ')]
  })
  return markdownTable([`kept back, average of ${names.join(', ')}`, 'floor', 'now', ''], rows)
}
