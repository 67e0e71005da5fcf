import type { Page } from '../docs/index.ts'
import type { Corpus } from './corpus.ts'
import type { Question } from './ranking/question.ts'
import { retrieveInScope } from './retrieve-in-scope.ts'
import type { Scope } from './scope.ts'
import type { Retrieval, RetrievalOptions } from './search-sections.ts'

/** What a page says about something, and where else it stands. */
export interface SaidOnPage {
  /** From that page alone; nothing where it does not hold the thing. */
  here: Retrieval | undefined
  elsewhere: Retrieval
}

/** Looks for something on one page, and on the others as well. */
export const findOnPage = (
  corpus: Corpus,
  page: Page,
  about: string,
  scope: Scope,
  { limit, accepts }: RetrievalOptions
): SaidOnPage => {
  const question: Question = { text: about, earlier: [], context: [], currentPath: undefined }
  const find = (isOne: (other: Page) => boolean) =>
    retrieveInScope(corpus, question, scope, { limit, accepts: other => accepts(other) && isOne(other) })
  const here = find(other => other === page)
  return {
    // What the rest of the documentation is about tells nothing of one page: it says what it holds.
    here: here.related().length > 0 ? { ...here, verdict: 'clearly', otherVersion: undefined } : undefined,
    elsewhere: find(other => other !== page)
  }
}
