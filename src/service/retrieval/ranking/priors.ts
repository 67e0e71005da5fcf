import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { weights } from '../weights.ts'
import { askedContent, type Concept, withoutRelated } from './concepts.ts'

/** A chunk, and how well it fits: 1 for the best of all. */
type ScoredChunk = IndexedChunk & { score: number }

/**
 * What a page gains beside what its words score, by its chunks, best first: by how well its best place fits alone, by
 * how much of its address is asked for, by how many things of the question stand on it at all, and by how short it is: a
 * long page has all words somewhere.
 */
export const priorsFor = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[]
): ((chunks: ScoredChunk[]) => number) => {
  const asked = new Set(concepts.flatMap(concept => [...concept.terms.keys()]))
  const things = askedContent(concepts).map(concept => [...withoutRelated(analyzer, concept).terms.keys()])
  const askedShare = (words: string[]) => words.filter(word => asked.has(word)).length / (words.length || 1)
  const { best, path, held, brevity } = weights.prior
  return chunks => {
    const [first] = chunks
    if (!first) return 0
    const address = analyzer.termsOf(lastSegment(first.chunk.page.path)).filter(term => !analyzer.isStopTerm(term))
    const standing = things.filter(forms => forms.some(term => terms.isOn(first.terms.page, term)))
    return best * first.score + path * askedShare(address) + held * standing.length + brevity / Math.sqrt(chunks.length)
  }
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replaceAll(/[-_]/g, ' ')
