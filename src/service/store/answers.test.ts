import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { storedAnswers } from '../testing/stored-answers.ts'
import { createAnswerStore } from './index.ts'

const answer = (id: string, createdAt: string) => ({
  id,
  projectId: 'local',
  threadId: 'thread_1',
  fp: 'a',
  question: 'Why?',
  answer: 'Because [1](/a).',
  outcome: 'answered' as const,
  sources: [{ url: '/a', title: 'A', section: 'B' }],
  path: '/a',
  language: 'en',
  createdAt
})

const dataFolder = async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  return data
}

it('keeps what came of each question, and deletes what is old', async () => {
  const data = await dataFolder()
  const database = await openTestDatabase(data)
  const answers = createAnswerStore(database)
  await answers.add(answer('msg_1', '2026-01-01T00:00:00.000Z'))
  await answers.add(answer('msg_2', '2026-01-02T00:00:00.000Z'))
  expect(await storedAnswers(data)).toEqual([
    {
      sequence: 1,
      id: 'msg_1',
      project_id: 'local',
      thread_id: 'thread_1',
      fp: 'a',
      question: 'Why?',
      answer: 'Because [1](/a).',
      outcome: 'answered',
      sources: [{ url: '/a', title: 'A', section: 'B' }],
      path: '/a',
      language: 'en',
      created_at: '2026-01-01T00:00:00.000Z',
      helpful: null
    },
    expect.objectContaining({ sequence: 2, id: 'msg_2' })
  ])
  await answers.deleteBefore('2026-01-02T00:00:00.000Z')
  expect((await storedAnswers(data)).map(({ id }) => id)).toEqual(['msg_2'])
  await database.destroy()
})
