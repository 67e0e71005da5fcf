import { count } from '../../../shared/numbers.ts'
import { decoded } from '../../docs/index.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { weights } from '../weights.ts'
import { askedContent, askedShareBy, type Concept, shortQuestion, withoutRelated } from './concepts.ts'

/** A chunk, its position on the page, and its score, compared with the best chunk, which has 1. */
type ScoredChunk = IndexedChunk & { place: number; score: number }

/**
 * Computes what a page gains besides the score of its words, from its chunks, best first: for how well its best chunk
 * fits alone, how much of its address is asked for, how many asked concepts it holds anywhere, and how short it is,
 * because a long page has all words somewhere. Who asks for a thing or two means what a page is about from its beginning, or
 * what one of its headings names, and rather a page near the root of the site.
 */
export const priorsFor = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[]
): ((chunks: ScoredChunk[]) => number) => {
  const askedForms = askedContent(concepts).map(concept => [...withoutRelated(analyzer, concept).terms.keys()])
  const askedShare = askedShareBy(concepts)
  /** How well a heading names what is asked, and nothing else. */
  const headingFit = (words: string[]) => {
    const named = count(askedForms, forms => forms.some(term => words.includes(term)))
    return askedShare(words) * (named / (askedForms.length || 1))
  }
  const isShort = askedForms.length <= shortQuestion
  const { best, path, held, brevity, opening, heading, nearRoot } = weights.prior
  return chunks => {
    const [first] = chunks
    if (!first) return 0
    const address = termsWithoutStopWords(analyzer, lastSegment(first.chunk.page.key))
    const found = askedForms.filter(forms => forms.some(term => terms.isOn(first.terms.page, term)))
    const whole =
      best * first.score + path * askedShare(address) + held * found.length + brevity / Math.sqrt(chunks.length)
    if (!isShort) return whole
    const openingScore = chunks.find(({ place }) => place === 0)?.score ?? 0
    const headings = new Set(chunks.flatMap(({ keys }) => keys.heading))
    const bestHeading = Math.max(0, ...[...headings].map(key => headingFit(key.split(' '))))
    return whole + opening * openingScore + heading * bestHeading + nearRoot / depthOf(first.chunk.page.key)
  }
}

/** 1 for the root itself as well. */
const depthOf = (path: string): number =>
  Math.max(
    1,
    count(path.split('/'), segment => segment !== '')
  )

const lastSegment = (path: string): string => decoded(path.slice(path.lastIndexOf('/') + 1)).replaceAll(/[-_+]/g, ' ')
