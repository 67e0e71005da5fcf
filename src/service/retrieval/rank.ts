import { barePath } from '../docs/index.ts'
import { asksWhatItIs, type Concept, namesCode, type Question, tellsOfTrouble } from './question.ts'
import type { IndexedChunk, SearchIndex } from './search-index.ts'
import type { TermIndex } from './term-index.ts'
import { termsOf } from './terms.ts'
import { stopTerms } from './words.ts'

export interface RankedChunk extends IndexedChunk {
  /** How well it fits, compared with the other chunks of all candidates: 1 for the best. */
  score: number
}

export interface RankedPage {
  file: string
  score: number
  /** Best first. */
  chunks: RankedChunk[]
}

/** Pages that are looked at closely. */
const candidates = 60

/**
 * Pages that fit, best first: half by the page as a whole, half by its best chunk. A page that says a bit of
 * everything has the first, a page that mentions the words in passing the second; the page that is meant has both.
 */
export const rankPages = (
  index: SearchIndex,
  concepts: Concept[],
  question: Question,
  accepts: Parameters<SearchIndex['pages']['search']>[1]
): RankedPage[] => {
  const found = index.pages.search(searchTerms(concepts), accepts).slice(0, candidates)
  const bestPage = found[0]?.score ?? 1
  const wanted = wantedTerms(index.terms, concepts)
  const pages = found.map(({ file, score }) => {
    const chunks = index
      .chunksOf(file)
      .map(chunk => ({ ...chunk, score: fitness(index, chunk, wanted) * raiseChunk(chunk, question) }))
    return { file, pageScore: score / bestPage, chunks: chunks.sort((a, b) => b.score - a.score) }
  })
  const bestChunk = Math.max(...pages.map(({ chunks }) => chunks[0]?.score ?? 0)) || 1
  return pages
    .map(({ file, pageScore, chunks }) => {
      const relative = chunks.map(chunk => ({ ...chunk, score: chunk.score / bestChunk }))
      const score = (pageScore + (relative[0]?.score ?? 0)) / 2
      return {
        file,
        chunks: relative,
        score:
          score *
          raisePage(chunks, question) *
          kindFactor(chunks, question, concepts) *
          (isNamed(chunks, concepts) ? 1.3 : 1)
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** Every term that stands for a concept, with how much it counts. */
const searchTerms = (concepts: Concept[]): Map<string, number> => {
  const terms = new Map<string, number>()
  for (const { weight, terms: standing } of concepts) {
    for (const [term, share] of standing) terms.set(term, Math.max(terms.get(term) ?? 0, weight * share))
  }
  return terms
}

/** BM25’s two constants: how soon further occurrences stop counting, and how much length counts against a chunk. */
const saturation = 1.5
const lengthShare = 0.6

/** How well a chunk fits: for each concept the best of its terms, by BM25. */
const fitness = ({ terms }: SearchIndex, chunk: IndexedChunk, wanted: Wanted[]): number => {
  const norm = saturation * (1 - lengthShare + (lengthShare * chunk.terms.length) / terms.averageLength)
  let total = 0
  let covered = 0
  for (const standing of wanted) {
    let best = 0
    for (const { term, weight } of standing.terms) {
      const occurrences = terms.occurrences(chunk.terms, term)
      if (occurrences > 0) best = Math.max(best, (weight * occurrences * (saturation + 1)) / (occurrences + norm))
    }
    total += best
    if (best > 0) covered += standing.share
  }
  // Several things that are asked, each said once, are more than one of them said often.
  return total * (1 + covered / 2)
}

/** A concept as it is looked for. */
interface Wanted {
  /** Its terms that some page holds, and how much each counts where it is found. */
  terms: { term: string; weight: number }[]
  /** Its share of the whole question. */
  share: number
}

const wantedTerms = (index: TermIndex, concepts: Concept[]): Wanted[] => {
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  return concepts.map(concept => {
    const telling = conceptWeight(index, concept)
    const terms = [...concept.terms]
      .filter(([term]) => index.frequency(term) > 0)
      .map(([term, share]) => ({ term, weight: concept.weight * share * Math.min(index.weight(term), telling) }))
    return { terms, share: concept.weight / whole }
  })
}

/**
 * How telling a concept is: halfway between the reader’s own word and the most common that stands for it. A word that
 * the docs hardly use (“bot”) must not outweigh everything when its synonyms are on every page.
 */
const conceptWeight = (terms: TermIndex, { term, terms: standing }: Concept): number => {
  const known = [...standing.keys()].filter(other => terms.frequency(other) > 0)
  return (terms.weight(term) + Math.min(terms.weight(term), ...known.map(terms.weight))) / 2
}

/** The section that the reader pointed at is most likely meant; what something is, its page says at the beginning. */
const raiseChunk = ({ chunk }: IndexedChunk, { text, context }: Question): number => {
  const isPointedAt = context.some(
    ({ path, elementId }) => elementId === chunk.anchor && path && barePath(path) === chunk.page.path
  )
  const isOpening = chunk.depth === 1 && chunk.from === 0
  return (isPointedAt ? 2 : 1) * (isOpening && asksWhatItIs(text) ? 1.3 : 1)
}

/** So are the page that is open, and more so the page that something was taken from. */
const raisePage = (chunks: IndexedChunk[], { context, currentPath }: Question): number => {
  const path = chunks[0]?.chunk.page.path
  const open = currentPath !== undefined && barePath(currentPath) === path ? 1.2 : 1
  return context.some(item => item.path && barePath(item.path) === path) ? open * 1.5 : open
}

/** Whether the question says the whole title of the page, word for word. */
const isNamed = ([first]: IndexedChunk[], concepts: Concept[]): boolean => {
  const said = new Set(concepts.filter(({ asked }) => asked).map(({ term }) => term))
  const title = new Set(termsOf(first?.chunk.page.title ?? '').filter(term => !stopTerms.has(term)))
  return title.size > 1 && [...title].every(term => said.has(term))
}

const kinds = {
  changes: /migrat|upgrad|changelog|release-notes|whats-new|history/,
  trouble: /troubleshoot|faq|known-issues|error/,
  reference: /\/(reference|api)\//
}
const changeTerms = /^(migrat|upgrad|updat|version|releas|chang|break|deprec|v\d)/

/**
 * Some pages hold every word there is and are meant only when they are asked for: what changed, when changes are
 * asked for; troubleshooting, when somebody tells of trouble; the reference, when something of the code is named.
 */
const kindFactor = ([first]: IndexedChunk[], { text }: Question, concepts: Concept[]): number => {
  const path = first?.chunk.page.path ?? ''
  let factor = 1
  if (kinds.changes.test(path) && !concepts.some(({ term }) => changeTerms.test(term))) factor *= 0.8
  if (kinds.trouble.test(path)) factor *= tellsOfTrouble(text) ? 1.25 : 0.9
  if (kinds.reference.test(path) && !namesCode(text)) factor *= 0.95
  return factor
}
