import type { Page } from '../docs/index.ts'
import type { Corpus } from './corpus.ts'
import type { Question } from './ranking/question.ts'
import { type Retrieval, type RetrievalOptions, retrieve } from './retrieve.ts'
import { isInScope, type Scope } from './scope.ts'

/**
 * Finds the sections that a question is about in what the reader reads. Only where that version does not answer it and
 * another clearly does, it is that other one, named as such.
 */
export const retrieveInScope = (
  corpus: Corpus,
  question: Question,
  scope: Scope,
  { limit, accepts }: RetrievalOptions
): Retrieval => {
  const within = (some: Scope) => (page: Page) => accepts(page) && isInScope(corpus, some, page)
  const found = retrieve(corpus, question, { limit, accepts: within(scope) })
  const { language, version: asked } = scope
  if (!asked || found.verdict === 'clearly') return found
  const isOther = (page: Page) => page.version !== undefined && page.version !== asked
  const inLanguage = within({ language, version: undefined })
  const other = retrieve(corpus, question, { limit, accepts: page => isOther(page) && inLanguage(page) })
  const version = other.sections[0]?.page.version
  if (!version || other.verdict !== 'clearly') return found
  const kept = other.sections.map(({ page }) => page.version === version)
  return {
    ...other,
    sections: other.sections.filter((_, index) => kept[index]),
    scores: other.scores.filter((_, index) => kept[index]),
    otherVersion: { asked, found: version }
  }
}
