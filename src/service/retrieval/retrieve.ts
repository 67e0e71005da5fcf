import { comparedSubjects } from './analysis/compared-subjects.ts'
import { refersBack } from './analysis/languages/back-references.ts'
import { beginsAsQuestion } from './analysis/languages/interrogatives.ts'
import { nameKey } from './analysis/names.ts'
import { compare } from './compare.ts'
import type { Corpus } from './corpus.ts'
import { analyzerFor, readQuestion } from './find-pages.ts'
import { answerTypeOf } from './quoting/answer-type.ts'
import { isSaidIn, readTitles } from './quoting/read-piece.ts'
import type { Question } from './ranking/question.ts'
import { type Retrieval, type RetrievalOptions, searchSections } from './search-sections.ts'

/** Finds the sections that a question is about: of one that can stand by itself and is answered so, whatever was asked before. */
export const retrieve = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const inThread = () => retrieveFor(corpus, asked, options)
  if (asked.earlier.length === 0 || !standsAlone(corpus, asked)) return inThread()
  const alone = retrieveFor(corpus, { ...asked, earlier: [] }, options)
  if (alone.verdict !== 'clearly') return inThread()
  const content = contentOf(corpus, asked)
  return content.size > 1 ? alone : (onSameSubject(corpus, asked, content, inThread(), alone, options) ?? alone)
}

/** What the words of a message are in a documentation. */
export const wordsIn = (corpus: Corpus) => ({
  /** Whether they could not be looked up: “How does that work?”. */
  nameNothing: (text: string) => namesNothing(corpus, text),
  /** Whether they are the title of a page, and nothing else. */
  areTitle: (text: string) => isPageTitle(corpus, text)
})

/** Whether a question has small words alone, no signs, and asks for no amount or date: “How does that work?”. */
const namesNothing = (corpus: Corpus, text: string): boolean => {
  const analyzer = analyzerFor(corpus, { text, earlier: [], context: [], currentPath: undefined })
  return !signOfCode.test(text) && analyzer.termsOf(text).every(analyzer.isStopTerm) && !answerTypeOf(analyzer, text)
}

/** “What does && do?” asks for it. */
const signOfCode = /[&|=<>+^~$%#@*\\{}[\]`]/

const isPageTitle = ({ pages }: Corpus, text: string): boolean => {
  const key = nameKey(text)
  return [...pages.values()].some(({ title }) => nameKey(title) === key)
}

/** Whether nothing in a question says that it goes on with its thread. */
const standsAlone = (corpus: Corpus, question: Question): boolean => {
  const { language } = analyzerFor(corpus, question)
  const { text } = question
  const { size } = contentOf(corpus, question)
  const isWhole = size > 1 || (size > 0 && beginsAsQuestion.test(text))
  return isWhole && !language.followUp.test(text) && !refersBack.test(text)
}

const contentOf = (corpus: Corpus, question: Question): Set<string> => {
  const { termsOf, isContentTerm } = analyzerFor(corpus, question)
  return new Set(termsOf(question.text).filter(isContentTerm))
}

/**
 * A question of a single word is about what was spoken of before (“What are the options?”) if the page that told that says
 * something of it, or else if no section of that title answers it.
 */
const onSameSubject = (
  corpus: Corpus,
  asked: Question,
  content: Set<string>,
  inThread: Retrieval,
  alone: Retrieval,
  options: RetrievalOptions
): Retrieval | undefined => {
  const analyzer = analyzerFor(corpus, asked)
  const hasContent = (terms: ReadonlySet<string>) => [...content].every(term => terms.has(term))
  const [titled] = alone.sections
  if (!titled || !hasContent(readTitles(analyzer, titled))) return inThread
  const [text = ''] = asked.earlier.slice(-1)
  const before = retrieveFor(corpus, { ...asked, text, earlier: asked.earlier.slice(0, -1) }, options)
  const ofSamePage = inThread.quotes().filter(({ chunk }) => chunk.page === before.sections[0]?.page)
  return isSaidIn(ofSamePage, analyzer, hasContent) ? inThread : undefined
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
