// How often the right page is found, and how often what the docs do not answer is refused.
import { join } from 'node:path'
import { type Corpus, readCorpus, retrieve } from '../src/service/retrieval/index.ts'
import {
  type AnswerableQuestion,
  aiSdkQuestions,
  followUpQuestions,
  ownQuestions,
  unanswerableQuestions
} from './retrieval.questions.ts'
import { unseenAiSdkQuestions, unseenOwnQuestions, unseenUnanswerableQuestions } from './retrieval.unseen.ts'

/** The docs that the questions are about. */
export interface Docs {
  /** Those that come with the AI SDK (`ai`), of the version that is locked. */
  aiSdk: Corpus
  /** This project’s own, which change with it. */
  own: Corpus
}

export const readDocs = async (): Promise<Docs> => {
  const root = join(import.meta.dirname, '..')
  return { aiSdk: await readCorpus(join(root, 'node_modules/ai/docs')), own: await readCorpus(join(root, 'docs')) }
}

export interface QuestionSet {
  name: string
  docs: keyof Docs
  /** Whether the search was tuned with them. */
  isTuned: boolean
  /** What the docs answer, or what they do not. */
  questions: AnswerableQuestion[] | string[] | ((corpus: Corpus) => AnswerableQuestion[])
}

export const questionSets: QuestionSet[] = [
  { name: 'AI SDK, unseen', docs: 'aiSdk', isTuned: false, questions: unseenAiSdkQuestions },
  { name: 'own docs, unseen', docs: 'own', isTuned: false, questions: unseenOwnQuestions },
  { name: 'AI SDK, unseen, unanswerable', docs: 'aiSdk', isTuned: false, questions: unseenUnanswerableQuestions },
  { name: 'own docs, unseen, unanswerable', docs: 'own', isTuned: false, questions: unseenUnanswerableQuestions },
  { name: 'AI SDK', docs: 'aiSdk', isTuned: true, questions: aiSdkQuestions },
  { name: 'own docs', docs: 'own', isTuned: true, questions: ownQuestions },
  { name: 'AI SDK, follow-ups', docs: 'aiSdk', isTuned: true, questions: followUpQuestions },
  { name: 'AI SDK, titles', docs: 'aiSdk', isTuned: true, questions: corpus => titlesOf(corpus) },
  { name: 'AI SDK, unanswerable', docs: 'aiSdk', isTuned: true, questions: unanswerableQuestions },
  { name: 'own docs, unanswerable', docs: 'own', isTuned: true, questions: unanswerableQuestions }
]

/** “What is …?” with the title of each page that no other page has. */
const titlesOf = ({ pages }: Corpus): AnswerableQuestion[] => {
  const titles = [...pages.values()].map(({ title }) => title)
  return [...pages.values()]
    .filter(({ title }) => titles.indexOf(title) === titles.lastIndexOf(title))
    .map(({ title, path }) => ({ question: `What is ${title}?`, pages: [path] }))
}

export const questionsOf = (docs: Docs, { docs: name, questions }: QuestionSet) =>
  typeof questions === 'function' ? questions(docs[name]) : questions

/** Shares of the questions of a set, in percent. */
export type Figures = Partial<
  Record<'first' | 'among five' | 'answered surely' | 'not answered surely' | 'without sources', number>
>

/** Milliseconds that each search took. */
export const times: number[] = []

export const search = (corpus: Corpus, text: string, earlier: string[] = []) => {
  const start = performance.now()
  const found = retrieve(
    corpus,
    { text, earlier, context: [], currentPath: undefined },
    { limit: 5, accepts: () => true }
  )
  times.push(performance.now() - start)
  return found
}

/** @param report Is told of every question that is not answered as it should be. */
export const measure = (docs: Docs, set: QuestionSet, report = (_: string) => {}): Figures => {
  const corpus = docs[set.docs]
  const outcomes = questionsOf(docs, set).map(question =>
    typeof question === 'string' ? refusal(corpus, question, report) : answer(corpus, question, report)
  )
  const total: Figures = {}
  for (const outcome of outcomes) {
    for (const [name, isSo] of Object.entries(outcome) as [keyof Figures, boolean][]) {
      total[name] = (total[name] ?? 0) + (isSo ? 100 / outcomes.length : 0)
    }
  }
  return total
}

/** By the sources that a reader sees: none when the answer is a refusal. */
const answer = (corpus: Corpus, { question, pages, earlier }: AnswerableQuestion, report: (line: string) => void) => {
  const { sections, verdict } = search(corpus, question, earlier)
  const paths = verdict === 'no' ? [] : sections.map(({ page }) => page.path)
  const place = paths.findIndex(path => pages.includes(path))
  if (place !== 0) report(`${place < 0 ? 'missed' : `at ${place + 1}`}: ${question}\n    ${paths.join(' ')}`)
  return { first: place === 0, 'among five': place >= 0, 'answered surely': verdict === 'clearly' }
}

const refusal = (corpus: Corpus, question: string, report: (line: string) => void) => {
  const { verdict } = search(corpus, question)
  if (verdict === 'clearly') report(`answered: ${question}`)
  return { 'not answered surely': verdict !== 'clearly', 'without sources': verdict === 'no' }
}
