import { barePath } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import type { Library } from './library.ts'
import { askedTerms, type Question, weighTerms } from './question.ts'
import type { Hit } from './search-index.ts'

export interface Retrieval {
  /** Best first, at most one for each section. */
  hits: Hit[]
  /** Whether the documentation answers the question, as far as its words can tell. */
  answers: boolean
  /** Words of the question that no page holds. */
  unknown: string[]
}

export interface RetrievalOptions {
  /** How many sections. */
  limit: number
  accepts: (chunk: Chunk) => boolean
}

/** Finds the sections that a question is about. */
export const retrieve = (library: Library, question: Question, { limit, accepts }: RetrievalOptions): Retrieval => {
  const found = library.index.search(weighTerms(question), accepts)
  const raised = found.map(hit => ({ ...hit, score: hit.score * raise(hit.chunk, question) }))
  const hits = bestOfSections(
    raised.sort((a, b) => b.score - a.score),
    limit
  )
  return { hits, answers: covers(library, question, hits), unknown: unknownWords(library, question.text) }
}

/** What the reader points at, or looks at, is more likely meant. */
const raise = ({ page, anchor }: Chunk, { context, currentPath }: Question): number => {
  let factor = 1
  if (currentPath && barePath(currentPath) === page.path) factor *= 1.3
  for (const item of context) {
    if (!item.path || barePath(item.path) !== page.path) continue
    factor *= item.elementId === anchor ? 2.5 : 1.6
  }
  return factor
}

/** One hit for each section and at most two for each page, so that the sources show more than one page. */
const bestOfSections = (hits: Hit[], limit: number): Hit[] => {
  const sections = new Set<string>()
  const pages = new Map<string, number>()
  const best: Hit[] = []
  for (const hit of hits) {
    const { page, anchor } = hit.chunk
    const section = `${page.path}#${anchor}`
    const ofPage = pages.get(page.path) ?? 0
    if (sections.has(section) || ofPage >= 2) continue
    sections.add(section)
    pages.set(page.path, ofPage + 1)
    best.push(hit)
    if (best.length === limit) break
  }
  return best
}

/** The docs answer when the best sections hold most of what the question’s telling words stand for. */
const covers = ({ index }: Library, question: Question, hits: Hit[]): boolean => {
  const asked = askedTerms(question.text)
  if (hits.length === 0) return false
  if (asked.length === 0) return question.context.length > 0
  const total = sum(asked.map(index.weight))
  const held = hits.map(({ matched }) => sum(asked.filter(term => matched.has(term)).map(index.weight)))
  return Math.max(...held) / total >= 0.5
}

const unknownWords = ({ index }: Library, text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  return words.filter(word => askedTerms(word).length > 0 && askedTerms(word).every(term => !index.knows(term)))
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
