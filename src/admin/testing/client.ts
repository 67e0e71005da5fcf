import { onTestFinished } from 'vitest'
import { type AdminClientOptions, createAdminClient } from '../index.ts'
import { type Reply, startServer } from './server.ts'

export const adminKey = 'svc_9f8e7d6c5b4a-secret'

/** A client that retries after a millisecond or two. */
export const clientOf = (baseUrl: string, options: Partial<AdminClientOptions> = {}) =>
  createAdminClient({
    baseUrl,
    projectId: 'acme',
    adminKey,
    ...options,
    retry: { delay: 1, maxDelay: 2, ...options.retry }
  })

/** A server with these replies and a client for it, both closed after the test. */
export const against = async (replies: [Reply, ...Reply[]], options: Partial<AdminClientOptions> = {}) => {
  const server = await startServer(...replies)
  onTestFinished(() => server.close())
  return { admin: clientOf(server.url, options), received: server.received, server }
}

export const page = (ids: string[], nextCursor: string | null = null) => ({
  feedback: ids.map(id => ({ id, path: `/${id}`, comment: null, createdAt: '2026-03-01T00:00:00.000Z' })),
  nextCursor,
  hasMore: nextCursor !== null
})

export const job = (fields: Record<string, unknown> = {}) => ({
  id: 'job-1',
  status: 'active',
  source: { repository: 'acme/docs', ref: null },
  model: 'agent-1',
  prLink: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  archivedAt: null,
  ...fields
})

export const allOf = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** The error that a promise rejects with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    value => Promise.reject(new Error(`Expected a failure, but got ${JSON.stringify(value)}.`)),
    (error: unknown) => error
  )
