import type { Corpus } from './corpus.ts'
import { findPages, readQuestion } from './find-pages.ts'
import type { Concept } from './ranking/concepts.ts'
import { questionOf } from './ranking/question.ts'

/** What a question is about, to be compared with others: its words, and where the documentation comes nearest to it. */
export interface Signature {
  /** What is asked, each with the terms that may stand for it. */
  concepts: SignatureConcept[]
  /** Pages, by their paths, and sections: how well each fits, compared with the best. */
  pages: Map<string, number>
  sections: Map<string, number>
}

interface SignatureConcept {
  term: string
  /** How much it counts: more when it is rare in the documentation, 1 at most. */
  weight: number
  terms: Concept['terms']
}

/** Pages and sections of each that are compared. */
const compared = { pages: 40, sections: 3 }

/** Questions that no page comes near to are still told apart by their words. */
export const signatureOf = (corpus: Corpus, text: string): Signature => {
  const question = readQuestion(corpus, questionOf(text))
  const { index, concepts, ranked } = findPages(corpus, question, () => true)
  // The highest that a term can have, which no chunk holds.
  const rarest = index.terms.inverseFrequency('')
  const [{ score: best } = { score: 1 }] = ranked
  const pages = new Map<string, number>()
  const sections = new Map<string, number>()
  for (const { score, chunks } of ranked.slice(0, compared.pages)) {
    for (const { chunk, score: ofChunk } of chunks.slice(0, compared.sections)) {
      pages.set(chunk.page.path, score / (best || 1))
      const section = `${chunk.page.path}#${chunk.anchor}`
      const share = (ofChunk * score) / (best || 1)
      sections.set(section, Math.max(sections.get(section) ?? 0, share))
    }
  }
  return {
    concepts: concepts
      .filter(({ isAsked }) => isAsked)
      .map(({ term, weight, terms }) => ({
        term,
        weight: weight * (index.terms.inverseFrequency(term) / (rarest || 1)),
        terms
      })),
    pages,
    sections
  }
}
