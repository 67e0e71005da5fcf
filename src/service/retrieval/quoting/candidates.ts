import { type SectionTree, sectionAt } from '../../docs/index.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from '../ranking/rank.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A section in which a quote is looked for, in pieces. */
export interface Candidate {
  /** Its best chunk. */
  chunk: Chunk
  section: SectionTree
  pieces: Piece[]
  /** How well the page and the chunk fit, compared with the best, which has 1. */
  pageScore: number
  chunkScore: number
}

/** Pages in which a quote is looked for, and sections of each. */
const max = { pages: 4, sections: 6 }

export const candidatesIn = (ranked: RankedPage[], maxSections = max.sections): Candidate[] => {
  const bestScore = ranked[0]?.score || 1
  return ranked.slice(0, max.pages).flatMap(({ chunks, score }) => {
    return bestOfSections(chunks)
      .slice(0, maxSections)
      .flatMap(({ chunk, score: chunkScore }) => candidateOf(chunk, score / bestScore, chunkScore))
  })
}

/** The best chunk of each section, of chunks that come best first. */
export const bestOfSections = (chunks: RankedChunk[]): RankedChunk[] => {
  const bySection = new Map<string, RankedChunk>()
  for (const each of chunks) if (!bySection.has(each.chunk.anchor)) bySection.set(each.chunk.anchor, each)
  return [...bySection.values()]
}

export const candidateOf = (chunk: Chunk, pageScore = 1, chunkScore = 1): Candidate[] => {
  const section = sectionAt(chunk.page, chunk.anchor)
  return section ? [{ chunk, section, pieces: piecesOf(section), pageScore, chunkScore }] : []
}
