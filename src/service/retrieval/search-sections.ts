import { type Page, sectionAt } from '../docs/index.ts'
import { systemsIn } from './analysis/systems.ts'
import { isOnlyLinks } from './chunking/blocks.ts'
import { type Chunk, isSamePlace } from './chunking/chunks.ts'
import type { Corpus } from './corpus.ts'
import { findPages } from './find-pages.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import type { ExactMatch } from './quoting/exact-match.ts'
import { findExactMatch } from './quoting/find-exact-match.ts'
import { chooseFurtherQuotes, type Further, type QuotedBefore } from './quoting/further-quotes.ts'
import type { Quote } from './quoting/quote.ts'
import type { QuoteQuery } from './quoting/quote-query.ts'
import { chooseQuotes } from './quoting/quotes.ts'
import { type Relevance, relevanceOf } from './quoting/relevance.ts'
import { asksForChanges } from './ranking/boost.ts'
import { askedContent } from './ranking/concepts.ts'
import { isDocumented } from './ranking/own-name.ts'
import type { Question } from './ranking/question.ts'
import type { RankedPage } from './ranking/rank.ts'
import { pickSections } from './ranking/sections.ts'
import { unknownWords } from './ranking/unknown-words.ts'
import { type Verdict, verdictFor } from './verdict.ts'

export interface Retrieval {
  /** Sections to answer from, best first: one of each page, and more of a page only where pages run out. */
  sections: Chunk[]
  verdict: Verdict
  /** What of them, or of other sections of their pages, most likely answers, best first. */
  quotes: () => Quote[]
  /** What else answers beyond what was quoted before, best first; rather of other pages than what was rejected. */
  further: (wanted: Further, before: QuotedBefore) => Quote[]
  /** Of the sections those that hold what the question is mainly about; changelogs only when it asks for changes. */
  related: () => Chunk[]
  /** Words of the question of which no page holds a synonym either, a few at most. */
  unknown: string[]
  /** When only another version than the reader’s answers: the one that was asked for, and the one that answers. */
  otherVersion?: { asked: string; found: string } | undefined
  /** Whether the question names nothing at all: “help”, “thanks”. */
  isVague: boolean
}

export interface RetrievalOptions {
  /** How many sections. */
  limit: number
  accepts: (page: Page) => boolean
}

/** What was found, and the question as its quotes were chosen by it. */
export interface Searched extends Retrieval {
  query: QuoteQuery
}

/** Finds the sections that a question is about, whatever it compares and whatever was asked before. */
export const searchSections = (corpus: Corpus, question: Question, { limit, accepts }: RetrievalOptions): Searched => {
  const found = findPages(corpus, question, accepts)
  const { index, concepts } = found
  const { analyzer } = index
  const exactMatch = findExactMatch(found, question.text, accepts)
  const ranked = exactMatch ? withFirst(found.ranked, exactMatch) : found.ranked
  const sections = pickSections(ranked, limit)
  const relevance = relevanceOf(index.terms, concepts)
  const unknown = unknownWords(index, question.text)
  const query: QuoteQuery = {
    text: question.text,
    analyzer,
    // What is attached says more than a few words do.
    relevance: question.context.length > 0 ? { ...relevance, brevity: 0 } : relevance,
    exactMatch,
    systems: systemsIn(question.text).filter(({ name }) => !isDocumented(index, name)),
    unknown
  }
  let chosen: Quote[] | undefined
  const quotes = () => {
    chosen ??= chooseQuotes(ranked, query).slice(0, limit)
    return chosen
  }
  return {
    sections,
    verdict: verdictFor({ ...found, ranked }, question, query, quotes),
    query,
    quotes,
    further: (wanted, before) => chooseFurtherQuotes(ranked, query, wanted, before).slice(0, limit),
    related: () => relatedAmong(sections, index, relevance, asksForChanges(analyzer, question, concepts)),
    unknown,
    isVague: askedContent(concepts).length === 0
  }
}

/** With the exact match first. */
const withFirst = (ranked: RankedPage[], { page, chunk }: ExactMatch): RankedPage[] => {
  const others = page.chunks.filter(other => other !== chunk)
  const first = { ...page, score: ranked[0]?.score ?? 1, chunks: [{ ...chunk, score: 1 }, ...others] }
  return [first, ...ranked.filter(other => other !== page)]
}

/** The share of what is asked that a section holds which is worth naming. */
const minShare = 0.6

const relatedAmong = (sections: Chunk[], index: SearchIndex, { shareOf }: Relevance, asksChanges: boolean): Chunk[] =>
  sections.filter(chunk => {
    if (chunk.kinds.isChangelog && !asksChanges) return false
    const section = sectionAt(chunk.page, chunk.anchor)
    if (section && isOnlyLinks(section)) return false
    const terms = index.chunksOf(chunk.page.file).find(indexed => isSamePlace(indexed.chunk, chunk))?.terms
    return terms !== undefined && shareOf(terms) >= minShare
  })
