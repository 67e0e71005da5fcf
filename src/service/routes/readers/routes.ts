import { type Context, Hono } from 'hono'
import type { AuditAction, DeletedRows, ReaderPage, Subject } from '../../../protocol/index.ts'
import { forgetQuestions } from '../../gaps/index.ts'
import { type Authorize, type Authorized, describe, jsonResponse, ServiceError, valid } from '../../http/index.ts'
import type { Eraser, PersonalDataStore, QuestionStore } from '../../store/index.ts'
import type { RecordAudit } from '../audit/record.ts'
import type { PlaceCursors } from '../lists/index.ts'
import { deletion, keptThread, pageQuery, readerRecords, subjectOf, subjectPageQuery, subjectQuery } from './schema.ts'

interface ReadersDependencies {
  authorize: Authorize
  record: RecordAudit
  questions: QuestionStore
  personalData: PersonalDataStore
  eraser: Eraser
  cursors: PlaceCursors
}

/** Most questions of one conversation that are returned, the first ones. */
const maxQuestions = 1_000

/** The fingerprint of all readers that the widget does not identify. */
const nobody = 'anonymous'

const records = { 200: jsonResponse('One page of it: conversations, then questions, then feedback.', readerRecords) }
const deleted = { 200: jsonResponse('How much was deleted.', deletion) }

/** Shows, exports and deletes the stored data of a conversation or a reader, for the admin key. */
export const readersRoutes = (dependencies: ReadersDependencies) => {
  const { authorize, record, questions, personalData, eraser, cursors } = dependencies

  const read = async (
    context: Context<Authorized>,
    subject: Subject,
    { limit, cursor }: { limit: number; cursor?: string | undefined }
  ): Promise<ReaderPage> => {
    const { id: projectId } = context.var.project
    const after = cursor === undefined ? undefined : cursors.read(projectId, cursor)
    const { records, next } = await personalData.records(projectId, subject, { limit, after })
    // Recorded with the first page only, so that an export of many pages is one entry.
    if (cursor === undefined && records.length > 0) await record(context, 'reader.read', { target: idOf(subject) })
    const nextCursor = next === undefined ? null : cursors.write(projectId, next)
    return { records, nextCursor, hasMore: nextCursor !== null }
  }

  const remove = async (
    context: Context<Authorized>,
    subject: Subject,
    action: AuditAction
  ): Promise<{ deleted: DeletedRows; erased: boolean }> => {
    const { id: projectId, corpus } = context.var.project
    const deleted = await personalData.delete(projectId, subject)
    const isAnything = Object.values(deleted).some(count => count > 0)
    if (isAnything) {
      forgetQuestions(corpus)
      await record(context, action, { target: idOf(subject), facts: { ...deleted } })
    }
    const erased = isAnything || eraser.isOwed() ? await eraser.erase() : true
    return { deleted, erased }
  }

  return new Hono<Authorized>()
    .get(
      '/v1/analytics/:projectId/threads/:threadId',
      describe('read', {
        operationId: 'getThread',
        tags: ['Readers'],
        summary: 'Read a conversation',
        responses: { 200: jsonResponse('The conversation, with its questions.', keptThread) },
        errors: []
      }),
      authorize('read'),
      async context => {
        const { id: projectId } = context.var.project
        const threadId = context.req.param('threadId')
        const thread = await personalData.readThread(projectId, threadId)
        if (!thread) throw new ServiceError('not_found', 'There is no such conversation.')
        await record(context, 'thread.read', { target: threadId })
        const asked = await questions.list(projectId, { threadId, limit: maxQuestions, after: 0 })
        return context.json({ ...thread, questions: asked.questions })
      }
    )
    .delete(
      '/v1/analytics/:projectId/threads/:threadId',
      describe('write', {
        operationId: 'deleteThread',
        tags: ['Readers'],
        summary: 'Delete a conversation, its questions and the feedback on them',
        responses: deleted,
        errors: []
      }),
      authorize('write'),
      async context => context.json(await remove(context, { threadId: context.req.param('threadId') }, 'thread.delete'))
    )
    .get(
      '/v1/analytics/:projectId/readers/:fp',
      describe('read', {
        operationId: 'readReader',
        tags: ['Readers'],
        summary: 'Read all that is kept of a reader',
        responses: records,
        errors: [400]
      }),
      authorize('read'),
      valid('query', pageQuery),
      async context =>
        context.json(await read(context, { fp: somebody(context.req.param('fp')) }, context.req.valid('query')))
    )
    .delete(
      '/v1/analytics/:projectId/readers/:fp',
      describe('write', {
        operationId: 'deleteReader',
        tags: ['Readers'],
        summary: 'Delete all that is kept of a reader',
        responses: deleted,
        errors: [400]
      }),
      authorize('write'),
      async context => context.json(await remove(context, { fp: somebody(context.req.param('fp')) }, 'reader.delete'))
    )
    .get(
      '/v1/analytics/:projectId/readers',
      describe('read', {
        operationId: 'readReaders',
        tags: ['Readers'],
        summary: 'Read all that is kept of a conversation, or of an address that feedback was given with',
        responses: records,
        errors: [400]
      }),
      authorize('read'),
      valid('query', subjectPageQuery),
      async context => {
        const query = context.req.valid('query')
        return context.json(await read(context, subjectOf(query), query))
      }
    )
    .delete(
      '/v1/analytics/:projectId/readers',
      describe('write', {
        operationId: 'deleteReaders',
        tags: ['Readers'],
        summary: 'Delete all that is kept of a conversation, or of an address that feedback was given with',
        responses: deleted,
        errors: [400]
      }),
      authorize('write'),
      valid('query', subjectQuery),
      async context => context.json(await remove(context, subjectOf(context.req.valid('query')), 'reader.delete'))
    )
}

/** The subject’s id for the audit log: only the random id of a conversation, because the others identify a reader. */
const idOf = (subject: Subject): string | undefined => ('threadId' in subject ? subject.threadId : undefined)

const somebody = (fp: string): string => {
  if (fp !== nobody) return fp
  const message = `${nobody} is nobody in particular: it stands for all readers without an identifier`
  throw new ServiceError('invalid_request', `fp: ${message}`, { details: [{ path: 'fp', message }] })
}
