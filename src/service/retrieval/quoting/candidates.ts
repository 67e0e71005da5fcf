import { readSections, type SectionTree } from '../../docs/index.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from '../ranking/rank.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A section in which a quote is looked for. */
export interface Candidate {
  /** What of it fits best. */
  chunk: Chunk
  section: SectionTree
  pieces: Piece[]
  /** How well the page fits, and the chunk: 1 for the best there is. */
  pageScore: number
  chunkScore: number
}

/** Pages in which a quote is looked for, and sections of each. */
const most = { pages: 4, sections: 6 }

export const candidatesIn = (ranked: RankedPage[]): Candidate[] => {
  const bestScore = ranked[0]?.score || 1
  return ranked.slice(0, most.pages).flatMap(({ chunks, score }) => {
    const bySection = new Map<string, RankedChunk>()
    // The best chunk of a section comes first.
    for (const ranked of chunks) if (!bySection.has(ranked.chunk.anchor)) bySection.set(ranked.chunk.anchor, ranked)
    return [...bySection.values()]
      .slice(0, most.sections)
      .flatMap(({ chunk, score: chunkScore }) => candidateOf(chunk, score / bestScore, chunkScore))
  })
}

export const candidateOf = (chunk: Chunk, pageScore = 1, chunkScore = 1): Candidate[] => {
  const sections = readSections(chunk.page)
  const section = sections.find(({ anchor }) => anchor === chunk.anchor) ?? sections[0]
  const pieces = section ? piecesOf(section) : []
  return section && pieces.length > 0 ? [{ chunk, section, pieces, pageScore, chunkScore }] : []
}
