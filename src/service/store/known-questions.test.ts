import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { createAnswerStore, createFeedbackStore, createJobStore, createKnownQuestionStore } from './index.ts'

/** Questions in their order, each in a thread of its own unless it names one. */
const stores = async (asked: { question: string; threadId?: string }[]) => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const answers = createAnswerStore(database)
  for (const [index, { question, threadId = `t${index}` }] of asked.entries()) {
    await answers.add({
      id: `q${index}`,
      projectId: 'local',
      threadId,
      fp: 'a',
      question,
      answer: '',
      outcome: 'refused',
      sources: [],
      path: null,
      language: 'en',
      createdAt: '2026-03-01T00:00:00.000Z'
    })
  }
  const job = (questions: string[], feedback: string[] = []) =>
    createJobStore(database).create({
      projectId: 'local',
      repository: 'r',
      ref: null,
      model: 'm',
      prompt: 'x',
      subject: { title: null, questions, feedback, maxOpen: 9 }
    })
  return { database, known: createKnownQuestionStore(database), job }
}

it('tells the wordings of a job, the most asked first, with what was asked before each', async () => {
  const { known, job } = await stores([
    { question: 'One?' },
    { question: 'Lamps?', threadId: 'long' },
    { question: 'And red ones?', threadId: 'long' },
    { question: ' two? ' },
    { question: 'Two?' }
  ])
  const { id } = await job(['q0', 'q2', 'q3', 'q4', 'unknown'])
  const { questions, all } = await known.ofJob(id, 2)
  expect(all).toBe(3)
  expect(questions.map(({ question, count, earlier }) => [question.trim(), count, earlier])).toEqual([
    ['two?', 2, []],
    ['One?', 1, []]
  ])
  const more = await known.ofJob(id, 3)
  expect(more.questions.at(-1)).toMatchObject({ question: 'And red ones?', earlier: ['Lamps?'] })
})

it('tells what else was asked of a job about feedback that judges no answer, and nothing of what was deleted', async () => {
  const { database, known, job } = await stores([{ question: 'One?' }, { question: 'Two?' }])
  const feedback = createFeedbackStore(database)
  const onPage = await feedback.add('local', { source: 'contextual', path: '/', fp: 'a', helpful: false })
  const { id } = await job(['q0'], [onPage])
  expect(await known.others('local', id, { latest: 9, max: 9 })).toMatchObject([{ question: 'Two?' }])
  await database.deleteFrom('answers').where('id', '=', 'q0').execute()
  expect(await known.ofJob(id, 9)).toEqual({ questions: [], all: 0 })
})

it('tells what else was asked, the most asked first and of those the latest, of the latest', async () => {
  const asked = ['Old?', 'Often?', 'Once?', 'Mine?', 'often? ', 'Last?'].map(question => ({ question }))
  const { known, job } = await stores(asked)
  const { id } = await job(['q3'])
  const words = async (latest: number, max: number) =>
    (await known.others('local', id, { latest, max })).map(({ question, count }) => `${question.trim()} ${count}`)
  expect(await words(5, 9)).toEqual(['often? 2', 'Last? 1', 'Once? 1'])
  expect(await words(6, 2)).toEqual(['often? 2', 'Last? 1'])
  expect(await known.others('other', id, { latest: 9, max: 9 })).toEqual([])
})
