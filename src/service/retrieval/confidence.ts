import type { Chunk } from './chunks.ts'
import type { Concept } from './question.ts'
import type { RankedPage } from './rank.ts'
import type { SearchIndex } from './search-index.ts'
import type { TermIndex, TermVector } from './term-index.ts'
import { termsOf } from './terms.ts'
import { weakTerms } from './words.ts'

/**
 * How much of what is asked the best places hold, from 0 to 1. A word counts by how telling it is, and less where the
 * documentation only mentions it in passing: in one place, in no heading, or in code alone.
 */
export const confidence = ({ terms }: SearchIndex, concepts: Concept[], pages: RankedPage[]): number => {
  const asked = concepts.filter(concept => concept.asked)
  const weigh = ({ term, weight }: Concept) => weight * terms.weight(term)
  const total = sum(asked.map(weigh))
  if (total === 0) return 0
  const places = pages.slice(0, 5).flatMap(({ chunks }) => chunks.slice(0, 2))
  const held = places.map(
    ({ chunk, terms: vector }) =>
      sum(asked.map(concept => weigh(concept) * presence(terms, vector, concept))) * (isAbout(chunk, asked) ? 1 : aside)
  )
  return Math.max(0, ...held) / total
}

/** What a place counts whose title and headings say nothing of what is asked. */
const aside = 0.8

/** Whether the names of a place, its title and headings, say anything of what is asked. */
const isAbout = ({ page, heading, trail }: Chunk, asked: Concept[]): boolean => {
  const names = new Set(termsOf([page.title, page.description, heading, ...trail].join(' ')))
  return asked.some(
    ({ term, terms }) => !weakTerms.has(term) && [...terms.keys()].some(standing => names.has(standing))
  )
}

/** How firmly a concept stands in a chunk: by the firmest of the terms that stand for it. */
const presence = (index: TermIndex, vector: TermVector, { term, terms }: Concept): number =>
  Math.max(
    ...[...terms.keys()].map(standing => {
      const occurrences = index.occurrences(vector, standing)
      if (occurrences === 0) return 0
      const own = standing === term ? 1 : 0.9
      const known = index.isName(standing) || index.frequency(standing) > inPassing(index.size) ? 1 : 0.4
      const inCodeAlone = occurrences < 0.9 ? 0.4 : 1
      return own * known * inCodeAlone
    })
  )

/** In so many chunks a word may stand without the documentation being about it; in a small one, every mention counts. */
const inPassing = (chunks: number): number => Math.min(2, Math.floor(chunks / 700))

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
