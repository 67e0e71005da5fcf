import { type Deleted, type KeptThread, routes } from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { isPathSegment } from './options.ts'
import { parseDeleted, parseThread } from './parse.ts'

/** What is kept of a conversation. An addition to the interface. */
export interface ThreadsClient {
  get(id: string, options?: CallOptions): Promise<KeptThread>
  /** Deletes the conversation, its questions and the feedback on them, for good. */
  delete(id: string, options?: CallOptions): Promise<Deleted>
}

/** What is kept of a reader. An addition to the interface. */
export interface ReadersClient {
  /** Deletes conversations, questions and feedback of a reader, for good; `anonymous` is no reader and is refused. */
  delete(fp: string, options?: CallOptions): Promise<Deleted>
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

export const createReadersClient = (send: Send, projectId: string): ReadersClient => ({
  async delete(fp, { signal } = {}) {
    const path = routes.reader(projectId, segment('fp', fp))
    return send({ method: 'DELETE', path, repeatable: true, parse: parseDeleted }, signal)
  }
})

const segment = (field: string, text: string): string => {
  if (typeof text === 'string' && isPathSegment(text)) return text
  throw refused(field, 'must be an identifier.')
}
