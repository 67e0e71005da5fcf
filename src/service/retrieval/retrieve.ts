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
  const { text, earlier } = asked
  const find = (question: Partial<Question>) => retrieveFor(corpus, { ...asked, ...question }, options)
  const analyzer = analyzerFor(corpus, asked)
  if (earlier.length === 0 || !standsAlone(analyzer, text)) return find({})
  const alone = find({ earlier: [] })
  if (alone.verdict !== 'clearly') return find({})
  if (saysEnough(analyzer, text)) return alone
  const before = () => find({ text: earlier.at(-1) ?? '', earlier: earlier.slice(0, -1) })
  const inThread = find({})
  return isOfThread(analyzer, text, { alone, inThread, before }) ? inThread : alone
}

/** Whether nothing in a question says that it goes on with its thread. */
const standsAlone = (analyzer: Analyzer, text: string): boolean => {
  const asks = beginsAsQuestion.test(text) && contentOf(analyzer, text).length > 0
  return (asks || saysEnough(analyzer, text)) && !analyzer.language.followUp.test(text) && !refersBack.test(text)
}

const contentOf = ({ termsOf, isContentTerm }: Analyzer, text: string): string[] => termsOf(text).filter(isContentTerm)

/**
 * Whether a question of a single word is about what was spoken of before (“What are the options?”): if the page that told
 * that says something of it, or else if no section of that title answers it.
 */
const isOfThread = (
  analyzer: Analyzer,
  text: string,
  { alone, inThread, before }: { alone: Retrieval; inThread: Retrieval; before: () => Retrieval }
): boolean => {
  const content = contentOf(analyzer, text)
  const hasContent = (terms: ReadonlySet<string>) => content.every(term => terms.has(term))
  const [titled] = alone.sections
  if (!titled || !hasContent(readTitles(analyzer, titled))) return true
  const [told] = before().sections
  const ofSamePage = inThread.quotes().filter(({ chunk }) => chunk.page === told?.page)
  return isSaidIn(ofSamePage, analyzer, hasContent)
}

/** Finds the sections; of a question that compares two things, those that say how they differ or what they are. */
const retrieveFor = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const question = readQuestion(corpus, asked)
  const searched = searchSections(corpus, question, options)
  const { query, ...found } = searched
  const things = comparedSubjects(query.analyzer.language, question.text)
  const searchFor = (text: string) => searchSections(corpus, { ...question, text, earlier: [] }, options)
  return things ? compare(things, searched, searchFor, options.limit) : found
}
