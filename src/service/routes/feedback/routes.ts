import { Hono } from 'hono'
import {
  type Authorize,
  type Authorized,
  describe,
  jsonBody,
  jsonResponse,
  ServiceError,
  valid
} from '../../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../../limits/index.ts'
import type { FeedbackStore, JobLinkStore } from '../../store/index.ts'
import type { RecordAudit } from '../audit/record.ts'
import type { Cursors } from '../lists/index.ts'
import { created, feedbackBody, feedbackEntry, feedbackList, feedbackQuery, maxBody, statusBody } from './schema.ts'

interface FeedbackDependencies {
  authorize: Authorize
  record: RecordAudit
  feedback: FeedbackStore
  links: JobLinkStore
  cursors: Cursors
  limits: Limits
  clientAddress: ClientAddress
}

/** Collects readers’ feedback with the public key, and exports it with the admin key. */
export const feedbackRoutes = ({
  authorize,
  record,
  feedback,
  links,
  cursors,
  limits,
  clientAddress
}: FeedbackDependencies) =>
  new Hono<Authorized>()
    .post(
      '/discovery/v2/assistant/:domain/feedback',
      describe('assistant', {
        operationId: 'sendFeedback',
        tags: ['Feedback'],
        summary: 'Send feedback on a page, an answer or a code snippet',
        responses: {
          201: jsonResponse('The feedback is stored, in the place of what the same reader said of it before.', created),
          204: { description: 'What the reader said of it before is taken back.' }
        },
        errors: [400, 413, 415, 429]
      }),
      authorize('assistant'),
      ...jsonBody(maxBody),
      valid('json', feedbackBody),
      async context => {
        const { key, project } = context.var
        const body = context.req.valid('json')
        const entry = withoutEmpty(body)
        const store = async () => {
          if (body.source !== 'contextual' || body.helpful !== null) return feedback.add(project.id, entry)
          await feedback.withdraw(project.id, entry)
          return
        }
        const id = await rateLimited(context, limits.ofFeedback(key, clientAddress(context)), store)
        return id ? context.json({ id }, 201) : context.body(null, 204)
      }
    )
    .get(
      '/v1/analytics/:projectId/feedback',
      describe('read', {
        operationId: 'exportFeedback',
        tags: ['Feedback'],
        summary: 'Export feedback, oldest first',
        responses: { 200: jsonResponse('One page of entries.', feedbackList) },
        errors: [400]
      }),
      authorize('read'),
      valid('query', feedbackQuery),
      async context => {
        const { id: projectId } = context.var.project
        const { dateFrom: from, dateTo: to, source, status: statuses, limit, cursor } = context.req.valid('query')
        const after = cursor === undefined ? 0 : cursors.read(projectId, cursor)
        const { entries, next } = await feedback.list(projectId, { from, to, source, statuses, limit, after })
        await record.onceAnHour(context, 'feedback.read')
        const work = await links.workOn(
          projectId,
          'feedback',
          entries.map(({ id }) => id)
        )
        const listed = entries.map(entry => ({ ...entry, ...(work.has(entry.id) && { job: work.get(entry.id) }) }))
        const nextCursor = next === undefined ? null : cursors.write(projectId, next)
        return context.json({ feedback: listed, nextCursor, hasMore: nextCursor !== null })
      }
    )
    .patch(
      '/v1/analytics/:projectId/feedback/:id',
      describe('write', {
        operationId: 'setFeedbackStatus',
        tags: ['Feedback'],
        summary: 'Change the status of an entry',
        responses: { 200: jsonResponse('The entry as it is now.', feedbackEntry) },
        errors: [400, 413, 415]
      }),
      authorize('write'),
      ...jsonBody(maxBody),
      valid('json', statusBody),
      async context => {
        const { status } = context.req.valid('json')
        const entry = await feedback.setStatus(context.var.project.id, context.req.param('id'), status)
        if (!entry) throw new ServiceError('not_found', 'There is no such feedback entry.')
        await record(context, 'feedback.status', { target: entry.id, facts: { status } })
        return context.json(entry)
      }
    )

type Nullish<Body> = { [Key in keyof Body]: Exclude<Body[Key], null> }

/** Drops fields that are `null` or empty. */
const withoutEmpty = <Body extends object>(body: Body): Nullish<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== '')) as Nullish<Body>
