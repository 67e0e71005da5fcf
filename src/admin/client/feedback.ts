import { type FeedbackEntry, type FeedbackPage, type FeedbackStatus, routes } from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import { type FeedbackQuery, feedbackParameters } from './feedback-query.ts'
import { isPathSegment } from './options.ts'
import { parseFeedbackPage } from './parse.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

export interface CallOptions {
  /** Stops the call; it rejects with the signal’s reason. */
  signal?: AbortSignal | undefined
}

/** The readers’ feedback (`docs/api.md`, “Get user feedback”). */
export interface FeedbackClient {
  /** One page, with the cursor of the next. Retried where that may help. */
  list(query?: FeedbackQuery, options?: CallOptions): Promise<FeedbackPage>
  /**
   * Every page from `query.cursor` on, or from the first one. Rejects with `malformed_answer` when the service sends the
   * same cursor twice, says `hasMore` without a cursor, or sends a thousand empty pages.
   */
  pages(query?: FeedbackQuery, options?: CallOptions): AsyncGenerator<FeedbackPage, void, undefined>
  /**
   * Every entry of every page, with one page in memory at a time. Rejects after an abort.
   * @example for await (const entry of admin.feedback.all({ status: 'pending' })) console.log(entry.comment)
   */
  all(query?: FeedbackQuery, options?: CallOptions): AsyncGenerator<FeedbackEntry, void, undefined>
  /**
   * Changes the status of an entry. An addition to the interface: a platform that lacks it rejects with `unsupported` or
   * `not_found`.
   */
  setStatus(id: string, status: FeedbackStatus, options?: CallOptions): Promise<void>
}

const entriesOf = ({ feedback }: FeedbackPage): readonly FeedbackEntry[] => feedback

export const createFeedbackClient = (send: Send, projectId: string): FeedbackClient => {
  const client: FeedbackClient = {
    async list(query = {}, { signal } = {}) {
      const path = routes.feedback(projectId)
      const parameters = feedbackParameters(query)
      return send({ method: 'GET', path, query: parameters, repeatable: true, parse: parseFeedbackPage }, signal)
    },
    pages: (query = {}, options = {}) => walkPages(asked => client.list(asked, options), query, entriesOf),
    all: (query, options) => walkEntries(client.pages(query, options), entriesOf, options?.signal),
    async setStatus(id, status, { signal } = {}) {
      if (!isPathSegment(id)) throw refused('id', 'must be the identifier of an entry.')
      if (!status) throw refused('status', 'must be a status, such as resolved.')
      const path = routes.feedbackEntry(projectId, id)
      // Repeatable, because setting a status twice has the same effect. The interface defines no response body.
      await send({ method: 'PATCH', path, body: { status }, repeatable: true, parse: () => undefined }, signal)
    }
  }
  return client
}
