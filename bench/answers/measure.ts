import {
  type Corpus,
  questionOf,
  type Retrieval,
  readCorpus,
  retrieveInScope,
  scopeOf
} from '../../src/service/retrieval/index.ts'
import { type AnswerableQuestion, type Documentation, holds, type UnanswerableQuestion } from '../questions/index.ts'
import { namesIdentifier } from './identifiers.ts'
import { type Answer, type AnsweringService, startAnswering } from './service.ts'

/** The answer to a question, and how good it is. */
export interface Result {
  question: string
  isKeptBack: boolean
  /** Whether it names an identifier or an error. */
  namesIdentifier: boolean
  answer: Answer
  /** Only for an answerable question. */
  found?: Found
}

interface Found {
  /** The answer should contain one of these. */
  sentences: string[]
  /** Paths of the five best pages, whether or not the answer quotes them. */
  paths: string[]
  /** Index of the first right page in `paths`, or -1. */
  place: number
  /** Whether the answer contains one of the sentences. */
  isQuoted: boolean
  /** Whether the passage marked in the first source contains one of the sentences. */
  isMarked: boolean
}

/** Asks the service every question about a documentation. */
export const measure = async ({ folder, questions }: Documentation): Promise<Result[]> => {
  const corpus = await readCorpus(folder)
  const service = await startAnswering(folder)
  const results: Result[] = []
  for (const question of questions.answerable) results.push(await resultOf(service, question, corpus))
  for (const question of questions.unanswerable) results.push(await resultOf(service, question))
  await service.close()
  return results
}

const resultOf = async (
  service: AnsweringService,
  asked: AnswerableQuestion | UnanswerableQuestion,
  corpus?: Corpus
): Promise<Result> => {
  const answer = await service.ask(asked.question, 'earlier' in asked ? asked.earlier : [])
  return {
    question: asked.question,
    isKeptBack: asked.keptBack === true,
    namesIdentifier: namesIdentifier(asked.question),
    answer,
    ...(corpus && 'pages' in asked && { found: foundOf(corpus, asked, answer) })
  }
}

const foundOf = (
  corpus: Corpus,
  { question, earlier, pages, sentences }: AnswerableQuestion,
  answer: Answer
): Found => {
  const paths = bestPages(corpus, question, earlier)
  return {
    sentences,
    paths,
    place: paths.findIndex(path => pages.includes(path)),
    isQuoted: sentences.some(sentence => holds(answer.text, sentence)),
    isMarked: sentences.some(sentence => holds(answer.passage, sentence))
  }
}

/** Searches as the service does for a reader who is on no page of the documentation. */
export const search = (corpus: Corpus, text: string, earlier: string[] = []): Retrieval =>
  retrieveInScope(corpus, questionOf(text, { earlier }), scopeOf(corpus, undefined), { limit: 5, accepts: () => true })

export const bestPages = (corpus: Corpus, text: string, earlier?: string[]): string[] =>
  search(corpus, text, earlier).sections.map(({ page }) => page.path)
