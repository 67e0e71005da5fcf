import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cluster } from './cluster.ts'

/** Groups numbers whose likeness falls with their distance. */
const near = async (numbers: number[], enough: number) => {
  const likeness = (one: number, other: number) => 1 / (1 + Math.abs((numbers[one] ?? 0) - (numbers[other] ?? 0)))
  const groups = await cluster(numbers.length, likeness, enough)
  return groups
    .map(group => group.map(index => numbers[index] ?? 0).sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
}

it('joins similar items, and leaves the rest alone', async () => {
  expect(await near([1, 50, 2, 100, 51, 3], 0.3)).toEqual([[1, 2, 3], [50, 51], [100]])
  expect(await near([1, 50, 2, 100, 51, 3], 0.01)).toEqual([[1, 2, 3, 50, 51, 100]])
  expect(await near([1, 50, 2], 1.1)).toEqual([[1], [2], [50]])
  expect(await near([], 0.5)).toEqual([])
  expect(await near([7], 0.5)).toEqual([[7]])
})

it('compares groups by average similarity, so that a chain does not become one group', async () => {
  expect(await near([1, 2, 3, 4, 5, 6, 7, 8], 0.4)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8]
  ])
})

it('gives the same groups as comparing every pair again after each join', async () => {
  let seed = 11
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const count = 40
  const table = Array.from({ length: count }, () => Array.from({ length: count }, random))
  const likeness = (one: number, other: number) => table[Math.min(one, other)]?.[Math.max(one, other)] ?? 0
  const mean = (one: number[], other: number[]) =>
    one.flatMap(a => other.map(b => likeness(a, b))).reduce((a, b) => a + b) / (one.length * other.length)
  let expected = Array.from({ length: count }, (_, index) => [index])
  for (;;) {
    const pairs = expected.flatMap((one, at) =>
      expected.slice(at + 1).map(other => ({ one, other, like: mean(one, other) }))
    )
    const [best] = pairs.sort((a, b) => b.like - a.like)
    if (!best || best.like < 0.55) break
    expected = [...expected.filter(group => group !== best.one && group !== best.other), [...best.one, ...best.other]]
  }
  const ordered = (groups: number[][]) => groups.map(group => group.toSorted((a, b) => a - b).join()).sort()
  expect(expected.length).toBeLessThan(count)
  expect(ordered(await cluster(count, likeness, 0.55))).toEqual(ordered(expected))
})

it('yields to the event loop while it works', async () => {
  let turns = 0
  let done = false
  const grouping = cluster(700, (one, other) => 1 / (1 + Math.abs(one - other)), 0.2).finally(() => {
    done = true
  })
  while (!done) {
    await nextTurn()
    turns++
  }
  expect(await grouping).not.toHaveLength(700)
  expect(turns).toBeGreaterThan(3)
})
