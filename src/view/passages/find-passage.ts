import type { Slices } from './slices.ts'

/** A run of the page’s letters that belong to the passage; `to` is exclusive. */
export type Run = readonly [from: number, to: number]

/** Seeds are pieces of the passage to search for: their length in letters, their distance and maximum number. */
const seed = { length: 20, step: 10, count: 40 }
/** Occurrences of a seed that are tried. A seed that occurs more often is not specific enough. */
const maxOccurrences = 6
/** Shorter passages are not searched for, because they could stand anywhere. */
const minLetters = 6
/** The share of a passage that has to be found, and the share from which on the search stops. */
const enough = { found: 0.3, sure: 0.8 }

/**
 * Finds a passage among the letters of a page, also if the page has something between its words (line numbers, a second
 * tab, text in a picture) or lacks some of them. Of several places, the one with most of the passage wins, then the one
 * after the anchor.
 *
 * @param anchor number of letters before the section that the passage belongs to
 * @returns an empty list when too little of the passage is on the page
 */
export const findPassage = async (page: string, passage: string, anchor: number, slices: Slices): Promise<Run[]> => {
  let best: Run[] = []
  const size = Math.min(seed.length, passage.length)
  if (size < minLetters) return []
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

/** Yields the positions of a text on the page, first those after the anchor, then those before it. */
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

/** Aligns page and passage in both directions from a position where they match. */
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

/** Letters of the page before a position that are compared. */
const reach = 8_000

const reversed = (letters: string) => [...letters].reverse().join('')

/** Aligns page and passage from here to their ends, and skips text that only one of them has. */
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
 * Finds where both match again after a difference. The more letters match after a gap, the longer the gap may be, on
 * the page and in the passage.
 */
const resume = (page: string, passage: string, i: number, j: number): [number, number] | undefined => {
  for (const { letters, inPage, inPassage } of gaps) {
    const window = page.slice(j, j + inPage + letters)
    for (let skipped = 0; skipped <= inPassage; skipped++) {
      const text = passage.slice(i + skipped, i + skipped + letters)
      // At the passage’s end, fewer letters remain to be matched.
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
