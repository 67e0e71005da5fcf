import { sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import { askedContent, type Concept } from './concepts.ts'
import { countPhrases, phrasesOf } from './phrases.ts'
import { identifiersIn, type Question } from './question.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

/** From so many words, phrases and unknown words on, further ones tell nothing more. */
const enough = { words: 5, phrases: 2, unknown: 3 }
/** A documentation of fewer chunks counts as one of so many: the fit has seen none. */
const smallest = 100

/**
 * How likely it is, from 0 to 1, that the best page answers what is asked: by the share of it that one place there
 * covers, the share that stands in titles and headings anywhere, how many of its content words, and of those side by
 * side, one place has, and how many no page has. In a large documentation words meet by chance more often.
 */
export const confidence = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[],
  question: Question,
  [best]: RankedPage[]
): number => {
  if (isNamed(analyzer, terms, concepts, question, best)) return 1
  const asked = concepts.filter(({ isAsked }) => isAsked)
  const content = askedContent(concepts)
  const places = best?.chunks.slice(0, 2) ?? []
  const weigh = ({ term, weight }: Concept) => weight * terms.inverseFrequency(term)
  const shareOf = (value: (concept: Concept) => number) =>
    sum(asked.map(concept => weigh(concept) * value(concept))) / (sum(asked.map(weigh)) || 1)
  const most = (count: (place: RankedChunk) => number) => Math.max(0, ...places.map(count))
  /** Whether the title and headings of a place say anything of what is asked. */
  const isOnTopic = ({ chunk: { page, heading, trail } }: RankedChunk) => {
    const names = new Set(analyzer.termsOf([page.title, page.description, heading, ...trail].join(' ')))
    return content.some(concept => standingFor(concept).some(term => names.has(term)))
  }
  const phrases = phrasesOf(analyzer, question.text)

  const covered = most(
    place =>
      shareOf(concept => presence(terms, place.terms, concept)) * (isOnTopic(place) ? 1 : weights.presence.offTopic)
  )
  const named = shareOf(concept => (standingFor(concept).some(terms.isTitleTerm) ? 1 : 0))
  const words = most(place => content.filter(({ term }) => terms.occurrences(place.terms, term) > 0).length)
  const together = most(place => countPhrases(terms, phrases, [place.terms]))
  const unknown = content.filter(({ term }) => terms.frequency(term) === 0).length
  const { evidence } = weights
  return logistic(
    evidence.coverage * covered +
      evidence.named * named +
      evidence.words * Math.min(words, enough.words) +
      evidence.phrases * Math.min(together, enough.phrases) +
      evidence.unknown * Math.min(unknown, enough.unknown) +
      evidence.size * Math.log10(Math.max(smallest, terms.size)) +
      evidence.base
  )
}

/** Whether what is asked is what something of the code is called, and nothing else, and one place of the page has it. */
const isNamed = (
  { termsOf }: Analyzer,
  terms: TermIndex,
  concepts: Concept[],
  { text }: Question,
  best: RankedPage | undefined
): boolean => {
  const names = identifiersIn(text)
  const inNames = new Set(names.flatMap(termsOf))
  const whole = names.flatMap(name => wordsOf(name).flatMap(word => termsOf(word).slice(0, 1)))
  const isHeld = best?.chunks.some(place => whole.every(term => terms.occurrences(place.terms, term) > 0)) ?? false
  return whole.length > 0 && isHeld && askedContent(concepts).every(({ term }) => inNames.has(term))
}

const logistic = (evidence: number): number => 1 / (1 + Math.exp(-evidence))

const standingFor = ({ terms }: Concept): string[] => [...terms.keys()]

/** How firmly a concept stands in a chunk: by the firmest of the terms that stand for it. */
const presence = (index: TermIndex, vector: TermVector, { terms }: Concept): number =>
  Math.max(
    ...[...terms].map(([standing, share]) => {
      const occurrences = index.occurrences(vector, standing)
      if (occurrences === 0) return 0
      // A guess stands for a part of the word that was asked, by its share; a synonym for all of it.
      const own = Math.min(1, weights.presence.guess + share)
      const isKnown = index.isTitleTerm(standing) || index.frequency(standing) > inPassing(index.size)
      const inCodeAlone = occurrences < 0.9
      return own * (isKnown ? 1 : weights.presence.inPassing) * (inCodeAlone ? weights.presence.inCode : 1)
    })
  )

/** In so many chunks a word may stand without the documentation being about it; in a small one, every mention counts. */
const inPassing = (chunks: number): number => Math.min(2, Math.floor(chunks / 700))
