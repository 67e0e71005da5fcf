import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'
import { type Bm25Constants, bm25, inverseFrequency } from './bm25.ts'
import { grown } from './typed-arrays.ts'

/** In which documents each term stands, and how often. Terms and documents are numbers. */
export interface InvertedIndex {
  /** @param numbers What the numbers of its terms stand for. */
  add: (document: number, counted: CountedTerms, numbers: Uint32Array) => void
  /** @param numbers All terms that it may have. */
  remove: (document: number, numbers: Uint32Array) => void
  /** Tells of each document that has a term how well it fits, by BM25. */
  search: (term: number, constants: Bm25Constants, found: (document: number, score: number) => void) => void
  save: (snapshot: SnapshotWriter) => Promise<void>
  load: (snapshot: SnapshotReader) => Promise<void>
}

/** A term that occurs more often counts as one that occurs so often, which is as good as for ever. */
const most = 65_535

/** What ends a list. */
const none = 0

/**
 * A large documentation has millions of places where a term stands. They lie in few arrays: each place has the number of
 * the next one of its term.
 */
export const createInvertedIndex = (): InvertedIndex => {
  /** By term: its first place, its last, and how many it has. */
  let first = new Uint32Array(0)
  let last = new Uint32Array(0)
  let counts = new Uint32Array(0)
  /** By place: its document, how often that has the term, and the next place. */
  let documents = new Uint32Array(1)
  let occurrences = new Uint16Array(1)
  let next = new Uint32Array(1)
  /** By document: how many different terms it has, and whether it is there. */
  let lengths = new Uint32Array(0)
  let places = 1
  /** Places that have become free, as a list. */
  let free = none
  let size = 0
  let total = 0

  const newPlace = (): number => {
    if (free === none) return places++
    const place = free
    free = next[place] as number
    return place
  }

  const makeRoom = (document: number, counted: CountedTerms, numbers: Uint32Array) => {
    let largest = 0
    for (const local of counted.numbers) largest = Math.max(largest, numbers[local] as number)
    first = grown(first, largest + 1)
    last = grown(last, largest + 1)
    counts = grown(counts, largest + 1)
    lengths = grown(lengths, document + 1)
    documents = grown(documents, places + counted.numbers.length)
    occurrences = grown(occurrences, places + counted.numbers.length)
    next = grown(next, places + counted.numbers.length)
  }

  /** Takes the place of a document out of the list of a term. */
  const unlink = (term: number, document: number) => {
    let before = none
    for (let place = first[term] ?? none; place !== none; place = next[place] as number) {
      if (documents[place] === document) {
        if (before === none) first[term] = next[place] as number
        else next[before] = next[place] as number
        if (last[term] === place) last[term] = before
        counts[term] = (counts[term] as number) - 1
        next[place] = free
        free = place
        return
      }
      before = place
    }
  }

  return {
    add(document, counted, numbers) {
      makeRoom(document, counted, numbers)
      size++
      total += counted.numbers.length
      lengths[document] = counted.numbers.length
      for (let at = 0; at < counted.numbers.length; at++) {
        const term = numbers[counted.numbers[at] as number] as number
        const place = newPlace()
        documents[place] = document
        occurrences[place] = Math.min(counted.counts[at] as number, most)
        next[place] = none
        if (first[term] === none) first[term] = place
        else next[last[term] as number] = place
        last[term] = place
        counts[term] = (counts[term] as number) + 1
      }
    },
    remove(document, numbers) {
      size--
      total -= lengths[document] as number
      for (const term of numbers) unlink(term, document)
    },
    search(term, constants, found) {
      const count = counts[term] ?? 0
      if (count === 0) return
      const rarity = inverseFrequency(size, count)
      const average = total / size
      for (let place = first[term] as number; place !== none; place = next[place] as number) {
        const document = documents[place] as number
        const relativeLength = (lengths[document] as number) / average
        found(document, rarity * bm25(occurrences[place] as number, relativeLength, constants))
      }
    },
    async save({ write }) {
      await write({ places, free, size, total })
      for (const all of [first, last, counts, lengths]) await write(all)
      for (const all of [documents, occurrences, next]) await write(all.subarray(0, places))
    },
    async load({ read }) {
      ;({ places, free, size, total } = await read<Record<'places' | 'free' | 'size' | 'total', number>>())
      first = await read()
      last = await read()
      counts = await read()
      lengths = await read()
      documents = await read()
      occurrences = await read()
      next = await read()
    }
  }
}

/** The different terms of a text, and how often each occurs. */
export interface CountedTerms {
  numbers: Uint32Array
  counts: Uint32Array
}

/** @param terms By their numbers. */
export const countTerms = (terms: number[]): CountedTerms => {
  const counts = new Map<number, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { numbers: Uint32Array.from(counts.keys()), counts: Uint32Array.from(counts.values()) }
}
