import { Hono } from 'hono'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import type { QuestionStore } from '../../store/index.ts'
import type { RecordAudit } from '../audit/record.ts'
import type { Cursors } from '../lists/index.ts'
import { questionList, questionsQuery } from './schema.ts'

interface QuestionsDependencies {
  authorize: Authorize
  record: RecordAudit
  questions: QuestionStore
  cursors: Cursors
}

/** Readers’ questions and their outcomes, for the admin key. */
export const questionsRoutes = ({ authorize, record, questions, cursors }: QuestionsDependencies) =>
  new Hono<Authorized>().get(
    '/v1/analytics/:projectId/questions',
    describe('read', {
      operationId: 'listQuestions',
      tags: ['Questions'],
      summary: 'List what readers asked, with the answers, oldest first',
      responses: { 200: jsonResponse('One page of questions.', questionList) },
      errors: [400]
    }),
    authorize('read'),
    valid('query', questionsQuery),
    async context => {
      const { id: projectId } = context.var.project
      const { dateFrom, dateTo, outcome, messageId, cursor, ...filters } = context.req.valid('query')
      const { questions: page, next } = await questions.list(projectId, {
        ...filters,
        from: dateFrom,
        to: dateTo,
        outcomes: outcome,
        messageIds: messageId,
        after: cursor === undefined ? 0 : cursors.read(projectId, cursor)
      })
      await record.onceAnHour(context, 'questions.read')
      const nextCursor = next === undefined ? null : cursors.write(projectId, next)
      return context.json({ questions: page, nextCursor, hasMore: nextCursor !== null })
    }
  )
