import { expect, it } from 'vitest'
import { isCodeSnippetFeedback, isContextualFeedback } from '../index.ts'
import { adminKey, against, allOf, clientOf, failureOf, page } from '../testing/client.ts'
import { json } from '../testing/server.ts'

const entries = [
  {
    id: 'a',
    path: '/install',
    comment: null,
    createdAt: '2026-03-01T10:00:00Z',
    source: 'contextual',
    status: 'pending',
    helpful: false,
    contact: null
  },
  {
    id: 'b',
    path: '/api',
    comment: 'typo',
    createdAt: null,
    source: 'code_snippet',
    status: null,
    code: 'x',
    filename: null,
    lang: 'ts'
  },
  { id: 'c', path: '/', comment: '', createdAt: '2026-03-02', source: 'agent', score: { value: 3 }, tags: ['x'] }
]

it('asks for one page as the interface has it', async () => {
  const { admin, received } = await against([json({ feedback: entries, nextCursor: 'n/2=', hasMore: true })])
  const query = {
    dateFrom: '2026-03-01',
    dateTo: new Date('2026-04-01T00:00:00Z'),
    source: 'contextual',
    status: ['pending', 'in_progress'],
    limit: 3,
    cursor: 'c+1'
  }
  expect(await admin.feedback.list(query)).toEqual({ feedback: entries, nextCursor: 'n/2=', hasMore: true })
  expect(received[0]).toMatchObject({ method: 'GET', body: '', headers: { authorization: `Bearer ${adminKey}` } })
  const url = new URL(received[0]?.url ?? '', 'http://any')
  expect(url.pathname).toBe('/v1/analytics/acme/feedback')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    dateFrom: '2026-03-01',
    dateTo: '2026-04-01T00:00:00.000Z',
    source: 'contextual',
    status: 'pending,in_progress',
    limit: '3',
    cursor: 'c+1'
  })
})

it('sends no parameter that was not given, and keeps a base URL’s own path', async () => {
  const { admin, received, server } = await against([json(page([]))])
  await admin.feedback.list()
  await clientOf(`${server.url}/platform/`).feedback.list({ status: undefined })
  expect(received.map(({ url }) => url)).toEqual([
    '/v1/analytics/acme/feedback',
    '/platform/v1/analytics/acme/feedback'
  ])
})

it('types entries by source and keeps unknown fields, unknown sources and nulls', async () => {
  const { admin } = await against([json({ feedback: entries, nextCursor: null, hasMore: false })])
  const { feedback } = await admin.feedback.list()
  const [rating, snippet, other] = feedback
  if (!rating || !isContextualFeedback(rating)) throw new Error('no rating')
  if (!snippet || !isCodeSnippetFeedback(snippet)) throw new Error('no code example')
  expect([rating.helpful, rating.contact, snippet.filename, snippet.lang]).toEqual([false, null, null, 'ts'])
  expect(other).toEqual(entries[2])
})

it('walks all pages, a hundred entries each unless told otherwise', async () => {
  const { admin, received } = await against([json(page(['1', '2'], 'x')), json(page([], 'y')), json(page(['3']))])
  expect((await allOf(admin.feedback.all({ status: 'pending' }))).map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(received.map(({ url }) => new URL(url, 'http://any').search)).toEqual([
    '?status=pending&limit=100',
    '?status=pending&limit=100&cursor=x',
    '?status=pending&limit=100&cursor=y'
  ])
})

it('asks for the next page only when it is wanted', async () => {
  const { admin, received } = await against([json(page(['1', '2'], 'x'))])
  for await (const { id } of admin.feedback.all()) if (id === '2') break
  expect(received).toHaveLength(1)
})

it.each([
  ['a repeated cursor', [page(['1'], 'x'), page(['2'], 'x')]],
  ['cursors in a circle', [page(['1'], 'x'), page(['2'], 'y'), page(['3'], 'z'), page(['4'], 'x')]],
  ['hasMore without a cursor', [{ ...page(['1']), hasMore: true }]],
  ['hasMore with an empty cursor', [{ ...page(['1'], ''), hasMore: true }]]
])('ends a walk that would have no end: %s', async (_, pages) => {
  const [first, ...rest] = pages.map(each => json(each))
  const { admin, received } = await against([first as ReturnType<typeof json>, ...rest])
  const error = await failureOf(allOf(admin.feedback.all()))
  expect(error).toMatchObject({ name: 'AdminError', code: 'malformed_answer' })
  expect(received).toHaveLength(pages.length)
})

it('stops a walk when it is told to, between pages and within one', async () => {
  const { admin } = await against([json(page(['1'], 'x')), () => controller.abort('enough')])
  const controller = new AbortController()
  expect(await failureOf(allOf(admin.feedback.all({}, controller)))).toBe('enough')
  expect(await failureOf(admin.feedback.list({}, controller))).toBe('enough')
})

it('sets a status, again after a failure that may pass', async () => {
  const { admin, received } = await against([json({}, 500), json({ id: 'a/b', status: 'resolved' })])
  await admin.feedback.setStatus('a/b', 'resolved')
  expect(received).toHaveLength(2)
  expect(received[1]).toMatchObject({
    method: 'PATCH',
    url: '/v1/analytics/acme/feedback/a%2Fb',
    body: '{"status":"resolved"}'
  })
})

it('takes a 204 for a status that is set, and says where the service cannot', async () => {
  const { admin } = await against([response => response.writeHead(204).end(), json({}, 405)])
  await admin.feedback.setStatus('a', 'resolved')
  expect(await failureOf(admin.feedback.setStatus('a', 'resolved'))).toMatchObject({ code: 'unsupported', status: 405 })
})

it.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ limit: Number.NaN }, 'limit'],
  [{ dateFrom: 'yesterday' }, 'dateFrom'],
  [{ dateFrom: '2026-02-30' }, 'dateFrom'],
  [{ dateTo: '2026-13-01' }, 'dateTo'],
  [{ dateTo: '03/01/2026' }, 'dateTo'],
  [{ dateTo: new Date('no date') }, 'dateTo'],
  [{ dateFrom: '2026-03-02', dateTo: '2026-03-01' }, 'dateTo'],
  [{ dateFrom: '2026-03-01', dateTo: '2026-03-01' }, 'dateTo'],
  [{ dateFrom: '2026-03-01T10:00:00+02:00', dateTo: '2026-03-01T08:00:00Z' }, 'dateTo'],
  [{ status: '' }, 'status'],
  [{ status: [] }, 'status'],
  [{ source: '' }, 'source'],
  [{ cursor: '' }, 'cursor']
])('refuses %j before anything is sent', async (query, path) => {
  const { admin, received } = await against([json(page([]))])
  const error = await failureOf(admin.feedback.list(query))
  expect(error).toMatchObject({ code: 'invalid_request', status: undefined, details: [{ path }] })
  expect(await failureOf(allOf(admin.feedback.all(query)))).toMatchObject({ code: 'invalid_request' })
  expect(received).toHaveLength(0)
})

it.each([
  [{ limit: 1 }],
  [{ limit: 100 }],
  [{ dateFrom: '2024-02-29', dateTo: '2024-03-01' }],
  [{ dateFrom: '2026-03-01T10:00:00+02:00', dateTo: '2026-03-01T08:00:00.5Z' }],
  [{ status: 'pending,dismissed' }],
  [{ source: 'thumbs_only' }]
])('sends %j', async query => {
  const { admin, received } = await against([json(page([]))])
  await admin.feedback.list(query)
  expect(received).toHaveLength(1)
})
