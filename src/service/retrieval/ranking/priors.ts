import { decoded } from '../../docs/index.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { weights } from '../weights.ts'
import { askedContent, type Concept, withoutRelated } from './concepts.ts'

/** A chunk and its score, compared with the best chunk, which has 1. */
type ScoredChunk = IndexedChunk & { score: number }

/**
 * Computes what a page gains besides the score of its words, from its chunks, best first: for how well its best chunk
 * fits alone, how much of its address is asked for, how many asked concepts it holds anywhere, and how short it is,
 * because a long page has all words somewhere.
 */
export const priorsFor = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[]
): ((chunks: ScoredChunk[]) => number) => {
  const asked = new Set(concepts.flatMap(concept => [...concept.terms.keys()]))
  const askedForms = askedContent(concepts).map(concept => [...withoutRelated(analyzer, concept).terms.keys()])
  const askedShare = (words: string[]) => words.filter(word => asked.has(word)).length / (words.length || 1)
  const { best, path, held, brevity } = weights.prior
  return chunks => {
    const [first] = chunks
    if (!first) return 0
    const address = termsWithoutStopWords(analyzer, lastSegment(first.chunk.page.key))
    const found = askedForms.filter(forms => forms.some(term => terms.isOn(first.terms.page, term)))
    return best * first.score + path * askedShare(address) + held * found.length + brevity / Math.sqrt(chunks.length)
  }
}

const lastSegment = (path: string): string => decoded(path.slice(path.lastIndexOf('/') + 1)).replaceAll(/[-_+]/g, ' ')
