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
  add: (parts: WeightedPart[]) => TermVector
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

export const createTermIndex = (): TermIndex => {
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const frequencies: number[] = []
  const titleFrequencies: number[] = []
  let chunks = 0
  let lengths = 0

  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }

  const count = ({ numbers: counted, inTitles, length }: TermVector, step: 1 | -1) => {
    for (const number of counted) frequencies[number] = (frequencies[number] ?? 0) + step
    for (const number of inTitles) titleFrequencies[number] = (titleFrequencies[number] ?? 0) + step
    chunks += step
    lengths += step * length
  }

  const frequency = (term: string) => frequencies[numbers.get(term) ?? -1] ?? 0

  return {
    add(parts) {
      const found = new Map<number, number>()
      const inTitles = new Set<number>()
      const sequence: number[] = []
      let length = 0
      for (const { terms: standing, weight, isTitle, length: share = 0, inSequence } of parts) {
        length += share * standing.length
        for (const term of standing) {
          const number = numberOf(term)
          found.set(number, (found.get(number) ?? 0) + weight)
          if (isTitle) inTitles.add(number)
          if (inSequence) sequence.push(number)
        }
      }
      const sorted = [...found].sort(([a], [b]) => a - b)
      const vector = {
        numbers: Uint32Array.from(sorted, ([number]) => number),
        occurrences: Float32Array.from(sorted, ([, occurrences]) => occurrences),
        sequence: Uint32Array.from(sequence),
        inTitles: Uint32Array.from(inTitles),
        length
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
