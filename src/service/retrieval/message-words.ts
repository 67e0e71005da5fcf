import { nameKey } from './analysis/names.ts'
import type { Corpus } from './corpus.ts'
import { analyzerFor } from './find-pages.ts'
import { answerTypeOf } from './quoting/answer-type.ts'
import { questionOf } from './ranking/question.ts'

/** What the words of a message are in a documentation. */
export const wordsIn = (corpus: Corpus) => ({
  /** Whether they could not be looked up: “How does that work?”. */
  nameNothing: (text: string) => namesNothing(corpus, text),
  /** Whether they are the title of a page, and nothing else. */
  areTitle: (text: string) => isPageTitle(corpus, text)
})

/** Whether a question has small words alone, no signs, and asks for no amount or date: “How does that work?”. */
const namesNothing = (corpus: Corpus, text: string): boolean => {
  const analyzer = analyzerFor(corpus, questionOf(text))
  return !signOfCode.test(text) && analyzer.termsOf(text).every(analyzer.isStopTerm) && !answerTypeOf(analyzer, text)
}

/** “What does && do?” asks for it. */
const signOfCode = /[&|=<>+^~$%#@*\\{}[\]`]/

const isPageTitle = ({ pages }: Corpus, text: string): boolean => {
  const key = nameKey(text)
  return [...pages.values()].some(({ title }) => nameKey(title) === key)
}
