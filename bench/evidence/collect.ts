import { findPages, readQuestion } from '../../src/service/retrieval/find-pages.ts'
import { type Corpus, questionOf, readCorpus } from '../../src/service/retrieval/index.ts'
import { type Evidence, evidenceOf } from '../../src/service/retrieval/ranking/evidence.ts'
import { isNameLookup } from '../../src/service/retrieval/ranking/name-lookup.ts'
import type { Question } from '../../src/service/retrieval/ranking/question.ts'
import type { Documentation } from '../questions/index.ts'
import { nearMisses } from './near-misses.ts'

/**
 * Where a question comes from: `answerable` and `unanswerable` are the benchmark's. Three further kinds are unanswerable:
 * near misses, questions about another documentation, and answerable questions while the pages that answer are left out.
 */
export type Origin = 'answerable' | 'unanswerable' | 'nearMiss' | 'stranger' | 'withoutPages'

export interface Observation {
  documentation: string
  origin: Origin
  isKeptBack: boolean
  /** Set when the evidence does not matter: the docs contain the identifier asked for, or nothing is found. */
  certainly?: 'answered' | 'refused' | undefined
  evidence: Evidence
}

/** Whether two documentations have different subjects, so that neither answers questions about the other. */
const haveDifferentSubjects = (name: string, other: string): boolean =>
  [name, other].filter(isAboutAssistants).length === 1
const isAboutAssistants = (name: string) => name === 'ai-sdk' || name === 'own'

/** Collects the evidence for and against an answer to each question about a documentation. */
export const collect = async (documentation: Documentation, all: Documentation[]): Promise<Observation[]> => {
  const { name, folder, questions } = documentation
  const corpus = await readCorpus(folder)
  const observe = (
    origin: Origin,
    asked: { question: string; earlier?: string[]; keptBack?: true },
    leftOut: string[] = []
  ): Observation => ({
    documentation: name,
    origin,
    isKeptBack: asked.keptBack === true,
    ...evidenceFor(corpus, questionOf(asked.question, { earlier: asked.earlier ?? [] }), leftOut)
  })
  const strangers = all
    .filter(other => haveDifferentSubjects(name, other.name) && other.language === 'en')
    .flatMap(other => tuningQuestions(other).filter((_, at) => at % 2 === 0))
  return [
    ...questions.answerable.map(asked => observe('answerable', asked)),
    ...questions.unanswerable.map(asked => observe('unanswerable', asked)),
    ...(nearMisses[name] ?? []).map(question => observe('nearMiss', { question })),
    ...strangers.map(asked => observe('stranger', asked)),
    ...tuningQuestions(documentation).map(asked => observe('withoutPages', asked, asked.pages))
  ]
}

const tuningQuestions = ({ questions }: Documentation) => questions.answerable.filter(({ keptBack }) => !keptBack)

const evidenceFor = (corpus: Corpus, asked: Question, leftOut: string[]) => {
  const question = readQuestion(corpus, asked)
  const found = findPages(corpus, question, ({ path }) => !leftOut.includes(path))
  const evidence = evidenceOf(found, question)
  const isAnswered = isNameLookup(found, question)
  return { certainly: isAnswered ? 'answered' : found.ranked.length === 0 ? 'refused' : undefined, evidence } as const
}
