import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'
import { inverseFrequency } from './bm25.ts'
import { grown, type Numbers, toNumbers } from './typed-arrays.ts'

/** The terms of one chunk, by the numbers that they have on its page. */
export interface ChunkTerms {
  /** In ascending order. */
  numbers: Numbers
  /** How often each occurs, by the weight of its field. */
  occurrences: Float32Array
  /** The numbers of its text’s terms as they follow one another. */
  sequence: Numbers
  /** Length of the text in terms. */
  length: number
}

/** The terms of one chunk, and what their numbers stand for. */
export interface TermVector extends ChunkTerms {
  page: PageTerms
}

/** The terms of a page. */
export interface PageTerms {
  /** What a term’s number of the whole index is on the page; -1 where the page does not have it. */
  localOf: (number: number) => number
}

/** In how many chunks of a page its terms stand: what remains known of it as long as it is in the index. */
export interface TermCounts {
  /** By term. */
  chunks: Numbers
  /** How many chunks there are, and their lengths together. */
  size: number
  length: number
}

export interface WeightedPart {
  /** By their numbers. */
  terms: number[]
  weight: number
  /** How much it adds to the length. Default 0. */
  length?: number
  /** Whether its terms stand in the chunk’s sequence. */
  inSequence?: boolean
}

/** Gives terms numbers, and counts in how many chunks each occurs. */
export interface TermIndex {
  /** Of each term its number: a page’s own numbers are places in this list. */
  numbersOf: (terms: readonly string[]) => Uint32Array
  /** The number of a term that some page has, or had. */
  numberOf: (term: string) => number | undefined
  /** Numbers of the terms that begin with these letters, without the one that is no more than them. */
  beginningWith: (prefix: string) => { term: string; number: number }[]
  /** The terms of pages that fulfil a condition, the most common first. */
  matching: (condition: (term: string) => boolean) => string[]
  /** Counts the chunks of a page. */
  add: (counts: TermCounts, numbers: Uint32Array) => void
  remove: (counts: TermCounts, numbers: Uint32Array) => void
  /** How often a term occurs in a chunk, by the weight of its field; 0 when it does not. */
  occurrences: (vector: TermVector, term: string) => number
  /** Whether a term stands anywhere on a page. */
  isOn: (page: PageTerms, term: string) => boolean
  /** Whether one term follows another in a chunk’s text, at once or with one word between them. */
  areNear: (vector: TermVector, first: string, second: string) => boolean
  /** How rare a term is (IDF): high when few chunks hold it, highest when none does. */
  inverseFrequency: (term: string) => number
  /** In how many chunks a term occurs. */
  frequency: (term: string) => number
  readonly averageLength: number
  /** How many chunks there are. */
  readonly size: number
  save: (snapshot: SnapshotWriter) => Promise<void>
  load: (snapshot: SnapshotReader) => Promise<void>
}

/** Numbers terms in the order in which they come. */
export const createDictionary = () => {
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }
  return { numbers: numbers as ReadonlyMap<string, number>, terms, numberOf }
}

export const chunkTermsOf = (parts: WeightedPart[]): ChunkTerms => {
  const found = new Map<number, number>()
  const sequence: number[] = []
  let length = 0
  let largest = 0
  for (const { terms, weight, length: share = 0, inSequence } of parts) {
    length += share * terms.length
    for (const number of terms) {
      if (number > largest) largest = number
      found.set(number, (found.get(number) ?? 0) + weight)
      if (inSequence) sequence.push(number)
    }
  }
  const numbers = toNumbers([...found.keys()], largest).sort()
  const occurrences = Float32Array.from(numbers, number => found.get(number) as number)
  return { numbers, occurrences, sequence: toNumbers(sequence, largest), length }
}

/** @param size How many terms the page has. */
export const countChunks = (chunks: readonly ChunkTerms[], size: number): TermCounts => {
  const counts = new Uint32Array(size)
  let length = 0
  for (const chunk of chunks) {
    length += chunk.length
    for (const number of chunk.numbers) counts[number] = (counts[number] as number) + 1
  }
  return { chunks: toNumbers(counts, chunks.length), size: chunks.length, length }
}

/** @param numbers As `numbersOf` gives them for the terms of the page. */
export const createPageTerms = (numbers: Uint32Array): PageTerms => {
  const known = new Map<number, number>()
  return {
    localOf(number) {
      const before = known.get(number)
      if (before !== undefined) return before
      const local = numbers.indexOf(number)
      known.set(number, local)
      return local
    }
  }
}

export const createTermIndex = (): TermIndex => {
  const { numbers, terms, numberOf } = createDictionary()
  let frequencies = new Uint32Array(0)
  let chunks = 0
  let lengths = 0

  const count = ({ chunks: counted, size, length }: TermCounts, own: Uint32Array, step: 1 | -1) => {
    for (let place = 0; place < own.length; place++) {
      const number = own[place] as number
      frequencies[number] = (frequencies[number] as number) + step * (counted[place] as number)
    }
    chunks += step * size
    lengths += step * length
  }

  const frequency = (term: string) => frequencies[numbers.get(term) ?? -1] ?? 0

  return {
    numbersOf(some) {
      const found = new Uint32Array(some.length)
      for (let place = 0; place < some.length; place++) found[place] = numberOf(some[place] as string)
      frequencies = grown(frequencies, terms.length)
      return found
    },
    numberOf: term => numbers.get(term),
    beginningWith: prefix =>
      terms.flatMap((term, number) => (term !== prefix && term.startsWith(prefix) ? [{ term, number }] : [])),
    matching: condition =>
      terms.filter(term => frequency(term) > 0 && condition(term)).sort((a, b) => frequency(b) - frequency(a)),
    add: (counts, own) => count(counts, own, 1),
    remove: (counts, own) => count(counts, own, -1),
    occurrences(vector, term) {
      const number = numbers.get(term)
      if (number === undefined) return 0
      return vector.occurrences[positionOf(vector.numbers, vector.page.localOf(number))] ?? 0
    },
    isOn(page, term) {
      const number = numbers.get(term)
      return number !== undefined && page.localOf(number) >= 0
    },
    areNear({ sequence, page }, first, second) {
      const [from, to] = [first, second].map(term => page.localOf(numbers.get(term) ?? -1)) as [number, number]
      if (from < 0 || to < 0) return false
      for (let at = sequence.indexOf(from); at >= 0; at = sequence.indexOf(from, at + 1)) {
        if (sequence[at + 1] === to || sequence[at + 2] === to) return true
      }
      return false
    },
    inverseFrequency: term => inverseFrequency(chunks, frequency(term)),
    frequency,
    get size() {
      return chunks
    },
    get averageLength() {
      return lengths / chunks || 1
    },
    async save({ write, writeAll }) {
      await write({ chunks, lengths })
      await write(frequencies.subarray(0, terms.length))
      await writeAll(terms)
    },
    async load({ read, readAll }) {
      ;({ chunks, lengths } = await read<{ chunks: number; lengths: number }>())
      frequencies = await read<Uint32Array<ArrayBuffer>>()
      await readAll<string>(some => some.forEach(numberOf))
    }
  }
}

/** Where a number stands in a sorted list, -1 when it does not. */
const positionOf = (sorted: Numbers, wanted: number): number => {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
