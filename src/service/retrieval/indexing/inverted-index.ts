import { type Bm25Constants, bm25, inverseFrequency } from './bm25.ts'

/** In which documents each term stands, and how often. */
export interface InvertedIndex<Document> {
  add: (document: Document, terms: string[]) => void
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
    add(document, terms) {
      const counts = countTerms(terms)
      lengths.set(document, counts.size)
      total += counts.size
      for (const [term, count] of counts) {
        const postings = byTerm.get(term) ?? { documents: [], occurrences: [] }
        postings.documents.push(document)
        postings.occurrences.push(count)
        byTerm.set(term, postings)
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

const countTerms = (terms: string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
