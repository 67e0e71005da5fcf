import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, jsonResponse } from '../http/index.ts'

const state = v.object({ status: v.picklist(['ok', 'not ready']) })

/**
 * `/health`: the process runs. `/ready`: it can also answer questions, and is not about to stop.
 *
 * @param isReady Whether the stores answer and the service is not stopping.
 */
export const healthRoutes = (isReady: () => Promise<boolean>) =>
  new Hono()
    .get(
      '/health',
      describe('no key', {
        operationId: 'health',
        tags: ['Service'],
        summary: 'Whether the service runs',
        responses: { 200: jsonResponse('It runs.', state) },
        errors: []
      }),
      context => context.json({ status: 'ok' })
    )
    .get(
      '/ready',
      describe('no key', {
        operationId: 'ready',
        tags: ['Service'],
        summary: 'Whether it can answer',
        responses: {
          200: jsonResponse('It can answer.', state),
          503: jsonResponse('It cannot answer, or is about to stop.', state)
        },
        errors: []
      }),
      async context => ((await isReady()) ? context.json({ status: 'ok' }) : context.json({ status: 'not ready' }, 503))
    )
