import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Page, readSections } from '../docs/index.ts'
import { primaryTag } from './analysis/languages/index.ts'
import { endsWithQuestionMark } from './analysis/question-mark.ts'
import type { Corpus } from './corpus.ts'
import { questionOf } from './ranking/question.ts'
import { retrieveInScope } from './retrieve-in-scope.ts'
import { scopeOf } from './scope.ts'

/** Questions that a page gets, at most, and headings that are tried for them: each costs a search. */
const most = { questions: 3, tried: 12 }

/** Characters of a question that still stands on a button. */
const longest = 90

/**
 * Questions that a page answers, in its own language: made of its headings, and kept where the page is the first source
 * of their answers. The same page has the same questions until something is read again.
 */
export const suggestQuestions = (corpus: Corpus, page: Page): Promise<readonly string[]> => {
  const remembered = known.get(corpus.pages) ?? new Map<Page, Promise<readonly string[]>>()
  known.set(corpus.pages, remembered)
  const found = remembered.get(page) ?? answeredQuestions(corpus, page)
  remembered.set(page, found)
  return found
}

const known = new WeakMap<Corpus['pages'], Map<Page, Promise<readonly string[]>>>()

const answeredQuestions = async (corpus: Corpus, page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const question of candidates(corpus, page)) {
    if (found.length === most.questions) break
    // Whatever else waits on this thread has its turn between two searches.
    await nextTurn()
    if (isAnsweredBy(corpus, page, question)) found.push(question)
  }
  return found
}

/** In the order of the page; a heading that is a question itself goes first. */
const candidates = ({ index }: Corpus, page: Page): string[] => {
  const language = index.languageOf(page.file)
  const headings = readSections(page).map(({ heading }) => heading.trim())
  const asked = headings.filter(endsWithQuestionMark)
  // A page that says to be in another language than its words tell has headings that make no question.
  const isSo = !page.language || language.tag === primaryTag(page.language)
  const made = isSo ? headings.flatMap(heading => language.questionOf(heading) ?? []) : []
  return [...new Set([...asked, ...made])].filter(({ length }) => length <= longest).slice(0, most.tried)
}

const isAnsweredBy = (corpus: Corpus, page: Page, text: string): boolean => {
  const question = questionOf(text, { currentPath: page.key })
  const { sections, verdict } = retrieveInScope(corpus, question, scopeOf(corpus, page.key), {
    limit: 1,
    accepts: () => true
  })
  return verdict === 'clearly' && sections[0]?.page.file === page.file
}
