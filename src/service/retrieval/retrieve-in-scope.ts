import { toString as textOf } from 'mdast-util-to-string'
import { type Page, sectionAt } from '../docs/index.ts'
import type { Chunk } from './chunking/chunks.ts'
import type { Corpus } from './corpus.ts'
import type { Question } from './ranking/question.ts'
import { retrieve } from './retrieve.ts'
import { inVersion, isInScope, type Scope } from './scope.ts'
import type { Retrieval, RetrievalOptions } from './search-sections.ts'

/**
 * Finds the sections that a question is about in what the reader reads. Only where that version does not answer it and
 * another clearly does, with what that version does not say as well, it is that other one, named as such.
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
  const [first] = other.sections
  const version = first?.page.version
  if (!version || other.verdict !== 'clearly' || isSaidIn(corpus, asked, first)) return found
  const inThat = retrieve(corpus, question, { limit, accepts: page => page.version === version && inLanguage(page) })
  return { ...inThat, verdict: other.verdict, otherVersion: { asked, found: version } }
}

/** Whether a version says the same in the same place. */
const isSaidIn = (corpus: Corpus, version: string, { page, anchor }: Chunk): boolean => {
  const own = inVersion(corpus, page, version)
  const said = own && sectionText(own, anchor)
  return said !== undefined && said === sectionText(page, anchor)
}

const sectionText = (page: Page, anchor: string): string | undefined => {
  const section = sectionAt(page, anchor)
  return section && textOf({ type: 'root', children: section.nodes })
}
