import { inverseFrequency } from './bm25.ts'

/** The terms of one chunk: their numbers, and how often each occurs, by the weight of its field. */
export interface TermVector {
  numbers: Uint32Array
  occurrences: Float32Array
  /** The numbers of its text’s terms as they follow one another. */
  sequence: Uint32Array
  /** The numbers of those that stand in its title, headings or description. */
  inTitles: Uint32Array
  /** Length of the text in terms. */
  length: number
}

export interface WeightedPart {
  terms: string[]
  weight: number
  /** Whether it names what the chunk is about: a title, a heading. */
  isTitle?: boolean
  /** How much it adds to the length. Default 0. */
  length?: number
  /** Whether its terms stand in the chunk’s sequence. */
  inSequence?: boolean
}

/** Counts in how many chunks each term occurs, and gives terms numbers, so that a chunk’s terms take few bytes. */
export interface TermIndex {
  /**
   * Adds a chunk, and gives its vector with the numbers that terms have here, in ascending order.
   *
   * @param vector With numbers of its page.
   * @param numbers What these are here, as `numbersOf` gives them.
   */
  add: (vector: TermVector, numbers: Uint32Array) => TermVector
  /** Of each term its number. */
  numbersOf: (terms: readonly string[]) => Uint32Array
  remove: (vector: TermVector) => void
  termsIn: (vector: TermVector) => string[]
  /** How often a term occurs in a chunk, by the weight of its field; 0 when it does not. */
  occurrences: (vector: TermVector, term: string) => number
  /** Whether one term follows another in a chunk’s text, at once or with one word between them. */
  areNear: (vector: TermVector, first: string, second: string) => boolean
  /** How rare a term is (IDF): high when few chunks hold it, highest when none does. */
  inverseFrequency: (term: string) => number
  /** In how many chunks a term occurs. */
  frequency: (term: string) => number
  /** Whether a term stands in a title, heading or description. */
  isTitleTerm: (term: string) => boolean
  readonly averageLength: number
  /** How many chunks there are. */
  readonly size: number
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

/** The terms of a chunk, with the numbers that they are given. */
export const vectorOf = (parts: WeightedPart[], numberOf: (term: string) => number): TermVector => {
  const found = new Map<number, number>()
  const inTitles = new Set<number>()
  const sequence: number[] = []
  let length = 0
  for (const { terms, weight, isTitle, length: share = 0, inSequence } of parts) {
    length += share * terms.length
    for (const term of terms) {
      const number = numberOf(term)
      found.set(number, (found.get(number) ?? 0) + weight)
      if (isTitle) inTitles.add(number)
      if (inSequence) sequence.push(number)
    }
  }
  return {
    numbers: Uint32Array.from(found.keys()),
    occurrences: Float32Array.from(found.values()),
    sequence: Uint32Array.from(sequence),
    inTitles: Uint32Array.from(inTitles),
    length
  }
}

/**
 * A vector with other numbers, in ascending order. All that it holds lies in one piece of memory, and is copied in plain
 * loops: a large documentation has a hundred thousand of them, and its start waits for this.
 */
const renumbered = ({ numbers: own, length, ...local }: TermVector, numbers: Uint32Array): TermVector => {
  const size = own.length
  // Number and place in one: typed arrays sort those without being told how.
  const places = new Float64Array(size)
  for (let place = 0; place < size; place++) places[place] = (numbers[own[place] as number] as number) * size + place
  places.sort()
  const memory = new ArrayBuffer(4 * (2 * size + local.sequence.length + local.inTitles.length))
  const vector = {
    numbers: new Uint32Array(memory, 0, size),
    occurrences: new Float32Array(memory, 4 * size, size),
    sequence: new Uint32Array(memory, 8 * size, local.sequence.length),
    inTitles: new Uint32Array(memory, 8 * size + 4 * local.sequence.length, local.inTitles.length),
    length
  }
  for (let place = 0; place < size; place++) {
    const both = places[place] as number
    vector.numbers[place] = Math.floor(both / size)
    vector.occurrences[place] = local.occurrences[both % size] as number
  }
  renumber(local.sequence, numbers, vector.sequence)
  renumber(local.inTitles, numbers, vector.inTitles)
  return vector
}

const renumber = (from: Uint32Array, numbers: Uint32Array, to: Uint32Array): void => {
  for (let place = 0; place < from.length; place++) to[place] = numbers[from[place] as number] as number
}

export const createTermIndex = (): TermIndex => {
  const { numbers, terms, numberOf } = createDictionary()
  const frequencies: number[] = []
  const titleFrequencies: number[] = []
  let chunks = 0
  let lengths = 0

  const count = ({ numbers: counted, inTitles, length }: TermVector, step: 1 | -1) => {
    for (const number of counted) frequencies[number] = (frequencies[number] as number) + step
    for (const number of inTitles) titleFrequencies[number] = (titleFrequencies[number] as number) + step
    chunks += step
    lengths += step * length
  }

  const frequency = (term: string) => frequencies[numbers.get(term) ?? -1] ?? 0

  return {
    numbersOf(some) {
      const found = new Uint32Array(some.length)
      for (const [place, term] of some.entries()) found[place] = numberOf(term)
      // Without holes, in which the engine would look each number up.
      while (frequencies.length < terms.length) {
        frequencies.push(0)
        titleFrequencies.push(0)
      }
      return found
    },
    add(local, numbers) {
      const vector = renumbered(local, numbers)
      count(vector, 1)
      return vector
    },
    remove: vector => count(vector, -1),
    termsIn: vector => Array.from(vector.numbers, number => terms[number] as string),
    occurrences(vector, term) {
      const number = numbers.get(term)
      return number === undefined ? 0 : (vector.occurrences[positionOf(vector.numbers, number)] ?? 0)
    },
    areNear({ sequence }, first, second) {
      const [from, to] = [numbers.get(first), numbers.get(second)]
      if (from === undefined || to === undefined) return false
      for (let at = sequence.indexOf(from); at >= 0; at = sequence.indexOf(from, at + 1)) {
        if (sequence[at + 1] === to || sequence[at + 2] === to) return true
      }
      return false
    },
    inverseFrequency: term => inverseFrequency(chunks, frequency(term)),
    frequency,
    isTitleTerm: term => (titleFrequencies[numbers.get(term) ?? -1] ?? 0) > 0,
    get size() {
      return chunks
    },
    get averageLength() {
      return lengths / chunks || 1
    }
  }
}

/** Where a number stands in a sorted list, -1 when it does not. */
const positionOf = (sorted: Uint32Array, wanted: number): number => {
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
