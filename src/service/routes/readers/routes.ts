import { Hono } from 'hono'
import { type Authorize, type Authorized, describe, jsonResponse, ServiceError } from '../../http/index.ts'
import type { PersonalDataStore, QuestionStore } from '../../store/index.ts'
import { deletedRows, keptThread } from './schema.ts'

interface ReadersDependencies {
  authorize: Authorize
  questions: QuestionStore
  personalData: PersonalDataStore
}

/** Questions of one conversation that are given, the first ones. */
const mostQuestions = 1_000

/** What a widget says of readers that it cannot tell apart. */
const nobody = 'anonymous'

/** What is kept of a conversation and of a reader, for whoever has the admin key: shown, and deleted. */
export const readersRoutes = ({ authorize, questions, personalData }: ReadersDependencies) =>
  new Hono<Authorized>()
    .get(
      '/v1/analytics/:projectId/threads/:threadId',
      describe('admin', {
        operationId: 'getThread',
        tags: ['Readers'],
        summary: 'Read a conversation',
        responses: { 200: jsonResponse('The conversation, with its questions.', keptThread) },
        errors: []
      }),
      authorize('admin'),
      async context => {
        const { id: projectId } = context.var.project
        const threadId = context.req.param('threadId')
        const thread = await personalData.readThread(projectId, threadId)
        if (!thread) throw new ServiceError('not_found', 'There is no such conversation.')
        const asked = await questions.list(projectId, { threadId, limit: mostQuestions, after: 0 })
        return context.json({ ...thread, questions: asked.questions })
      }
    )
    .delete(
      '/v1/analytics/:projectId/threads/:threadId',
      describe('admin', {
        operationId: 'deleteThread',
        tags: ['Readers'],
        summary: 'Delete a conversation, its questions and the feedback on them',
        responses: { 200: jsonResponse('How much was deleted.', deletedRows) },
        errors: []
      }),
      authorize('admin'),
      async context => {
        const deleted = await personalData.deleteThread(context.var.project.id, context.req.param('threadId'))
        return context.json({ deleted })
      }
    )
    .delete(
      '/v1/analytics/:projectId/readers/:fp',
      describe('admin', {
        operationId: 'deleteReader',
        tags: ['Readers'],
        summary: 'Delete all that is kept of a reader',
        responses: { 200: jsonResponse('How much was deleted.', deletedRows) },
        errors: [400]
      }),
      authorize('admin'),
      async context => {
        const fp = context.req.param('fp')
        if (fp === nobody) {
          const message = `${nobody} is nobody in particular: it stands for all readers without an identifier`
          throw new ServiceError('invalid_request', `fp: ${message}`, { details: [{ path: 'fp', message }] })
        }
        return context.json({ deleted: await personalData.deleteReader(context.var.project.id, fp) })
      }
    )
