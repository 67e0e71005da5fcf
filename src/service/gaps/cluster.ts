import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Likeness } from './likeness.ts'

/** Milliseconds of work after which the event loop gets a turn. */
const slice = 8

/**
 * Agglomerative clustering with average linkage: joins the two groups that are most alike on average, again and again,
 * while they are alike enough. Takes time and memory quadratic in the count.
 */
export const cluster = async (count: number, likeness: Likeness, enough: number): Promise<number[][]> => {
  const turn = createTurns()
  const groups: (number[] | undefined)[] = Array.from({ length: count }, (_, index) => [index])
  const table: Float32Array[] = []
  for (let one = 0; one < count; one++) {
    await turn()
    table.push(Float32Array.from({ length: count }, (_, other) => (other === one ? -1 : likeness(one, other))))
  }
  /** For each group, the group that is most like it. */
  const nearest = table.map(row => largestIn(row, groups))
  for (;;) {
    await turn()
    const one = mostAlike(table, nearest, groups)
    const other = nearest[one]
    if (other === undefined || likenessIn(table, one, other) < enough) break
    join(table, groups, one, other)
    groups.forEach((group, index) => {
      if (group && (index === one || nearest[index] === one || nearest[index] === other)) {
        nearest[index] = largestIn(table[index] as Float32Array, groups)
      } else if (group && likenessIn(table, index, one) > likenessIn(table, index, nearest[index] as number)) {
        nearest[index] = one
      }
    })
  }
  return groups.filter(group => group !== undefined)
}

type Groups = (number[] | undefined)[]

/** Merges the second group into the first, and averages their likeness to the others. */
const join = (table: Float32Array[], groups: Groups, one: number, other: number): void => {
  const [first, second] = [groups[one] ?? [], groups[other] ?? []]
  const sizes = first.length + second.length
  groups.forEach((group, index) => {
    if (!group || index === one || index === other) return
    const sum = likenessIn(table, one, index) * first.length + likenessIn(table, other, index) * second.length
    const row = table[index] as Float32Array
    const ofOne = table[one] as Float32Array
    ofOne[index] = sum / sizes
    row[one] = sum / sizes
  })
  groups[one] = [...first, ...second]
  groups[other] = undefined
}

const likenessIn = (table: Float32Array[], one: number, other: number): number => table[one]?.[other] ?? -1

const largestIn = (row: Float32Array, groups: Groups): number | undefined => {
  let best: number | undefined
  row.forEach((value, index) => {
    if (groups[index] && value > (best === undefined ? -1 : (row[best] as number))) best = index
  })
  return best
}

const mostAlike = (table: Float32Array[], nearest: (number | undefined)[], groups: Groups): number => {
  let best = -1
  let value = -1
  nearest.forEach((other, index) => {
    if (!groups[index] || other === undefined) return
    const found = likenessIn(table, index, other)
    if (found > value) [best, value] = [index, found]
  })
  return best
}

const createTurns = () => {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < slice) return
    await nextTurn()
    began = performance.now()
  }
}
