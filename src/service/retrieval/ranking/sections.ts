import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

export interface ScoredChunk {
  chunk: Chunk
  score: number
}

/** One section of each page, best first, then more of them where pages run out. */
export const pickSections = (ranked: RankedPage[], limit: number): ScoredChunk[] => {
  const best = ranked.map(({ chunks, score }) => ({ chunk: startOf(chunks), score }))
  const further = ranked
    .flatMap(({ chunks, score }) => chunks.slice(1).map(chunk => ({ chunk: chunk.chunk, score: score * chunk.score })))
    .sort((a, b) => b.score - a.score)
  const seen = new Set<string>()
  return [...best, ...further]
    .filter(({ chunk: { page, anchor }, score }) => {
      const section = `${page.path}#${anchor}`
      return score > 0 && !seen.has(section) && seen.add(section)
    })
    .slice(0, limit)
}

/** From this share of the best one’s score on, chunks fit about as well, and those of its own section well enough. */
const closeTo = { best: 0.94, sameSection: 0.7 }

/**
 * Where a reader begins to read on a page: at the best chunk, or at one before it that fits about as well, for it
 * introduces the others; and there at the beginning of its section.
 */
const startOf = (chunks: RankedChunk[]): Chunk => {
  const inOrder = chunks.toSorted((a, b) => a.place - b.place)
  const [best] = chunks as [RankedChunk]
  const first = inOrder.find(({ score }) => score >= closeTo.best * best.score) ?? best
  const opening = inOrder.find(({ chunk }) => chunk.anchor === first.chunk.anchor) ?? first
  return opening.score >= closeTo.sameSection * first.score ? opening.chunk : first.chunk
}
