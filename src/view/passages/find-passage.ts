import type { Slices } from './slices.ts'

/** A run of letters of the page: from, and up to. */
export type Run = readonly [from: number, to: number]

/** Letters that are looked for at once; how far apart they are taken; how many of them at most. */
const seed = { length: 20, step: 10, count: 40 }
/** How often one seed may stand on a page before it says too little. */
const maxOccurrences = 6
/** Fewer letters could stand anywhere. */
const shortest = 6
/** The share of a passage that has to be found, and from which on no other place is looked for. */
const enough = { found: 0.3, sure: 0.8 }

/**
 * Finds a passage among the letters of a page, also where the page has something between its words (line numbers, a
 * second tab, a picture’s words) or lacks some of them. Of two places, the one with more of it wins, then the one behind
 * the anchor.
 *
 * @param anchor how many letters stand before the section that the passage belongs to
 * @returns nothing when too little of it stands there
 */
export const findPassage = async (page: string, passage: string, anchor: number, slices: Slices): Promise<Run[]> => {
  let best: Run[] = []
  const size = Math.min(seed.length, passage.length)
  if (size < shortest) return []
  for (let index = 0; index < seed.count; index++) {
    const begin = index * seed.step
    if (begin + size > passage.length) break
    for (const at of places(page, passage.slice(begin, begin + size), anchor)) {
      const runs = align(page, passage, begin, at)
      if (lengthOf(runs) > lengthOf(best)) best = runs
      await slices()
    }
    if (lengthOf(best) >= enough.sure * passage.length) break
    await slices()
  }
  return lengthOf(best) >= enough.found * passage.length ? best : []
}

const lengthOf = (runs: readonly Run[]) => runs.reduce((sum, [from, to]) => sum + to - from, 0)

/** Where a text stands: behind the anchor, then before it. */
function* places(page: string, text: string, anchor: number) {
  let count = 0
  for (let at = page.indexOf(text, anchor); at >= 0 && count < maxOccurrences; at = page.indexOf(text, at + 1)) {
    count++
    yield at
  }
  for (
    let at = page.indexOf(text);
    at >= 0 && at < anchor && count < 2 * maxOccurrences;
    at = page.indexOf(text, at + 1)
  ) {
    count++
    yield at
  }
}

/** Reads page and passage from a place where they agree, in both directions. */
const align = (page: string, passage: string, inPassage: number, inPage: number): Run[] => {
  const before = alignOnwards(
    reversed(page.slice(Math.max(0, inPage - reach), inPage)),
    reversed(passage.slice(0, inPassage))
  )
    .map(([from, to]): Run => [inPage - to, inPage - from])
    .reverse()
  const after = alignOnwards(page, passage, inPassage, inPage)
  const [last, first] = [before.at(-1), after[0]]
  if (last?.[1] !== first?.[0] || !last || !first) return [...before, ...after]
  return [...before.slice(0, -1), [last[0], first[1]], ...after.slice(1)]
}

/** Letters before a place that are looked at. */
const reach = 8_000

const reversed = (letters: string) => [...letters].reverse().join('')

/** Reads page and passage side by side, over what only one of them has. */
const alignOnwards = (page: string, passage: string, inPassage = 0, inPage = 0): Run[] => {
  const runs: Run[] = []
  let [i, j] = [inPassage, inPage]
  for (;;) {
    const from = j
    while (i < passage.length && passage[i] === page[j]) {
      i++
      j++
    }
    if (j > from) runs.push([from, j])
    const next = resume(page, passage, i, j)
    if (!next) return runs
    ;[i, j] = next
  }
}

/**
 * Where both go on after they have parted. What is only on the page may be long, if enough letters agree behind it; so may
 * what is only in the passage.
 */
const resume = (page: string, passage: string, i: number, j: number): [number, number] | undefined => {
  for (const { letters, inPage, inPassage } of gaps) {
    const window = page.slice(j, j + inPage + letters)
    for (let skipped = 0; skipped <= inPassage; skipped++) {
      const text = passage.slice(i + skipped, i + skipped + letters)
      // At its end, what is left of the passage may be shorter.
      if (text.length < Math.min(letters, 4) || (text.length < letters && skipped)) break
      const at = window.indexOf(text)
      if (at >= 0) return [i + skipped, j + at]
    }
  }
}

const gaps = [
  { letters: 6, inPage: 20, inPassage: 0 },
  { letters: 10, inPage: 100, inPassage: 40 },
  { letters: 16, inPage: 6_000, inPassage: 600 }
]
