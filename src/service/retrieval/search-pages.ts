import type { Page } from '../docs/index.ts'
import { wordsOf } from './analysis/tokenizer.ts'
import type { Chunk } from './chunking/chunks.ts'
import type { Corpus } from './corpus.ts'
import { findPages, readQuestion } from './find-pages.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import type { Quote } from './quoting/quote.ts'
import { quoteOf } from './quoting/quotes.ts'
import { relevanceOf } from './quoting/relevance.ts'
import { questionOf } from './ranking/question.ts'
import { pickSections } from './ranking/sections.ts'
import { guessWord } from './ranking/unknown-words.ts'
import { isInScope, type Scope } from './scope.ts'

/** A page that was searched for: its best section, and what of that has the words. */
export interface FoundPage {
  chunk: Chunk
  quote: Quote | undefined
}

interface Search {
  /** What is typed so far. */
  text: string
  /** Key of the page that is open. */
  currentPath: string | undefined
  scope: Scope
  /** How many pages. */
  limit: number
}

/** What is shown of a page in a list of them: a sentence or two. */
const room = { words: 30, all: 45, lines: 4 }

/**
 * Finds pages by the words of a search field, best first, while somebody types: the last word may be the beginning of
 * one. They are ranked as they are for a question.
 */
export const searchPages = (corpus: Corpus, { text, currentPath, scope, limit }: Search): FoundPage[] => {
  const accepts = (page: Page) => isInScope(corpus, scope, page)
  const { begun, completions } = completionsOf(corpus.index, text)
  const whole = completions.length > 0 ? text.slice(0, text.length - begun.length) : text
  const question = readQuestion(corpus, questionOf(whole, { currentPath }))
  const typed = completions.length > 0 ? { ...question, text: `${question.text} ${begun}` } : question
  const guess = (index: SearchIndex, word: string) => (word === begun ? completions : guessWord(index, word))
  // A word in a search field is no question about the page that is open.
  const { index, concepts, ranked } = findPages(corpus, typed, accepts, { guess, leaning: '' })
  const query = { text: typed.text, analyzer: index.analyzer, relevance: relevanceOf(index.terms, concepts) }
  const seen = new Set<string>()
  return pickSections(ranked, limit).flatMap(chunk => {
    const { file } = chunk.page
    if (seen.has(file)) return []
    seen.add(file)
    return [{ chunk, quote: quoteOf(chunk, query, room) }]
  })
}

/** Letters of a word that is begun, and of how many words it may be the beginning; so many are looked at. */
const most = { completions: 8, looked: 1_000 }
const shortestBeginning = 2

/** What the last word may become, the most common first; nothing where pages hold it as it is. */
const completionsOf = ({ analyzer, spelling, terms }: SearchIndex, text: string) => {
  const begun = /[\p{L}\p{N}_]+$/u.exec(text)?.[0] ?? ''
  const frequency = (word: string) => Math.max(0, ...analyzer.termsOf(word).map(terms.frequency))
  if (begun.length < shortestBeginning || wordsOf(begun).length !== 1 || frequency(begun) > 0) {
    return { begun, completions: [] }
  }
  const completions = spelling
    .beginningWith(begun, most.looked)
    .map(word => ({ word, frequency: frequency(word) }))
    // A word that was learned may have gone with its page.
    .filter(known => known.frequency > 0)
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, most.completions)
    .map(({ word }) => word)
  return { begun, completions }
}
