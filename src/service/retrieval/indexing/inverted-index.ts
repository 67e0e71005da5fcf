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

/** Where a term stands. */
interface Postings<Document> {
  documents: Document[]
  occurrences: number[]
}

export const createInvertedIndex = <Document>(): InvertedIndex<Document> => {
  const byTerm = new Map<string, Postings<Document>>()
  /** How many different terms each document has. */
  const lengths = new Map<Document, number>()
  let total = 0
  return {
    add(document, { numbers, counts }, terms) {
      lengths.set(document, numbers.length)
      total += numbers.length
      for (const [place, number] of numbers.entries()) {
        const term = terms[number] as string
        const postings = byTerm.get(term)
        const count = counts[place] as number
        if (!postings) byTerm.set(term, { documents: [document], occurrences: [count] })
        else {
          postings.documents.push(document)
          postings.occurrences.push(count)
        }
      }
    },
    remove(document, terms) {
      total -= lengths.get(document) ?? 0
      lengths.delete(document)
      for (const term of terms) {
        const { documents, occurrences } = byTerm.get(term) ?? { documents: [], occurrences: [] }
        const index = documents.indexOf(document)
        if (index < 0) continue
        documents.splice(index, 1)
        occurrences.splice(index, 1)
        if (documents.length === 0) byTerm.delete(term)
      }
    },
    search(term, constants, found) {
      const postings = byTerm.get(term)
      if (!postings) return
      const rarity = inverseFrequency(lengths.size, postings.documents.length)
      const average = total / lengths.size
      for (const [index, document] of postings.documents.entries()) {
        const relativeLength = (lengths.get(document) as number) / average
        found(document, rarity * bm25(postings.occurrences[index] as number, relativeLength, constants))
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
