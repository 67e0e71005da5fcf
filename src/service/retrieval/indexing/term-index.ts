import { inverseFrequency } from './bm25.ts'

/** The terms of one chunk: their numbers in ascending order, and how often each occurs, by the weight of its field. */
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
   * Adds a chunk, and gives its vector with the numbers that terms have here.
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
    ...sorted(Uint32Array.from(found.keys()), Float32Array.from(found.values())),
    sequence: Uint32Array.from(sequence),
    inTitles: Uint32Array.from(inTitles),
    length
  }
}

/** Numbers in ascending order, with what stands for each. */
const sorted = (numbers: Uint32Array, occurrences: Float32Array): Pick<TermVector, 'numbers' | 'occurrences'> => {
  // Both in one number: typed arrays sort those without being told how, a hundred times faster.
  const room = numbers.length
  const places = Float64Array.from(numbers, (number, place) => number * room + place).sort()
  return {
    numbers: Uint32Array.from(places, place => Math.floor(place / room)),
    occurrences: Float32Array.from(places, place => occurrences[place % room] as number)
  }
}

export const createTermIndex = (): TermIndex => {
  const { numbers, terms, numberOf } = createDictionary()
  const frequencies: number[] = []
  const titleFrequencies: number[] = []
  let chunks = 0
  let lengths = 0

  const count = ({ numbers: counted, inTitles, length }: TermVector, step: 1 | -1) => {
    for (const number of counted) frequencies[number] = (frequencies[number] ?? 0) + step
    for (const number of inTitles) titleFrequencies[number] = (titleFrequencies[number] ?? 0) + step
    chunks += step
    lengths += step * length
  }

  const frequency = (term: string) => frequencies[numbers.get(term) ?? -1] ?? 0

  return {
    numbersOf: some => Uint32Array.from(some, numberOf),
    add(local, numbers) {
      const numberAt = (number: number) => numbers[number] as number
      const vector = {
        ...sorted(local.numbers.map(numberAt), local.occurrences),
        sequence: local.sequence.map(numberAt),
        inTitles: local.inTitles.map(numberAt),
        length: local.length
      }
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
