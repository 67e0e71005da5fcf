import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

export interface ScoredChunk {
  chunk: Chunk
  score: number
}

/** One section of each page, best first, then more of them where pages run out. */
export const pickSections = (ranked: RankedPage[], limit: number): ScoredChunk[] => {
  const picked: ScoredChunk[] = []
  const seen = new Set<string>()
  const pick = ({ chunk, score }: ScoredChunk) => {
    const section = `${chunk.page.path}#${chunk.anchor}`
    if (score > 0 && !seen.has(section) && seen.add(section)) picked.push({ chunk, score })
  }
  for (const { chunks, score } of ranked) {
    if (picked.length < limit) pick({ chunk: startOf(chunks), score })
  }
  if (picked.length < limit) furtherOf(ranked).forEach(pick)
  return picked.slice(0, limit)
}

const furtherOf = (ranked: RankedPage[]): ScoredChunk[] =>
  ranked
    .flatMap(({ chunks, score }) => chunks.slice(1).map(({ chunk, score: share }) => ({ chunk, score: score * share })))
    .sort((a, b) => b.score - a.score)

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
