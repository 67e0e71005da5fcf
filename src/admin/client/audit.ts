import { type AuditEntry, type AuditPage, routes } from '../../protocol/index.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { type ListQuery, listParameters } from './list-query.ts'
import { parseAuditPage } from './parse.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

/** The log of what was done with admin keys (`docs/api.md`, “Audit log”). An addition to the interface. */
export interface AuditClient {
  /** One page of the log, oldest first, with the cursor of the next. */
  list(query?: ListQuery, options?: CallOptions): Promise<AuditPage>
  /** Every entry of every page, with one page in memory at a time. */
  all(query?: ListQuery, options?: CallOptions): AsyncGenerator<AuditEntry, void, undefined>
}

const linesOf = ({ audit }: AuditPage): readonly AuditEntry[] => audit

export const createAuditClient = (send: Send, projectId: string): AuditClient => {
  const client: AuditClient = {
    async list(given = {}, { signal } = {}) {
      const query = listParameters(given)
      return send(
        { method: 'GET', path: routes.audit(projectId), query, repeatable: true, parse: parseAuditPage },
        signal
      )
    },
    all(query = {}, options = {}) {
      const pages = walkPages(asked => client.list(asked, options), query, linesOf)
      return walkEntries(pages, linesOf, options.signal)
    }
  }
  return client
}
