import { Hono } from 'hono'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import type { AuditStore } from '../../store/index.ts'
import type { Cursors } from '../lists/index.ts'
import { auditList, auditQuery } from './schema.ts'

interface AuditDependencies {
  authorize: Authorize
  audit: AuditStore
  cursors: Cursors
}

/** The audit log: who changed, deleted or exported what. */
export const auditRoutes = ({ authorize, audit, cursors }: AuditDependencies) =>
  new Hono<Authorized>().get(
    '/v1/analytics/:projectId/audit',
    describe('read', {
      operationId: 'listAudit',
      tags: ['Audit'],
      summary: 'List what was done with admin keys, oldest first',
      responses: { 200: jsonResponse('One page of the audit log.', auditList) },
      errors: [400]
    }),
    authorize('read'),
    valid('query', auditQuery),
    async context => {
      const { id: projectId } = context.var.project
      const { dateFrom: from, dateTo: to, limit, cursor } = context.req.valid('query')
      const after = cursor === undefined ? 0 : cursors.read(projectId, cursor)
      const { lines, next } = await audit.list(projectId, { from, to, limit, after })
      const nextCursor = next === undefined ? null : cursors.write(projectId, next)
      return context.json({ audit: lines, nextCursor, hasMore: nextCursor !== null })
    }
  )
