import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type QuestionEntry, routes } from '../../../protocol/index.ts'
import { chunksOf, question, textOf } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeEach(async () => {
  service = await testService()
  onTestFinished(() => service[Symbol.asyncDispose]())
})

/** Asks, and reads the answer to its end. */
const ask = async (text: string, more: object = {}) => chunksOf(await service.ask(question(text, more)))

const list = async (query = '', key = service.adminKey) => {
  const response = await service.admin('GET', routes.questions('local') + query, undefined, key)
  return { status: response.status, body: await response.json() }
}

const questionsOf = async (query = ''): Promise<string[]> =>
  (await list(query)).body.questions.map(({ question }: QuestionEntry) => question)

const judge = (entry: QuestionEntry, helpful: boolean | null, comment?: string) =>
  service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'contextual',
      path: '/elsewhere',
      fp: 'anonymous',
      helpful,
      comment,
      threadId: entry.threadId,
      messageId: entry.messageId
    })
  })

it('tells what was asked, what came of it and what its reader said', async () => {
  const chunks = await ask('How do I install a lamp?', { currentPath: '/colours' })
  const [entry] = (await list()).body.questions
  const { messageId } = chunks.find(({ type }) => type === 'start') as { messageId?: string }
  const { threadId } = chunks.find(({ type }) => type === 'finish') as { threadId?: string }
  expect(entry).toEqual({
    id: messageId,
    threadId,
    messageId,
    question: 'How do I install a lamp?',
    answer: textOf(chunks),
    outcome: 'answered',
    sources: [{ url: '/install#with-a-package-manager', title: 'Installing' }],
    path: '/colours',
    language: 'en',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    feedback: null
  })
  const { id } = await (await judge(entry, false, 'On Windows?')).json()
  expect((await list()).body.questions[0].feedback).toEqual({ id, helpful: false, comment: 'On Windows?' })
  await judge(entry, null)
  expect((await list()).body.questions[0].feedback).toBeNull()
})

it('lists the questions of both versions of the assistant, oldest first', async () => {
  await ask('How do I install a lamp?')
  const messages = [{ id: 'm', role: 'user', content: 'In which colours?', parts: [] }]
  await (await service.ask({ fp: 'a', messages }, { version: 1 })).text()
  expect(await questionsOf()).toEqual(['How do I install a lamp?', 'In which colours?'])
})

it('is narrowed by outcome, judgement, page and message', async () => {
  await ask('How do I install a lamp?', { currentPath: '/install' })
  await ask('Who won the cup in 1954?')
  const [first, second] = (await list()).body.questions
  await judge(first, true)
  expect(await questionsOf('?outcome=answered')).toEqual(['How do I install a lamp?'])
  expect(await questionsOf('?outcome=refused,%20unsure,failed')).toEqual(['Who won the cup in 1954?'])
  expect(await questionsOf('?helpful=true')).toEqual(['How do I install a lamp?'])
  expect(await questionsOf('?helpful=false')).toEqual([])
  expect(await questionsOf('?path=%2Finstall')).toEqual(['How do I install a lamp?'])
  expect(await questionsOf(`?messageId=${second.messageId},msg_none`)).toEqual(['Who won the cup in 1954?'])
})

it('gives pages that go on, each entry once, while more is asked', async () => {
  for (const number of [1, 2, 3, 4, 5]) await ask(`Which colour has lamp ${number}?`)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const { body } = await list(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    expect(body.hasMore).toBe(body.nextCursor !== null)
    seen.push(...body.questions.map(({ question }: QuestionEntry) => question))
    if (seen.length === 2) await ask('Which colour has lamp 6?')
    cursor = body.nextCursor as string | null
  } while (cursor)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6].map(number => `Which colour has lamp ${number}?`))
})

it.each([
  ['outcome.0', 'good', 'outcome'],
  ['outcome.1', 'failed,', 'outcome'],
  ['helpful', 'yes'],
  ['limit', '101'],
  ['dateFrom', 'yesterday'],
  ['messageId.0', '', 'messageId'],
  ['messageId', Array.from({ length: 101 }, (_, index) => index).join(), 'messageId'],
  ['cursor', 'abc']
])('is refused when %s is wrong', async (path, value, name = path) => {
  const { status, body } = await list(`?${name}=${value}`)
  expect([status, body.details?.[0]?.path]).toEqual([400, path])
})

it('takes no cursor of the feedback export, which takes none of its own', async () => {
  for (const number of [1, 2]) {
    await ask(`Which colour has lamp ${number}?`)
    await judge((await list()).body.questions[number - 1], true)
  }
  const feedback = async (query: string) => service.admin('GET', routes.feedback('local') + query)
  const { nextCursor: ofFeedback } = await (await feedback('?limit=1')).json()
  const { nextCursor: ofQuestions } = (await list('?limit=1')).body
  expect((await list(`?cursor=${ofQuestions}`)).status).toBe(200)
  expect((await list(`?cursor=${ofFeedback}`)).status).toBe(400)
  expect((await feedback(`?cursor=${ofFeedback}`)).status).toBe(200)
  expect((await feedback(`?cursor=${ofQuestions}`)).status).toBe(400)
})

it('is for the admin key alone, and stands in the description of the service', async () => {
  expect((await list('', service.project.assistantKey)).status).toBe(403)
  expect((await list('', '')).status).toBe(401)
  expect((await service.admin('GET', routes.questions('other'))).status).toBe(404)
  const { paths } = await (await service.app.request('/openapi.json')).json()
  const { parameters } = paths['/v1/analytics/{projectId}/questions'].get
  expect(parameters.map(({ name }: { name: string }) => name).sort()).toEqual(
    ['cursor', 'dateFrom', 'dateTo', 'helpful', 'limit', 'messageId', 'outcome', 'path', 'projectId'].sort()
  )
})
