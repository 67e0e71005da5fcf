import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Gap, type QuestionEntry, routes } from '../../../protocol/index.ts'
import { question } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeEach(async () => {
  service = await testService()
  onTestFinished(() => service[Symbol.asyncDispose]())
})

const ask = async (text: string): Promise<QuestionEntry> => {
  await (await service.ask(question(text))).text()
  const { questions } = await (await service.admin('GET', routes.questions('local'))).json()
  return questions.at(-1)
}

const judge = async ({ threadId, messageId }: QuestionEntry, helpful: boolean): Promise<string> => {
  const response = await service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'contextual', path: '/', fp: 'anonymous', helpful, threadId, messageId })
  })
  return (await response.json()).id
}

const gaps = async (query = ''): Promise<Gap[]> =>
  (await (await service.admin('GET', routes.gaps('local') + query)).json()).gaps

it('lists what got no answer or a bad one, and not what its reader was content with', async () => {
  const refused = await ask('Who won the world cup in 1954?')
  const good = await ask('How do I install a lamp?')
  const bad = await ask('In which colours does a lamp glow?')
  expect([refused.outcome, good.outcome, bad.outcome]).toEqual(['refused', 'answered', 'answered'])
  expect((await gaps()).map(({ title }) => title)).toEqual([refused.question])
  const id = await judge(bad, false)
  expect((await gaps()).map(({ title }) => title).sort()).toEqual([bad.question, refused.question].sort())
  // A question with settled feedback is no gap any more.
  await service.admin('PATCH', routes.feedbackEntry('local', id), { status: 'resolved' })
  await judge(refused, true)
  expect(await gaps()).toEqual([])
})

it('tells of the period and as many as are asked for', async () => {
  await ask('Who won the world cup in 1954?')
  await ask('What is the best recipe for pancakes?')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect(await gaps()).toHaveLength(2)
  expect(await gaps('?limit=1')).toHaveLength(1)
  expect(await gaps(`?dateFrom=${tomorrow}`)).toEqual([])
  expect(await gaps(`?dateTo=${tomorrow}`)).toHaveLength(2)
  expect((await service.admin('GET', `${routes.gaps('local')}?limit=0`)).status).toBe(400)
})

it('requires the admin key', async () => {
  const { assistantKey } = service.project
  expect((await service.admin('GET', routes.gaps('local'), undefined, assistantKey)).status).toBe(403)
})
