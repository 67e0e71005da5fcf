import { barePath, type Page } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import { comparedIn } from './compare.ts'
import { confidence } from './confidence.ts'
import type { Corpus } from './corpus.ts'
import { conceptsOf, cut, isVague, type Question } from './question.ts'
import { type RankedChunk, type RankedPage, rankPages } from './rank.ts'
import { synonymsOf } from './synonyms.ts'
import { termsOf, withInitials } from './terms.ts'
import { stopTerms, weakTerms } from './words.ts'

/**
 * Whether the documentation answers a question, as far as its words can tell: `clearly`; `perhaps`, when it comes
 * close; or `no`.
 */
export type Verdict = 'clearly' | 'perhaps' | 'no'

export interface Retrieval {
  /** Sections to answer from, best first: one of each page, and more of a page only where pages run out. */
  sections: Chunk[]
  /** How well each section fits, compared with the first. */
  scores: number[]
  verdict: Verdict
  /** Words of the question that no page holds, a few at most. */
  unknown: string[]
  /** Whether the question names nothing at all: “help”, “thanks”. */
  isVague: boolean
}

export interface RetrievalOptions {
  /** How many sections. */
  limit: number
  accepts: (page: Page) => boolean
}

/** Found with `npm run bench`: below the first the docs do not answer, from the second on they do. */
const thresholds = { perhaps: 0.12, clearly: 0.55 }

/** Finds the sections that a question is about; for one that compares two things, what they are comes first. */
export const retrieve = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const question = cut(asked)
  const found = find(corpus, question, options)
  const things = comparedIn(question.text)?.map(thing => opening(corpus, thing, question, options))
  const [first, second] = things ?? []
  if (!first || !second || first.page === second.page) return found
  const compared = [first, second].map(chunk => ({ chunk, score: 1 }))
  const others = found.sections
    .map((chunk, index) => ({ chunk, score: besides * (found.scores[index] ?? 0) }))
    .filter(({ chunk }) => chunk.page !== first.page && chunk.page !== second.page)
  const all = [...compared, ...others].slice(0, options.limit)
  return {
    ...found,
    sections: all.map(({ chunk }) => chunk),
    scores: all.map(({ score }) => score),
    verdict: 'clearly'
  }
}

/** How much what else was found counts beside the two things that are compared. */
const besides = 0.5

/** What a page says of the thing that it is named after. */
const opening = (corpus: Corpus, thing: string, question: Question, options: RetrievalOptions): Chunk | undefined => {
  const text = `What is ${thing}?`
  const [chunk] = find(corpus, { ...question, text, earlier: [] }, { ...options, limit: 1 }).sections
  const names = new Set(termsOf(withInitials(chunk?.page.title ?? '')))
  const telling = termsOf(thing).filter(term => !stopTerms.has(term))
  return telling.length > 0 && telling.every(term => names.has(term)) ? chunk : undefined
}

const find = (corpus: Corpus, question: Question, { limit, accepts }: RetrievalOptions): Retrieval => {
  const { index, pages } = corpus
  const concepts = conceptsOf(question, pages.get(barePath(question.currentPath ?? ''))?.title ?? '', guessIn(corpus))
  const ranked = rankPages(index, concepts, question, accepts)
  const certainty = confidence(index, concepts, question, ranked)
  const sections = sectionsOf(ranked, limit)
  return {
    sections: sections.map(({ chunk }) => chunk),
    scores: sections.map(({ score }) => score / (sections[0]?.score || 1)),
    verdict: certainty >= thresholds.clearly ? 'clearly' : certainty >= thresholds.perhaps ? 'perhaps' : 'no',
    unknown: unknownWords(corpus, question.text),
    isVague: isVague(concepts)
  }
}

/** One section of each page, best first, then more of them where pages run out. */
const sectionsOf = (ranked: RankedPage[], limit: number) => {
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

/** What a word was meant to be, when no page holds it, nor anything that stands for it. */
const guessIn =
  ({ index: { terms, spelling } }: Corpus) =>
  (word: string): string[] => {
    const known = termsOf(word).some(term =>
      [term, ...synonymsOf(term)].some(standing => stopTerms.has(standing) || terms.frequency(standing) > 0)
    )
    // A word that was learned may have gone with its page.
    const isHere = (guess: string) => termsOf(guess).some(term => terms.frequency(term) > 0)
    return known ? [] : spelling.guess(word).filter(isHere).slice(0, 2)
  }

/** So many words are enough to say what the documentation does not know. */
const unknownAtMost = 5

const unknownWords = ({ index }: Corpus, text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  const unknown = words.filter(word => {
    const terms = termsOf(word).filter(term => !stopTerms.has(term) && !weakTerms.has(term))
    return terms.length > 0 && terms.every(term => index.terms.frequency(term) === 0)
  })
  return [...new Set(unknown)].slice(0, unknownAtMost)
}
