import { Hono } from 'hono'
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
import type { JobStore } from '../../store/index.ts'
import { job as jobSchema, promptBody } from './schema.ts'

interface JobDependencies {
  authorize: Authorize
  jobs: JobStore
  queue: JobQueue
  limits: Limits
  /** Name of the model that works on jobs; `none` without one. */
  model: string
}

const maxBody = 256_000

/** Agent jobs: what is asked of an agent that works on the documentation, and how far it is. */
export const jobRoutes = ({ authorize, jobs, queue, limits, model }: JobDependencies) =>
  new Hono<Authorized>()
    .post(
      '/v2/agent/:projectId/job',
      describe('admin', {
        operationId: 'createJob',
        tags: ['Agent jobs'],
        summary: 'Start a job',
        responses: { 201: jsonResponse('The job, active.', jobSchema) },
        errors: [400, 413, 415, 429]
      }),
      authorize('admin'),
      ...jsonBody(maxBody),
      valid('json', promptBody),
      async context => {
        const { id: projectId, repository } = context.var.project
        const { prompt } = context.req.valid('json')
        const job = await rateLimited(context, limits.ofJob(projectId), () =>
          jobs.create({ projectId, ...repository, model, prompt })
        )
        queue.wake()
        return context.json(job, 201)
      }
    )
    .get(
      '/v2/agent/:projectId/job/:id',
      describe('admin', {
        operationId: 'readJob',
        tags: ['Agent jobs'],
        summary: 'Look a job up',
        responses: { 200: jsonResponse('The job.', jobSchema) },
        errors: []
      }),
      authorize('admin'),
      async context => context.json(found(await jobs.read(context.var.project.id, context.req.param('id'))))
    )
    .post(
      '/v2/agent/:projectId/job/:id/message',
      describe('admin', {
        operationId: 'followUp',
        tags: ['Agent jobs'],
        summary: 'Send a follow-up message to a job',
        responses: { 200: jsonResponse('The job, active again.', jobSchema) },
        errors: [400, 409, 413, 415, 429]
      }),
      authorize('admin'),
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
        return context.json(job)
      }
    )
    .post(
      '/v2/agent/:projectId/job/:id/archive',
      describe('admin', {
        operationId: 'archiveJob',
        tags: ['Agent jobs'],
        summary: 'Archive a job',
        responses: { 200: jsonResponse('The job, archived.', jobSchema) },
        errors: []
      }),
      authorize('admin'),
      async context => {
        const job = found(await jobs.archive(context.var.project.id, context.req.param('id')))
        queue.cancel(job.id)
        return context.json(job)
      }
    )

const found = (job: Job | undefined): Job => {
  if (!job) throw new ServiceError('not_found', 'There is no such job.')
  return job
}

const open = (job: Job | 'archived' | undefined): Job => {
  if (job === 'archived') throw new ServiceError('conflict', 'The job is archived and takes no more messages.')
  return found(job)
}
