import type { Chunk } from '../chunking/chunks.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

interface ScoredChunk {
  chunk: Chunk
  score: number
}

/** Picks one section of each page, best first, and further ones of them where pages run out. */
export const pickSections = (ranked: RankedPage[], limit: number): Chunk[] => {
  const picked: Chunk[] = []
  const seen = new Set<string>()
  const pick = ({ chunk, score }: ScoredChunk) => {
    const section = `${chunk.page.path}#${chunk.anchor}`
    if (score > 0 && !seen.has(section) && seen.add(section)) picked.push(chunk)
  }
  for (const { chunks, score } of ranked) {
    if (picked.length < limit) pick({ chunk: startingChunk(chunks), score })
  }
  if (picked.length < limit) furtherSections(ranked).forEach(pick)
  return picked.slice(0, limit)
}

const furtherSections = (ranked: RankedPage[]): ScoredChunk[] =>
  ranked
    .flatMap(page => page.chunks.slice(1).map(({ chunk, score }) => ({ chunk, score: page.score * score })))
    .sort((a, b) => b.score - a.score)

/** From these shares of a score on, an earlier chunk fits about as well, and the opening of its section well enough. */
const minShare = { best: 0.94, sameSection: 0.7 }

/**
 * The chunk where a reader begins: the best one of a page, or one before it that fits about as well, because it
 * introduces the others; or the opening of that chunk’s section, if that fits well enough.
 */
const startingChunk = (chunks: RankedChunk[]): Chunk => {
  const inOrder = chunks.toSorted((a, b) => a.place - b.place)
  const [best] = chunks as [RankedChunk]
  const first = inOrder.find(({ score }) => score >= minShare.best * best.score) ?? best
  const opening = inOrder.find(({ chunk }) => chunk.anchor === first.chunk.anchor) ?? first
  return opening.score >= minShare.sameSection * first.score ? opening.chunk : first.chunk
}
