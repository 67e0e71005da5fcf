import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type QuestionEntry, routes } from '../../../protocol/index.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { type TestService, testService } from '../../testing/service.ts'

const start = async (data = ':memory:') => {
  const service = await testService({ data })
  onTestFinished(() => service[Symbol.asyncDispose]())
  return service
}

/** Asks and says something of the answer; gives back the question as it is listed. */
const converse = async (service: TestService, fp: string, text: string, threadId?: string): Promise<QuestionEntry> => {
  // Each question is a message of its own: one with the same id would replace it.
  const messages = [{ id: text, role: 'user', parts: [{ type: 'text', text }] }]
  await (await service.ask({ fp, threadId, messages })).text()
  const { questions } = await (await service.admin('GET', routes.questions('local'))).json()
  const entry = questions.at(-1)
  await service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'contextual',
      path: '/',
      fp,
      helpful: false,
      comment: `Of ${fp}.`,
      threadId: entry.threadId,
      messageId: entry.messageId
    })
  })
  return entry
}

const kept = async (service: TestService) => {
  const [questions, feedback] = await Promise.all(
    [routes.questions('local'), routes.feedback('local')].map(async path => (await service.admin('GET', path)).json())
  )
  return [
    questions.questions.map((entry: QuestionEntry) => entry.question),
    feedback.feedback.map(({ comment }: { comment: string }) => comment)
  ]
}

it('shows a conversation with its questions and what was said of them', async () => {
  const service = await start()
  const { threadId } = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'In which colours does it glow?', threadId)
  const response = await service.admin('GET', routes.thread('local', threadId))
  expect(await response.json()).toEqual({
    threadId,
    fp: 'ann',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    messages: [
      expect.objectContaining({ role: 'user', parts: [{ type: 'text', text: 'How do I install a lamp?' }] }),
      expect.objectContaining({ role: 'assistant' }),
      expect.objectContaining({ role: 'user' }),
      expect.objectContaining({ role: 'assistant' })
    ],
    questions: [
      expect.objectContaining({
        question: 'How do I install a lamp?',
        feedback: expect.objectContaining({ helpful: false })
      }),
      expect.objectContaining({ question: 'In which colours does it glow?' })
    ]
  })
  expect((await service.admin('GET', routes.thread('local', 'none'))).status).toBe(404)
})

it('deletes a conversation and nothing beside it', async () => {
  const service = await start()
  const { threadId } = await converse(service, 'ann', 'How do I install a lamp?')
  await converse(service, 'ann', 'In which colours does it glow?')
  const response = await service.admin('DELETE', routes.thread('local', threadId))
  expect(await response.json()).toEqual({ deleted: { threads: 1, questions: 1, feedback: 1 } })
  expect(await kept(service)).toEqual([['In which colours does it glow?'], ['Of ann.']])
  expect((await service.admin('GET', routes.thread('local', threadId))).status).toBe(404)
  const again = await service.admin('DELETE', routes.thread('local', threadId))
  expect(await again.json()).toEqual({ deleted: { threads: 0, questions: 0, feedback: 0 } })
})

it('deletes a reader whose name needs escaping, and nobody else', async () => {
  const service = await start()
  await converse(service, 'ann/é %', 'How do I install a lamp?')
  await converse(service, 'ben', 'In which colours does it glow?')
  const response = await service.admin('DELETE', routes.reader('local', 'ann/é %'))
  expect(await response.json()).toEqual({ deleted: { threads: 1, questions: 1, feedback: 1 } })
  expect(await kept(service)).toEqual([['In which colours does it glow?'], ['Of ben.']])
})

it('takes anonymous for nobody in particular', async () => {
  const service = await start()
  await converse(service, 'anonymous', 'How do I install a lamp?')
  expect((await service.admin('DELETE', routes.reader('local', 'anonymous'))).status).toBe(400)
  expect(await kept(service)).toEqual([['How do I install a lamp?'], ['Of anonymous.']])
})

it('leaves nothing of a reader’s words in the files', async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  const service = await start(data)
  const words = 'Marzipanschwein'
  for (let count = 0; count < 20; count++) await converse(service, 'ann', `${words} lamp ${count}`)
  await converse(service, 'ben', 'How do I install a lamp?')
  const found = () =>
    readdirSync(data, { withFileTypes: true })
      .filter(file => file.isFile())
      .some(({ name }) => readFileSync(join(data, name)).includes(words))
  expect(found()).toBe(true)
  await service.admin('DELETE', routes.reader('local', 'ann'))
  expect(found()).toBe(false)
})

it('is for the admin key of the project alone', async () => {
  const service = await start()
  const { assistantKey } = service.project
  for (const [method, path] of [
    ['GET', routes.thread('local', 't')],
    ['DELETE', routes.thread('local', 't')],
    ['DELETE', routes.reader('local', 'ann')]
  ] as const) {
    expect((await service.admin(method, path, undefined, assistantKey)).status).toBe(403)
    expect((await service.admin(method, path.replace('/local/', '/other/'))).status).toBe(404)
  }
})
