import { Hono } from 'hono'
import { maskPersonalData } from '../../../shared/personal-data.ts'
import type { Job } from '../../contract.ts'
import {
  type Authorize,
  type Authorized,
  describe,
  jsonBody,
  jsonResponse,
  ServiceError,
  valid
} from '../../http/index.ts'
import type { JobQueue } from '../../jobs/index.ts'
import { type Limits, rateLimited } from '../../limits/index.ts'
import { type JobLinkStore, type JobNoteStore, type JobStore, SubjectTaken } from '../../store/index.ts'
import type { RecordAudit } from '../audit/record.ts'
import type { Cursors } from '../lists/index.ts'
import { jobBody, jobDiff, jobList, jobLog, job as jobSchema, jobsQuery, logQuery, promptBody } from './schema.ts'

interface JobDependencies {
  authorize: Authorize
  record: RecordAudit
  jobs: JobStore
  links: JobLinkStore
  notes: JobNoteStore
  cursors: Cursors
  queue: JobQueue
  limits: Limits
  /** Name of the model that works on jobs; `none` without one. */
  model: string
  /** Most jobs about readers’ questions or feedback that may be open at a time. */
  openRequests: number
}

const maxBody = 256_000

/** Most lines of a log in one response. */
const logPage = 500

/** The routes of agent jobs: starting, following up and reading them. */
export const jobRoutes = ({
  authorize,
  record,
  jobs,
  links,
  notes,
  cursors,
  queue,
  limits,
  model,
  openRequests
}: JobDependencies) =>
  new Hono<Authorized>()
    .post(
      '/v2/agent/:projectId/job',
      describe('agent', {
        operationId: 'createJob',
        tags: ['Agent jobs'],
        summary: 'Start a job',
        responses: { 201: jsonResponse('The job, active.', jobSchema) },
        errors: [400, 409, 413, 415, 429]
      }),
      authorize('agent'),
      ...jsonBody(maxBody),
      valid('json', jobBody),
      async context => {
        const { id: projectId, repository } = context.var.project
        const { prompt, title, questions, feedback } = context.req.valid('json')
        const subject = {
          title: title === undefined ? null : maskPersonalData(title),
          questions,
          feedback,
          maxOpen: openRequests
        }
        const job = await rateLimited(context, limits.ofJob(projectId), () =>
          jobs.create({ projectId, ...repository, model, prompt, subject }).catch(refusal)
        )
        queue.wake()
        await record(context, 'job.create', { target: job.id })
        return context.json(job, 201)
      }
    )
    .get(
      '/v2/agent/:projectId/jobs',
      describe('agent', {
        operationId: 'listJobs',
        tags: ['Agent jobs'],
        summary: 'List the jobs, oldest first',
        responses: { 200: jsonResponse('One page of jobs.', jobList) },
        errors: [400]
      }),
      authorize('agent'),
      valid('query', jobsQuery),
      async context => {
        const { id: projectId } = context.var.project
        const { dateFrom: from, dateTo: to, status: statuses, limit, cursor } = context.req.valid('query')
        const after = cursor === undefined ? 0 : cursors.read(projectId, cursor)
        const { jobs: page, next } = await jobs.list(projectId, { from, to, statuses, limit, after })
        const nextCursor = next === undefined ? null : cursors.write(projectId, next)
        return context.json({ jobs: page, nextCursor, hasMore: nextCursor !== null })
      }
    )
    .get(
      '/v2/agent/:projectId/job/:id',
      describe('agent', {
        operationId: 'readJob',
        tags: ['Agent jobs'],
        summary: 'Look a job up',
        responses: { 200: jsonResponse('The job.', jobSchema) },
        errors: []
      }),
      authorize('agent'),
      async context => context.json(found(await jobs.read(context.var.project.id, context.req.param('id'))))
    )
    .get(
      '/v2/agent/:projectId/job/:id/log',
      describe('agent', {
        operationId: 'readJobLog',
        tags: ['Agent jobs'],
        summary: 'Read what a job has done so far, while it runs too',
        responses: { 200: jsonResponse('Lines of its log, oldest first.', jobLog) },
        errors: [400]
      }),
      authorize('agent'),
      valid('query', logQuery),
      async context => {
        const { id } = found(await jobs.read(context.var.project.id, context.req.param('id')))
        const { notes: log, hasMore } = await notes.list(id, context.req.valid('query').after, logPage)
        return context.json({ log, hasMore })
      }
    )
    .get(
      '/v2/agent/:projectId/job/:id/diff',
      describe('agent', {
        operationId: 'readJobDiff',
        tags: ['Agent jobs'],
        summary: 'Read what a job has changed',
        responses: { 200: jsonResponse('All of it as a unified diff; null where it is not known.', jobDiff) },
        errors: []
      }),
      authorize('agent'),
      async context => {
        const { id: projectId } = context.var.project
        const { id } = found(await jobs.read(projectId, context.req.param('id')))
        return context.json({ diff: await jobs.diff(projectId, id) })
      }
    )
    .post(
      '/v2/agent/:projectId/job/:id/message',
      describe('agent', {
        operationId: 'followUp',
        tags: ['Agent jobs'],
        summary: 'Send a follow-up message to a job',
        responses: { 200: jsonResponse('The job, active again.', jobSchema) },
        errors: [400, 409, 413, 415, 429]
      }),
      authorize('agent'),
      ...jsonBody(maxBody),
      valid('json', promptBody),
      async context => {
        const { id: projectId } = context.var.project
        const id = context.req.param('id')
        const { prompt } = context.req.valid('json')
        const job = await rateLimited(context, limits.ofFollowUp(projectId), async () =>
          open(await jobs.follow(projectId, id, prompt))
        )
        queue.wake()
        await record(context, 'job.message', { target: job.id })
        return context.json(job)
      }
    )
    .post(
      '/v2/agent/:projectId/job/:id/archive',
      describe('agent', {
        operationId: 'archiveJob',
        tags: ['Agent jobs'],
        summary: 'Archive a job',
        responses: { 200: jsonResponse('The job, archived.', jobSchema) },
        errors: []
      }),
      authorize('agent'),
      async context => {
        const job = found(await jobs.archive(context.var.project.id, context.req.param('id')))
        queue.cancel(job.id)
        await record(context, 'job.archive', { target: job.id })
        return context.json(job)
      }
    )
    .post(
      '/v2/agent/:projectId/job/:id/merged',
      describe('agent', {
        operationId: 'mergedJob',
        tags: ['Agent jobs'],
        summary: 'Say that the pull request of a job was merged: what it is about is then resolved',
        responses: { 200: jsonResponse('The job.', jobSchema) },
        errors: [409]
      }),
      authorize('agent'),
      async context => {
        const { id: projectId } = context.var.project
        const id = context.req.param('id')
        const { status } = found(await jobs.read(projectId, id))
        if (status === 'active') throw new ServiceError('conflict', 'The job is still active.')
        await links.end(projectId, id, 'merged')
        await record(context, 'job.merged', { target: id })
        return context.json(found(await jobs.read(projectId, id)))
      }
    )

const refusal = (error: unknown): never => {
  throw error instanceof SubjectTaken ? new ServiceError('conflict', error.message, { cause: error }) : error
}

const found = (job: Job | undefined): Job => {
  if (!job) throw new ServiceError('not_found', 'There is no such job.')
  return job
}

const open = (job: Job | 'archived' | undefined): Job => {
  if (job === 'archived') throw new ServiceError('conflict', 'The job is archived and takes no more messages.')
  return found(job)
}
