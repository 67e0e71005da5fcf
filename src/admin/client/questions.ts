import {
  type FeedbackEntry,
  type FeedbackFields,
  type Gap,
  limits,
  type QuestionEntry,
  type QuestionPage,
  type ResolvedGap,
  routes
} from '../../protocol/index.ts'
import { AdminError } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { type ListQuery, listParameters } from './list-query.ts'
import { parseGapList, parseQuestionPage } from './parse.ts'
import { type QuestionsQuery, questionsParameters } from './questions-query.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

/** Feedback with the question, the answer and the sources that it is about; `null` where it is about no known answer. */
export type JudgedFeedback = FeedbackEntry & { judged: QuestionEntry | null }

/** Selects gaps; `limit` is their number. */
export type GapsQuery = Omit<ListQuery, 'cursor'>

/** The readers’ questions (`docs/api.md`, “Questions”). An addition to the interface: a platform that lacks it answers `not_found` or `unsupported`. */
export interface QuestionsClient {
  /** One page, with the cursor of the next. Retried where that may help. */
  list(query?: QuestionsQuery, options?: CallOptions): Promise<QuestionPage>
  /** Every page from `query.cursor` on, or from the first one, like `feedback.pages`. */
  pages(query?: QuestionsQuery, options?: CallOptions): AsyncGenerator<QuestionPage, void, undefined>
  /**
   * Every question of every page, with one page in memory at a time.
   * @example for await (const { question } of admin.questions.all({ outcome: 'refused' })) console.log(question)
   */
  all(query?: QuestionsQuery, options?: CallOptions): AsyncGenerator<QuestionEntry, void, undefined>
  /** Groups of questions that the docs do not answer well, most asked first. Without `dateFrom`, of the last 30 days. */
  gaps(query?: GapsQuery, options?: CallOptions): Promise<Gap[]>
  /** The gaps, and those that merged pull requests of jobs have resolved in the period. */
  gapList(query?: GapsQuery, options?: CallOptions): Promise<{ gaps: Gap[]; resolved: ResolvedGap[] }>
  /**
   * Joins feedback with the questions that it is about: one request for a page of entries, none where none is about an answer.
   * @example for await (const { feedback } of admin.feedback.pages()) await admin.questions.judgedBy(feedback)
   */
  judgedBy(entries: readonly FeedbackEntry[], options?: CallOptions): Promise<JudgedFeedback[]>
}

const entriesOf = ({ questions }: QuestionPage): readonly QuestionEntry[] => questions

export const createQuestionsClient = (send: Send, projectId: string): QuestionsClient => {
  const client: QuestionsClient = {
    async list(query = {}, { signal } = {}) {
      const path = routes.questions(projectId)
      const parameters = questionsParameters(query)
      return send({ method: 'GET', path, query: parameters, repeatable: true, parse: parseQuestionPage }, signal)
    },
    pages: (query = {}, options = {}) => walkPages(asked => client.list(asked, options), query, entriesOf),
    all: (query, options) => walkEntries(client.pages(query, options), entriesOf, options?.signal),
    gaps: async (query, options) => (await client.gapList(query, options)).gaps,
    async gapList(query = {}, { signal } = {}) {
      const parameters = listParameters(query)
      const path = routes.gaps(projectId)
      return send({ method: 'GET', path, query: parameters, repeatable: true, parse: parseGapList }, signal)
    },
    async judgedBy(entries, options) {
      const found = new Map<string, QuestionEntry>()
      for (const ids of requestsOf(entries)) {
        const asked = new Set(ids)
        const { questions } = await client.list({ messageId: ids, limit: limits.feedbackPage.max }, options)
        for (const question of questions) {
          // A service that ignores the parameter returns other questions, which must not be joined.
          if (!asked.has(question.messageId)) throw notByMessage()
          found.set(question.messageId, question)
        }
      }
      return entries.map(entry => ({ ...entry, judged: found.get(messageOf(entry) ?? '') ?? null }))
    }
  }
  return client
}

const notByMessage = () => new AdminError('unsupported', 'The service does not find questions by their messages.')

const messageOf = ({ messageId }: FeedbackFields): string | undefined =>
  typeof messageId === 'string' && messageId !== '' && !messageId.includes(',') ? messageId : undefined

/** Most characters of ids in one address. Servers accept addresses of 8,000 characters and more. */
const maxCharacters = 4_000

/** Splits the message ids of entries into as few requests as possible. */
const requestsOf = (entries: readonly FeedbackEntry[]): string[][] => {
  const requests: string[][] = []
  let left = 0
  for (const id of new Set(entries.flatMap(entry => messageOf(entry) ?? []))) {
    const length = encodeURIComponent(id).length + 3
    const last = requests.at(-1)
    if (last && length <= left && last.length < limits.feedbackPage.max) last.push(id)
    else {
      requests.push([id])
      left = maxCharacters
    }
    left -= length
  }
  return requests
}
