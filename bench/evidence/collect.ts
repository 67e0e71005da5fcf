import { type Corpus, readCorpus } from '../../src/service/retrieval/index.ts'
import { confidence } from '../../src/service/retrieval/ranking/confidence.ts'
import { type Evidence, evidenceOf } from '../../src/service/retrieval/ranking/evidence.ts'
import { findPages, readQuestion } from '../../src/service/retrieval/retrieve.ts'
import type { Documentation } from '../questions/index.ts'
import { nearMisses } from './near-misses.ts'

/**
 * Where a question comes from: `answerable` and `unanswerable` are those of the benchmark; what is unanswerable besides
 * is a near miss, what is asked of another documentation, and what is answerable while the pages that answer are left out.
 */
export type Origin = 'answerable' | 'unanswerable' | 'nearMiss' | 'stranger' | 'withoutPages'

export interface Observation {
  documentation: string
  origin: Origin
  isKeptBack: boolean
  /** Whether it is answered whatever the evidence, because it asks for an identifier that stands there, or refused. */
  certainly?: 'answered' | 'refused' | undefined
  evidence: Evidence
}

/** Documentations of which no other answers the questions, as far as their subjects tell. */
const apart = (name: string, other: string): boolean => [name, other].filter(isAboutAssistants).length === 1
const isAboutAssistants = (name: string) => name === 'ai-sdk' || name === 'own'

/** What speaks for and against an answer, of each question about a documentation. */
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
    ...evidenceFor(corpus, asked.question, asked.earlier, leftOut)
  })
  const strangers = all
    .filter(other => apart(name, other.name) && other.language === 'en')
    .flatMap(other => tunedWith(other).filter((_, at) => at % 2 === 0))
  return [
    ...questions.answerable.map(asked => observe('answerable', asked)),
    ...questions.unanswerable.map(asked => observe('unanswerable', asked)),
    ...(nearMisses[name] ?? []).map(question => observe('nearMiss', { question })),
    ...strangers.map(asked => observe('stranger', asked)),
    ...tunedWith(documentation).map(asked => observe('withoutPages', asked, asked.pages))
  ]
}

const tunedWith = ({ questions }: Documentation) => questions.answerable.filter(({ keptBack }) => !keptBack)

const evidenceFor = (corpus: Corpus, text: string, earlier: string[] = [], leftOut: string[]) => {
  const question = readQuestion(corpus, { text, earlier, context: [], currentPath: undefined })
  const { index, concepts, ranked } = findPages(corpus, question, ({ path }) => !leftOut.includes(path))
  const evidence = evidenceOf(index, concepts, question, ranked)
  return { certainly: certainOf(confidence(index, concepts, question, ranked)), evidence }
}

/** Of a likelihood that no evidence leads to: nothing is found at all, or what is named stands there. */
const certainOf = (confidence: number): Observation['certainly'] =>
  confidence === 1 ? 'answered' : confidence === 0 ? 'refused' : undefined
