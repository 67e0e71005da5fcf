import {
  type Deleted,
  type KeptThread,
  limits,
  type ReaderPage,
  type ReaderRecord,
  routes,
  type Subject
} from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { isPathSegment } from './options.ts'
import { parseDeleted, parseReaderPage, parseThread } from './parse.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

/** Stored conversations (`docs/api.md`, “Conversations and readers”). An addition to the interface. */
export interface ThreadsClient {
  /** The conversation with its questions. Retried where that may help. */
  get(id: string, options?: CallOptions): Promise<KeptThread>
  /** Deletes the conversation, its questions and the feedback on them, for good. */
  delete(id: string, options?: CallOptions): Promise<Deleted>
}

/** The page of a list of records. */
export interface RecordsQuery {
  /** Records of a page, 1 to 100. */
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A reader’s stored data, by fingerprint (also as a plain string), by conversation, or by an address that was given with
 * feedback (`docs/api.md`, “Conversations and readers”). An addition to the interface.
 */
export interface ReadersClient {
  /** One page of records: conversations, then questions, then feedback. */
  list(reader: string | Subject, query?: RecordsQuery, options?: CallOptions): Promise<ReaderPage>
  /** Every page from `query.cursor` on, or from the first one. */
  pages(
    reader: string | Subject,
    query?: RecordsQuery,
    options?: CallOptions
  ): AsyncGenerator<ReaderPage, void, undefined>
  /**
   * Every record of every page, with one page in memory at a time.
   * @example for await (const record of admin.readers.all({ fp: 'user-7' })) console.log(record.kind, record.createdAt)
   */
  all(reader: string | Subject, options?: CallOptions): AsyncGenerator<ReaderRecord, void, undefined>
  /** Deletes the data permanently. Rejects for the fingerprint `anonymous`, because it stands for many readers. */
  delete(reader: string | Subject, options?: CallOptions): Promise<Deleted>
}

export const createThreadsClient = (send: Send, projectId: string): ThreadsClient => ({
  async get(id, { signal } = {}) {
    const path = routes.thread(projectId, segment('id', id))
    return send({ method: 'GET', path, repeatable: true, parse: parseThread }, signal)
  },
  async delete(id, { signal } = {}) {
    const path = routes.thread(projectId, segment('id', id))
    return send({ method: 'DELETE', path, repeatable: true, parse: parseDeleted }, signal)
  }
})

export const createReadersClient = (send: Send, projectId: string): ReadersClient => {
  const client: ReadersClient = {
    async list(reader, { limit = limits.feedbackPage.max, cursor } = {}, { signal } = {}) {
      const { path, query } = addressOf(projectId, reader)
      query.set('limit', String(limit))
      if (cursor !== undefined) query.set('cursor', cursor)
      return send({ method: 'GET', path, query, repeatable: true, parse: parseReaderPage }, signal)
    },
    pages: (reader, query = {}, options = {}) =>
      walkPages(asked => client.list(reader, asked, options), query, entriesOf),
    all: (reader, options) => walkEntries(client.pages(reader, {}, options), entriesOf, options?.signal),
    async delete(reader, { signal } = {}) {
      const { path, query } = addressOf(projectId, reader)
      return send({ method: 'DELETE', path, query, repeatable: true, parse: parseDeleted }, signal)
    }
  }
  return client
}

const entriesOf = ({ records }: ReaderPage) => records

const addressOf = (projectId: string, reader: string | Subject): { path: string; query: URLSearchParams } => {
  const subject = typeof reader === 'string' ? { fp: reader } : reader
  if ('fp' in subject)
    return { path: routes.reader(projectId, segment('fp', subject.fp)), query: new URLSearchParams() }
  const [[name, value = '']] = Object.entries(subject) as [[string, string]]
  if (typeof value !== 'string' || value === '') throw refused(name, 'must not be empty.')
  return { path: routes.readers(projectId), query: new URLSearchParams({ [name]: value }) }
}

const segment = (field: string, text: string): string => {
  if (typeof text === 'string' && isPathSegment(text)) return text
  throw refused(field, 'must be an identifier.')
}
