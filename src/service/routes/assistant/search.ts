import type { RequestMessage } from '../../../protocol/index.ts'
import {
  type AnsweringModel,
  type Grounding,
  groundingOf,
  groundingOfPage,
  maxSections,
  type PageQuestion,
  rewriteQuestion,
  threadQuestionOf
} from '../../answering/index.ts'
import type { Page } from '../../docs/index.ts'
import type { Turns } from '../../limits/index.ts'
import { type Project, pathInDocs, siteRoot } from '../../projects/index.ts'
import {
  entryPage,
  firstPages,
  nameKey,
  type RetrievalOptions,
  retrieveInScope,
  type Scope,
  scopeOf,
  type Task,
  taskPages,
  withOpeningOf,
  wordsIn
} from '../../retrieval/index.ts'
import type { TraceStep } from '../../tracing/index.ts'
import { meets } from './filter.ts'
import { readerOf } from './reader.ts'
import type { Asked } from './schema.ts'

export interface SearchRequest {
  project: Project
  model: AnsweringModel | undefined
  /** The conversation; its last message is the question. */
  messages: RequestMessage[]
  /** What comes with it. */
  asked: Pick<Asked, 'retrievalPageSize' | 'filter' | 'context'>
  /** Key of the open page. */
  path: string | undefined
  /** The header `Accept-Language`. */
  accepted: string | undefined
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
export const search = async (request: SearchRequest): Promise<Found> => {
  const { project, model, messages, asked, path, accepted, signal, turns, rewriting, step } = request
  const { corpus } = project
  const hasContext = (asked.context ?? []).length > 0
  const thread = threadQuestionOf(messages, wordsIn(corpus), hasContext)
  const { text: question } = thread
  const { pageQuestion, ...reader } = readerOf(corpus, { text: question, path, accepted, hasContext })
  // A model goes on by itself from what it said.
  const grounded = { corpus, siteUrl: siteRoot(project), reader, further: model ? [] : thread.further }
  const open = path === undefined ? undefined : corpus.pages.get(path)
  const options = optionsOf(asked, model)
  const context = (asked.context ?? []).map(item =>
    item.path ? { ...item, path: pathInDocs(project, item.path) } : item
  )

  /** The reader’s language and version, by the filter, else by the question and the open page. */
  const scopeFor = (text?: string): Scope => {
    const { language, version } = scopeOf(corpus, path, text)
    return {
      language: asked.filter?.language == null ? language : undefined,
      version: asked.filter?.version == null ? version : undefined
    }
  }

  /**
   * @param pages Those that may answer. Default: any.
   * @param first The page whose beginning is quoted first.
   */
  const find = (text: string, earlier: string[], pages?: Page[], first?: Page): Promise<Found> =>
    turns.take(() => {
      // A page that may not answer says nothing of what is asked.
      const currentPath = !pages || (open && pages.includes(open)) ? path : undefined
      const accepts = (page: Page) => options.accepts(page) && (!pages || pages.includes(page))
      const read = { text, earlier, context, currentPath }
      const found = retrieveInScope(corpus, read, scopeFor(text), { ...options, accepts })
      return { query: text, grounding: groundingOf(first ? withOpeningOf(first, corpus, found) : found, grounded) }
    }, signal)

  const summaryOf = (page: Page): Grounding =>
    groundingOfPage({ ...grounded, page, about: undefined, scope: scopeFor(), options })

  /** What the open page says where it surely tells how, for “it” is what that is about; else the pages that are called so. */
  const howTo = async (task: Task, product = ''): Promise<Found | undefined> => {
    const here = open && (await find(question, [], [open]))
    if (here?.grounding.verdict === 'clearly') return here
    const named = await turns.take(() => taskPages(corpus, scopeFor(), task, options.accepts), signal)
    const toBegin = async () => await turns.take(() => firstPages(corpus, scopeFor(), options.accepts), signal)
    const pages = named.length > 0 || task !== 'install' ? named : await toBegin()
    const [first] = named
    const found = await find(question.replace(product, ''), [], pages, first)
    const { verdict } = found.grounding
    // Where words tell nothing, as those of another language do, what the page is called does.
    if (first && verdict !== 'clearly') {
      return { query: question, grounding: await turns.take(() => summaryOf(first), signal) }
    }
    return verdict === 'no' ? undefined : found
  }

  /** A section that asks this very question says more than the page with which to begin. */
  const sectionThatAsks = async (): Promise<Found | undefined> => {
    const found = await find(question, [])
    return isHeadedBy(found.grounding, question) ? found : undefined
  }

  /**
   * The grounding of a question about a page; `undefined` where it asks about its context items instead, or where no page
   * is the one with which to begin.
   */
  const groundingOfAskedPage = ({ at, about }: PageQuestion): Grounding | undefined => {
    if (hasContext && !about) return
    const scope = scopeFor()
    const page = at ? entryPage(corpus, scope, at === 'home' ? at : 'start', options.accepts) : open
    return at && !page ? undefined : groundingOfPage({ ...grounded, page, about, scope, options })
  }

  const answerOfPage = async (asked: PageQuestion): Promise<Found | undefined> => {
    const { at, product } = asked
    const isTask = at === 'install' || at === 'configure' || at === 'update'
    // Later in a thread it may be something else that is to be installed.
    if (isTask && thread.earlier.length > 0) return
    const grounding = await turns.take(() => groundingOfAskedPage(asked), signal)
    if (!grounding) return
    const found = isTask ? await howTo(at, product) : at && (await sectionThatAsks())
    // Where no page is about configuring or updating, something else may say how.
    return found ?? (at === 'configure' || at === 'update' ? undefined : { query: question, grounding })
  }

  const ofPage = pageQuestion && (await answerOfPage(pageQuestion))
  if (ofPage) return ofPage
  const found = await find(question, thread.earlier)
  const { grounding } = found
  const query = model && (await rewriteQuestion({ model, messages, grounding, signal, timeout: rewriting, step }))
  const again = query && (await find(query, []))
  return again && certainty[again.grounding.verdict] >= certainty[grounding.verdict] ? again : found
}

const isHeadedBy = ({ quotes: [first] }: Grounding, question: string): boolean =>
  first !== undefined && nameKey(first.section) === nameKey(question)

const certainty: Record<Grounding['verdict'], number> = { clearly: 2, perhaps: 1, no: 0 }

const optionsOf = (
  { retrievalPageSize, filter }: SearchRequest['asked'],
  model: AnsweringModel | undefined
): RetrievalOptions => ({
  // Bounded, because the owner pays for what a model reads and the public key must not raise that.
  limit: model ? Math.min(retrievalPageSize, maxSections) : retrievalPageSize,
  accepts: page => !filter || meets(page, filter)
})
