import type { RankedChunk, RankedPage, SearchResult } from '../ranking/rank.ts'
import { bestOfSections } from './candidates.ts'
import { type Piece, piecesAround } from './pieces.ts'

/** Pages, best first, and sections of each that are looked through. */
const max = { pages: 6, sections: 30 }

interface SectionPieces {
  page: RankedPage
  chunk: RankedChunk
  pieces: Piece[]
}

/** The sections that have all the terms, best first. They are few, and only those are read. */
export function* sectionsWith({ index, ranked }: SearchResult, terms: ReadonlySet<string>): Generator<SectionPieces> {
  if (terms.size === 0) return
  for (const page of ranked.slice(0, max.pages)) {
    const chunks = page.chunks.filter(chunk => [...terms].every(term => index.terms.occurrences(chunk.terms, term) > 0))
    for (const chunk of bestOfSections(chunks).slice(0, max.sections))
      yield { page, chunk, pieces: piecesAround(chunk.chunk) }
  }
}
