import { type Bm25Constants, bm25, inverseFrequency } from './bm25.ts'

/** In which documents each term stands, and how often. */
export interface InvertedIndex<Document> {
  /** @param terms What the numbers of its terms stand for. */
  add: (document: Document, counted: CountedTerms, terms: readonly string[]) => void
  /** @param terms All that it may have. */
  remove: (document: Document, terms: Iterable<string>) => void
  /** Tells of each document that has a term how well it fits, by BM25. */
  search: (term: string, constants: Bm25Constants, found: (document: Document, score: number) => void) => void
  /** Terms that begin with these letters, without the one that is no more than them. */
  beginningWith: (prefix: string) => string[]
}

/**
 * Where a term stands: of each document its number and how often it has the term, as one number, because a large
 * documentation has millions of them.
 */
type Postings = number[]

/** A term that occurs more often counts as one that occurs so often, which is as good as for ever. */
const most = 65_535
const postingOf = (document: number, occurrences: number): number => document * (most + 1) + Math.min(occurrences, most)
const documentIn = (posting: number): number => Math.floor(posting / (most + 1))

export const createInvertedIndex = <Document>(): InvertedIndex<Document> => {
  const byTerm = new Map<string, Postings>()
  const numbers = new Map<Document, number>()
  /** Documents by their numbers, and how many different terms each has. */
  const documents: Document[] = []
  const lengths: number[] = []
  /** Numbers of documents that have gone. */
  const free: number[] = []
  let total = 0
  return {
    add(document, counted, terms) {
      const own = free.pop() ?? documents.length
      numbers.set(document, own)
      documents[own] = document
      lengths[own] = counted.numbers.length
      total += counted.numbers.length
      for (let place = 0; place < counted.numbers.length; place++) {
        const term = terms[counted.numbers[place] as number] as string
        const posting = postingOf(own, counted.counts[place] as number)
        const postings = byTerm.get(term)
        if (postings) postings.push(posting)
        else byTerm.set(term, [posting])
      }
    },
    remove(document, terms) {
      const own = numbers.get(document)
      if (own === undefined) return
      numbers.delete(document)
      free.push(own)
      total -= lengths[own] as number
      for (const term of terms) {
        const postings = byTerm.get(term) ?? []
        const index = postings.findIndex(posting => documentIn(posting) === own)
        if (index >= 0) postings.splice(index, 1)
        if (postings.length === 0) byTerm.delete(term)
      }
    },
    search(term, constants, found) {
      const postings = byTerm.get(term)
      if (!postings) return
      const rarity = inverseFrequency(numbers.size, postings.length)
      const average = total / numbers.size
      for (const posting of postings) {
        const document = documentIn(posting)
        const relativeLength = (lengths[document] as number) / average
        found(documents[document] as Document, rarity * bm25(posting % (most + 1), relativeLength, constants))
      }
    },
    beginningWith: prefix => [...byTerm.keys()].filter(term => term !== prefix && term.startsWith(prefix))
  }
}

/** The different terms of a text by their numbers, and how often each occurs. */
export interface CountedTerms {
  numbers: Uint32Array
  counts: Uint32Array
}

export const countTerms = (terms: string[], numberOf: (term: string) => number): CountedTerms => {
  const counts = new Map<number, number>()
  for (const term of terms) {
    const number = numberOf(term)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return { numbers: Uint32Array.from(counts.keys()), counts: Uint32Array.from(counts.values()) }
}
