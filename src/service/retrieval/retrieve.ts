import { comparedSubjects } from './analysis/compared-subjects.ts'
import { refersBack } from './analysis/languages/back-references.ts'
import { beginsAsQuestion } from './analysis/languages/interrogatives.ts'
import { saysEnough } from './analysis/terms.ts'
import { compare } from './compare.ts'
import type { Corpus } from './corpus.ts'
import { analyzerFor, readQuestion } from './find-pages.ts'
import type { Question } from './ranking/question.ts'
import { type Retrieval, type RetrievalOptions, searchSections } from './search-sections.ts'

/** Finds the sections that a question is about: of one that can stand by itself and is answered so, whatever was asked before. */
export const retrieve = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  if (asked.earlier.length > 0 && standsAlone(corpus, asked)) {
    const alone = retrieveFor(corpus, { ...asked, earlier: [] }, options)
    if (alone.verdict === 'clearly') return alone
  }
  return retrieveFor(corpus, asked, options)
}

/** Whether nothing in a question says that it goes on with its thread. */
const standsAlone = (corpus: Corpus, question: Question): boolean => {
  const analyzer = analyzerFor(corpus, question)
  const { text } = question
  const isWhole = beginsAsQuestion.test(text) || saysEnough(analyzer, text)
  return isWhole && !analyzer.language.followUp.test(text) && !refersBack.test(text)
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
