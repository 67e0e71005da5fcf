import { messageText, type RequestMessage } from '../../../protocol/index.ts'
import {
  type AnsweringModel,
  type Grounding,
  groundingOf,
  groundingOfPage,
  mostSections,
  type Reader,
  rewriteQuestion
} from '../../answering/index.ts'
import type { Turns } from '../../limits/index.ts'
import { type Project, pathInDocs, siteRoot } from '../../projects/index.ts'
import { type RetrievalOptions, retrieveInScope, type Scope, scopeOf } from '../../retrieval/index.ts'
import type { TraceStep } from '../../tracing/index.ts'
import { meets } from './filter.ts'
import type { QuestionBody } from './schema.ts'

type Asked = Omit<QuestionBody, 'messages'>

export interface SearchRequest {
  project: Project
  model: AnsweringModel | undefined
  asked: Asked
  reader: Reader
  messages: RequestMessage[]
  signal: AbortSignal
  turns: Pick<Turns, 'take'>
  /** Milliseconds that a model may take to word a query. */
  rewriting: number
  /** What follows this search. */
  step: TraceStep
}

/** What a question is answered from, and what was searched for to find it. */
export interface Found {
  query: string
  grounding: Grounding
}

/** Searches with the reader’s words, and again with the model’s where it words a query for them. */
export const search = async ({
  project,
  model,
  asked,
  reader,
  messages,
  signal,
  turns,
  rewriting,
  step
}: SearchRequest): Promise<Found> => {
  const questions = messages.filter(({ role }) => role === 'user').map(messageText)
  const find = (text: string, earlier: string[]): Promise<Found> =>
    turns.take(() => {
      const sections = sectionsFor(project, model, asked, text, earlier)
      return { query: text, grounding: groundingOf(project.corpus, sections, siteRoot(project), reader) }
    }, signal)
  const ofPage =
    reader.pageQuestion && (await turns.take(() => groundingOfOpenPage(project, model, asked, reader), signal))
  if (ofPage) return { query: questions.at(-1) ?? '', grounding: ofPage }
  const found = await find(questions.at(-1) ?? '', questions.slice(0, -1))
  const { grounding } = found
  const query = model && (await rewriteQuestion({ model, messages, grounding, signal, patience: rewriting, step }))
  const again = query && (await find(query, []))
  return again && certainty[again.grounding.verdict] >= certainty[grounding.verdict] ? again : found
}

/** Answers a question for the page that is open; what goes with a question is asked for and not the page. */
const groundingOfOpenPage = (
  project: Project,
  model: AnsweringModel | undefined,
  asked: Asked,
  reader: Reader
): Grounding | undefined => {
  if (!reader.pageQuestion || (asked.context?.length && !reader.pageQuestion.about)) return
  const key = asked.currentPath ? pathInDocs(project, asked.currentPath) : undefined
  const page = key === undefined ? undefined : project.corpus.pages.get(key)
  return groundingOfPage({
    corpus: project.corpus,
    siteUrl: siteRoot(project),
    page,
    scope: scopeFor(project, asked),
    options: optionsFor(model, asked),
    reader,
    pageQuestion: reader.pageQuestion
  })
}

const certainty: Record<Grounding['verdict'], number> = { clearly: 2, perhaps: 1, no: 0 }

const sectionsFor = (
  project: Project,
  model: AnsweringModel | undefined,
  asked: Asked,
  text: string,
  earlier: string[]
) => {
  const inDocs = (path: string) => pathInDocs(project, path)
  const currentPath = asked.currentPath ? inDocs(asked.currentPath) : undefined
  return retrieveInScope(
    project.corpus,
    {
      text,
      earlier,
      context: (asked.context ?? []).map(item => (item.path ? { ...item, path: inDocs(item.path) } : item)),
      currentPath
    },
    scopeFor(project, asked),
    optionsFor(model, asked)
  )
}

/** What the reader reads; what a filter says of it counts, wherever the reader is. */
const scopeFor = (project: Project, { currentPath, filter }: Asked): Scope => {
  const { language, version } = scopeOf(project.corpus, currentPath ? pathInDocs(project, currentPath) : undefined)
  return {
    language: filter?.language == null ? language : undefined,
    version: filter?.version == null ? version : undefined
  }
}

const optionsFor = (model: AnsweringModel | undefined, { retrievalPageSize, filter }: Asked): RetrievalOptions => ({
  // What a model reads is paid for: nobody with a public key may raise it.
  limit: model ? Math.min(retrievalPageSize, mostSections) : retrievalPageSize,
  accepts: page => !filter || meets(page, filter)
})
