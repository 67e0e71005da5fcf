import { messageText, type RequestMessage } from '../../../protocol/index.ts'
import {
  type AnsweringModel,
  type Grounding,
  groundingOf,
  mostSections,
  type Reader,
  rewriteQuestion
} from '../../answering/index.ts'
import { type Project, pathInDocs, siteRoot } from '../../projects/index.ts'
import { retrieveInScope, scopeOf } from '../../retrieval/index.ts'
import { meets } from './filter.ts'
import type { QuestionBody } from './schema.ts'

type Asked = Omit<QuestionBody, 'messages'>

export interface SearchRequest {
  project: Project
  model: AnsweringModel
  asked: Asked
  reader: Reader
  messages: RequestMessage[]
  signal: AbortSignal
  /** Milliseconds that a model may take to word a query. */
  rewriting: number
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
  rewriting
}: SearchRequest): Promise<Found> => {
  const questions = messages.filter(({ role }) => role === 'user').map(messageText)
  const find = (text: string, earlier: string[]): Found => ({
    query: text,
    grounding: groundingOf(project.corpus, sectionsFor(project, model, asked, text, earlier), siteRoot(project), reader)
  })
  const found = find(questions.at(-1) ?? '', questions.slice(0, -1))
  const { grounding } = found
  const query = await rewriteQuestion({ model, messages, grounding, signal, patience: rewriting })
  const again = query && find(query, [])
  return again && certainty[again.grounding.verdict] >= certainty[grounding.verdict] ? again : found
}

const certainty: Record<Grounding['verdict'], number> = { clearly: 2, perhaps: 1, no: 0 }

const sectionsFor = (project: Project, model: AnsweringModel, asked: Asked, text: string, earlier: string[]) => {
  const inDocs = (path: string) => pathInDocs(project, path)
  const currentPath = asked.currentPath ? inDocs(asked.currentPath) : undefined
  const { language, version } = scopeOf(project.corpus, currentPath)
  return retrieveInScope(
    project.corpus,
    {
      text,
      earlier,
      context: (asked.context ?? []).map(item => (item.path ? { ...item, path: inDocs(item.path) } : item)),
      currentPath
    },
    // What a filter says of them counts, wherever the reader is.
    {
      language: asked.filter?.language == null ? language : undefined,
      version: asked.filter?.version == null ? version : undefined
    },
    {
      // What a model reads is paid for: nobody with a public key may raise it.
      limit: model.onlyQuotes ? asked.retrievalPageSize : Math.min(asked.retrievalPageSize, mostSections),
      accepts: page => !asked.filter || meets(page, asked.filter)
    }
  )
}
