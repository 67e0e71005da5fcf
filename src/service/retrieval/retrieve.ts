import type { Analyzer } from './analysis/analyzer.ts'
import { comparedSubjects } from './analysis/compared-subjects.ts'
import { refersBack } from './analysis/languages/back-references.ts'
import { beginsAsQuestion } from './analysis/languages/interrogatives.ts'
import { saysEnough } from './analysis/terms.ts'
import { compare } from './compare.ts'
import type { Corpus } from './corpus.ts'
import { analyzerFor, readQuestion } from './find-pages.ts'
import { isSaidIn, readTitles } from './quoting/read-piece.ts'
import type { Question } from './ranking/question.ts'
import { type Retrieval, type RetrievalOptions, searchSections } from './search-sections.ts'

/** Finds the sections that a question is about: of one that can stand by itself and is answered so, whatever was asked before. */
export const retrieve = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const inThread = () => retrieveFor(corpus, asked, options)
  if (asked.earlier.length === 0 || !standsAlone(corpus, asked)) return inThread()
  const alone = retrieveFor(corpus, { ...asked, earlier: [] }, options)
  if (alone.verdict !== 'clearly') return inThread()
  if (saysEnough(analyzerFor(corpus, asked), asked.text)) return alone
  const found = { alone, inThread: inThread() }
  return isOfThread(corpus, asked, found, options) ? found.inThread : alone
}

/** Whether nothing in a question says that it goes on with its thread. */
const standsAlone = (corpus: Corpus, question: Question): boolean => {
  const analyzer = analyzerFor(corpus, question)
  const { text } = question
  const asks = beginsAsQuestion.test(text) && contentOf(analyzer, text).length > 0
  return (asks || saysEnough(analyzer, text)) && !analyzer.language.followUp.test(text) && !refersBack.test(text)
}

const contentOf = ({ termsOf, isContentTerm }: Analyzer, text: string): string[] => termsOf(text).filter(isContentTerm)

/**
 * Whether a question of a single word is about what was spoken of before (“What are the options?”): if the page that told
 * that says something of it, or else if no section of that title answers it.
 */
const isOfThread = (
  corpus: Corpus,
  asked: Question,
  { alone, inThread }: { alone: Retrieval; inThread: Retrieval },
  options: RetrievalOptions
): boolean => {
  const analyzer = analyzerFor(corpus, asked)
  const content = contentOf(analyzer, asked.text)
  const hasContent = (terms: ReadonlySet<string>) => content.every(term => terms.has(term))
  const [titled] = alone.sections
  if (!titled || !hasContent(readTitles(analyzer, titled))) return true
  const [text = ''] = asked.earlier.slice(-1)
  const before = retrieveFor(corpus, { ...asked, text, earlier: asked.earlier.slice(0, -1) }, options)
  const ofSamePage = inThread.quotes().filter(({ chunk }) => chunk.page === before.sections[0]?.page)
  return isSaidIn(ofSamePage, analyzer, hasContent)
}

/** Finds the sections; of a question that compares two things, those that say how they differ or what they are. */
const retrieveFor = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const question = readQuestion(corpus, asked)
  const searched = searchSections(corpus, question, options)
  const things = comparedSubjects(analyzerFor(corpus, question).language, question.text)
  if (things) return compare(corpus, question, things, searched, options)
  const { query: _, ...found } = searched
  return found
}
