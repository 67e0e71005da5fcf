import type { Chunk } from './chunks.ts'
import { countPhrases, phrasesOf } from './phrases.ts'
import type { Concept, Question } from './question.ts'
import type { RankedChunk, RankedPage } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TermIndex, TermVector } from './term-index.ts'
import { termsOf } from './terms.ts'
import { weakTerms } from './words.ts'

/** What tells whether a question is answered, and how much each of it does: fitted to the benchmark’s questions. */
const weights = { held: 2.6, named: 2.4, words: 0.78, phrases: 0.75, unknown: -0.45, size: -1.2, base: 0.2 }
/** From so many words, phrases and unknown words on, further ones tell nothing more. */
const enough = { words: 5, phrases: 2, unknown: 3 }
/** A documentation of fewer chunks counts as one of so many: the fit has seen none. */
const smallest = 100

/**
 * How likely it is, from 0 to 1, that the best page answers what is asked: by the share of it that one place there
 * holds, the share that stands in titles and headings anywhere, how many of its telling words, and of those side by
 * side, one place has, and how many no page has. In a large documentation words meet by chance more often.
 */
export const confidence = (
  { terms }: SearchIndex,
  concepts: Concept[],
  question: Question,
  [best]: RankedPage[]
): number => {
  const asked = concepts.filter(concept => concept.asked)
  const telling = asked.filter(({ term }) => !weakTerms.has(term))
  const places = best?.chunks.slice(0, 2) ?? []
  const weigh = ({ term, weight }: Concept) => weight * terms.weight(term)
  const shareOf = (value: (concept: Concept) => number) =>
    sum(asked.map(concept => weigh(concept) * value(concept))) / (sum(asked.map(weigh)) || 1)
  const most = (count: (place: RankedChunk) => number) => Math.max(0, ...places.map(count))

  const held = most(
    place => shareOf(concept => presence(terms, place.terms, concept)) * (isAbout(place.chunk, asked) ? 1 : aside)
  )
  const named = shareOf(concept => (standingFor(concept).some(terms.isName) ? 1 : 0))
  const words = most(place => telling.filter(({ term }) => terms.occurrences(place.terms, term) > 0).length)
  const phrases = most(place => countPhrases(terms, phrasesOf(question.text), [place.terms]))
  const unknown = telling.filter(({ term }) => terms.frequency(term) === 0).length
  const evidence =
    weights.held * held +
    weights.named * named +
    weights.words * Math.min(words, enough.words) +
    weights.phrases * Math.min(phrases, enough.phrases) +
    weights.unknown * Math.min(unknown, enough.unknown) +
    weights.size * Math.log10(Math.max(smallest, terms.size)) +
    weights.base
  return 1 / (1 + Math.exp(-evidence))
}

const standingFor = ({ terms }: Concept): string[] => [...terms.keys()]

/** What a place counts whose title and headings say nothing of what is asked. */
const aside = 0.8

/** Whether the names of a place, its title and headings, say anything of what is asked. */
const isAbout = ({ page, heading, trail }: Chunk, asked: Concept[]): boolean => {
  const names = new Set(termsOf([page.title, page.description, heading, ...trail].join(' ')))
  return asked.some(
    ({ term, terms }) => !weakTerms.has(term) && [...terms.keys()].some(standing => names.has(standing))
  )
}

/** With its share in the question, how much of a word is there where what it was meant to be is; a synonym is it whole. */
const guessed = 0.4

/** How firmly a concept stands in a chunk: by the firmest of the terms that stand for it. */
const presence = (index: TermIndex, vector: TermVector, { terms }: Concept): number =>
  Math.max(
    ...[...terms].map(([standing, share]) => {
      const occurrences = index.occurrences(vector, standing)
      if (occurrences === 0) return 0
      const own = Math.min(1, guessed + share)
      const known = index.isName(standing) || index.frequency(standing) > inPassing(index.size) ? 1 : 0.4
      const inCodeAlone = occurrences < 0.9 ? 0.4 : 1
      return own * known * inCodeAlone
    })
  )

/** In so many chunks a word may stand without the documentation being about it; in a small one, every mention counts. */
const inPassing = (chunks: number): number => Math.min(2, Math.floor(chunks / 700))

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
