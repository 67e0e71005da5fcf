import { expect, it } from 'vitest'
import type { QuestionEntry } from '../index.ts'
import { against, allOf, failureOf } from '../testing/client.ts'
import { json } from '../testing/server.ts'

const asked = (messageId: string, more: object = {}): QuestionEntry => ({
  id: messageId,
  threadId: 't',
  messageId,
  question: `${messageId}?`,
  answer: 'Yes.',
  outcome: 'answered',
  sources: [{ url: '/a', title: 'A' }],
  path: '/a',
  language: 'en',
  createdAt: '2026-03-01T10:00:00.000Z',
  feedback: null,
  ...more
})

const page = (ids: string[], nextCursor: string | null = null) => ({
  questions: ids.map(id => asked(id)),
  nextCursor,
  hasMore: nextCursor !== null
})

const judging = (messageId: string | undefined, id = `feedback-${messageId}`) => ({
  id,
  path: '/a',
  comment: null,
  createdAt: null,
  ...(messageId !== undefined && { messageId })
})

it('asks for one page as the route has it, and walks all of them', async () => {
  const { admin, received } = await against([json(page(['a'])), json(page(['a', 'b'], 'x')), json(page(['c']))])
  const outcome = ['refused', 'unsure'] as const
  await admin.questions.list({ outcome, helpful: false, path: '/a b', dateFrom: '2026-03-01', limit: 3 })
  expect(received[0]?.url).toBe(
    '/v1/analytics/acme/questions?dateFrom=2026-03-01&outcome=refused%2Cunsure&helpful=false&path=%2Fa+b&limit=3'
  )
  expect((await allOf(admin.questions.all())).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(received[2]?.url).toBe('/v1/analytics/acme/questions?limit=100&cursor=x')
})

it('takes what a platform leaves out for nothing, and keeps what it adds', async () => {
  const bare = { id: '1', threadId: 't', messageId: 'm', question: '?', outcome: 'guessed', tokens: 3 }
  const { admin } = await against([json({ questions: [bare], nextCursor: null, hasMore: false })])
  const { questions } = await admin.questions.list()
  expect(questions).toEqual([{ ...bare, answer: '', sources: [], path: null, language: null, feedback: null }])
})

it.each([
  [{ questions: {} }],
  [{ questions: [{}] }],
  [{ questions: [{ ...asked('a'), question: 3 }] }],
  [{ questions: [{ ...asked('a'), outcome: undefined }] }],
  [{ questions: [{ ...asked('a'), sources: ['/a'] }] }],
  [{ questions: [{ ...asked('a'), feedback: 'good' }] }],
  [{ questions: [{ ...asked('a'), path: {} }] }]
])('cannot read %j', async body => {
  const { admin } = await against([json({ ...body, nextCursor: null, hasMore: false })])
  expect(await failureOf(admin.questions.list())).toMatchObject({ code: 'malformed_answer' })
})

it.each([[{ outcome: [] }], [{ path: '' }], [{ messageId: ['a,b'] }], [{ dateFrom: 'soon' }], [{ limit: 0 }]])(
  'refuses %j before anything is sent',
  async query => {
    const { admin, received } = await against([json(page([]))])
    expect(await failureOf(admin.questions.list(query))).toMatchObject({ code: 'invalid_request', status: undefined })
    expect(received).toHaveLength(0)
  }
)

it('joins feedback with what it judges, by one request for those that judge an answer', async () => {
  const { admin, received } = await against([json(page(['m2', 'm1']))])
  const entries = [judging('m1'), judging('gone'), judging(undefined, 'page'), judging('m2'), judging('m1', 'again')]
  const joined = await admin.questions.judgedBy(entries)
  expect(joined.map(({ id, judged }) => [id, judged?.question])).toEqual([
    ['feedback-m1', 'm1?'],
    ['feedback-gone', undefined],
    ['page', undefined],
    ['feedback-m2', 'm2?'],
    ['again', 'm1?']
  ])
  expect(received.map(({ url }) => new URL(url, 'http://any').searchParams.get('messageId'))).toEqual(['m1,gone,m2'])
})

it('asks nothing where nothing judges an answer, and in several requests where ids are long', async () => {
  const { admin, received } = await against([json(page([]))])
  expect(await admin.questions.judgedBy([judging(undefined), judging('a,b')])).toMatchObject([
    { judged: null },
    { judged: null }
  ])
  expect(received).toHaveLength(0)
  const many = Array.from({ length: 100 }, (_, index) => judging(`${index}`.padEnd(200, 'é')))
  await admin.questions.judgedBy(many)
  expect(Math.max(...received.map(({ url }) => url.length))).toBeLessThan(6_000)
  const named = received.flatMap(({ url }) => new URL(url, 'http://any').searchParams.get('messageId')?.split(','))
  expect(named).toEqual(many.map(({ messageId }) => messageId))
})

it('joins nothing with what was not asked for', async () => {
  const { admin } = await against([json(page(['another']))])
  expect(await failureOf(admin.questions.judgedBy([judging('m1')]))).toMatchObject({ code: 'unsupported' })
})

it('gives gaps, with nothing for what a platform leaves out, and refuses what is none', async () => {
  const bare = { id: 'g', title: 'Dark mode?', count: 2 }
  const { admin, received } = await against([json({ gaps: [bare] }), json({ gaps: [{ ...bare, count: '2' }] })])
  expect(await admin.questions.gaps({ dateFrom: '2026-03-01', limit: 9 })).toEqual([
    {
      ...bare,
      files: [],
      job: null,
      questions: [],
      pages: [],
      firstAt: '',
      lastAt: '',
      outcomes: { answered: 0, unsure: 0, refused: 0, failed: 0 },
      trend: { before: 0, recent: 0 }
    }
  ])
  expect(received[0]?.url).toBe('/v1/analytics/acme/gaps?dateFrom=2026-03-01&limit=9')
  expect(await failureOf(admin.questions.gaps())).toMatchObject({ code: 'malformed_answer' })
})
