import type { RequestMessage } from '../../../protocol/index.ts'
import {
  type AnsweringModel,
  type Grounding,
  groundingOf,
  groundingOfPage,
  maxSections,
  type Reader,
  rewriteQuestion,
  type ThreadQuestion
} from '../../answering/index.ts'
import type { Page } from '../../docs/index.ts'
import type { Turns } from '../../limits/index.ts'
import { type Project, pathInDocs, siteRoot } from '../../projects/index.ts'
import {
  entryPage,
  installPages,
  nameKey,
  type RetrievalOptions,
  retrieveInScope,
  type Scope,
  scopeOf
} from '../../retrieval/index.ts'
import type { TraceStep } from '../../tracing/index.ts'
import { meets } from './filter.ts'
import type { QuestionBody } from './schema.ts'

type Asked = Omit<QuestionBody, 'messages'>

export interface SearchRequest {
  project: Project
  model: AnsweringModel | undefined
  asked: Asked
  reader: Reader
  thread: ThreadQuestion
  messages: RequestMessage[]
  signal: AbortSignal
  turns: Pick<Turns, 'take'>
  /** Timeout of the model’s search query, in milliseconds. */
  rewriting: number
  /** Traces this search. */
  step: TraceStep
}

/** The result of the search, and the query that found it. */
export interface Found {
  query: string
  grounding: Grounding
}

/** Searches with the reader’s words, and again with the model’s query if it writes one. Returns the better result. */
export const search = async ({
  project,
  model,
  asked,
  reader,
  thread,
  messages,
  signal,
  turns,
  rewriting,
  step
}: SearchRequest): Promise<Found> => {
  const { text: question } = thread
  // A model goes on by itself from what it said.
  const further = model ? [] : thread.further
  const find = (text: string, earlier: string[], pages?: Page[]): Promise<Found> =>
    turns.take(() => {
      const sections = sectionsFor(project, model, asked, text, earlier, pages)
      return { query: text, grounding: groundingOf(project.corpus, sections, siteRoot(project), reader, further) }
    }, signal)
  /** What the open page says where it surely tells how, for “it” is what that is about; else the pages that are called so. */
  const howToInstall = async (): Promise<Found | undefined> => {
    const open = openPage(project, asked)
    const here = open && (await find(question, [], [open]))
    if (here?.grounding.verdict === 'clearly') return here
    const pages = await turns.take(() => pagesToInstall(project, model, asked), signal)
    const found = await find(question, [], pages)
    return found.grounding.verdict === 'no' ? undefined : found
  }
  /** A section that asks this very question says more than the page with which to begin. */
  const sectionThatAsks = async (): Promise<Found | undefined> => {
    const found = await find(question, [])
    return isHeadedBy(found.grounding, question) ? found : undefined
  }
  // Later in a thread it may be something else that is to be installed.
  const isOfPage = reader.pageQuestion && (reader.pageQuestion.at !== 'install' || thread.earlier.length === 0)
  const ofPage =
    isOfPage && (await turns.take(() => groundingOfAskedPage(project, model, asked, reader, further), signal))
  if (ofPage) {
    const { at } = reader.pageQuestion ?? {}
    const found = at === 'install' ? await howToInstall() : at && (await sectionThatAsks())
    return found ?? { query: question, grounding: ofPage }
  }
  const found = await find(question, thread.earlier)
  const { grounding } = found
  const query = model && (await rewriteQuestion({ model, messages, grounding, signal, timeout: rewriting, step }))
  const again = query && (await find(query, []))
  return again && certainty[again.grounding.verdict] >= certainty[grounding.verdict] ? again : found
}

/**
 * The grounding of a question about a page; `undefined` where it asks about its context items instead, or where no page
 * is the one with which to begin.
 */
const groundingOfAskedPage = (
  project: Project,
  model: AnsweringModel | undefined,
  asked: Asked,
  reader: Reader,
  further: ThreadQuestion['further']
): Grounding | undefined => {
  if (!reader.pageQuestion || (asked.context?.length && !reader.pageQuestion.about)) return
  const { at } = reader.pageQuestion
  const scope = scopeFor(project, asked)
  const options = optionsFor(model, asked)
  const page = at
    ? entryPage(project.corpus, scope, at === 'home' ? at : 'start', options.accepts)
    : openPage(project, asked)
  if (at && !page) return
  return groundingOfPage({
    corpus: project.corpus,
    siteUrl: siteRoot(project),
    page,
    scope,
    options,
    reader,
    pageQuestion: reader.pageQuestion,
    further
  })
}

/** The pages that say how to install what is documented, as far as their names tell. */
const pagesToInstall = (project: Project, model: AnsweringModel | undefined, asked: Asked): Page[] =>
  installPages(project.corpus, scopeFor(project, asked), optionsFor(model, asked).accepts)

const openPage = (project: Project, { currentPath }: Asked): Page | undefined =>
  currentPath ? project.corpus.pages.get(pathInDocs(project, currentPath)) : undefined

const isHeadedBy = ({ quotes: [first] }: Grounding, question: string): boolean =>
  first !== undefined && nameKey(first.section) === nameKey(question)

const certainty: Record<Grounding['verdict'], number> = { clearly: 2, perhaps: 1, no: 0 }

const sectionsFor = (
  project: Project,
  model: AnsweringModel | undefined,
  asked: Asked,
  text: string,
  earlier: string[],
  pages?: Page[]
) => {
  const inDocs = (path: string) => pathInDocs(project, path)
  const open = openPage(project, asked)
  // A page that may not answer says nothing of what is asked.
  const isSearched = !pages || (open && pages.includes(open))
  const currentPath = asked.currentPath && isSearched ? inDocs(asked.currentPath) : undefined
  return retrieveInScope(
    project.corpus,
    {
      text,
      earlier,
      context: (asked.context ?? []).map(item => (item.path ? { ...item, path: inDocs(item.path) } : item)),
      currentPath
    },
    scopeFor(project, asked, text),
    optionsFor(model, asked, pages)
  )
}

/** The reader’s language and version, by the filter, else by the question and the open page. */
const scopeFor = (project: Project, { currentPath, filter }: Asked, question?: string): Scope => {
  const path = currentPath ? pathInDocs(project, currentPath) : undefined
  const { language, version } = scopeOf(project.corpus, path, question)
  return {
    language: filter?.language == null ? language : undefined,
    version: filter?.version == null ? version : undefined
  }
}

/** @param pages Those that may answer. Default: any. */
const optionsFor = (
  model: AnsweringModel | undefined,
  { retrievalPageSize, filter }: Asked,
  pages?: Page[]
): RetrievalOptions => ({
  // Bounded, because the owner pays for what a model reads and the public key must not raise that.
  limit: model ? Math.min(retrievalPageSize, maxSections) : retrievalPageSize,
  accepts: page => (!filter || meets(page, filter)) && (!pages || pages.includes(page))
})
