import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it, onTestFinished } from 'vitest'
import type { Outcome } from '../../protocol/index.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { type Database, forKysely } from './database.ts'
import { createAnswerStore, createFeedbackStore, createQuestionStore, databaseIn, openDatabase } from './index.ts'
import { migrations } from './migrations.ts'

const storesOf = (database: Database) => {
  const answers = createAnswerStore(database)
  const feedback = createFeedbackStore(database)
  return {
    questions: createQuestionStore(database),
    /** Adds an answer. */
    add: (id: string, more: Partial<Parameters<typeof answers.add>[0]> = {}) =>
      answers.add({
        id,
        projectId: 'local',
        threadId: 'thread',
        fp: 'a',
        question: `${id}?`,
        answer: 'Yes.',
        outcome: 'answered',
        sources: [{ url: '/a#b', title: 'A', section: 'B' }],
        path: '/a',
        language: 'en',
        createdAt: '2026-03-01T00:00:00.000Z',
        ...more
      }),
    judge: (messageId: string, helpful: boolean, more: object = {}) =>
      feedback.add('local', { source: 'contextual', path: '/a', fp: 'a', threadId: 't', messageId, helpful, ...more })
  }
}

const memoryStores = async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  return { ...storesOf(database), database }
}

type Query = Parameters<ReturnType<typeof createQuestionStore>['list']>[1]

const idsOf = async ({ questions }: ReturnType<typeof storesOf>, query: Partial<Query> = {}) =>
  (await questions.list('local', { limit: 100, after: 0, ...query })).questions.map(({ id }) => id)

it('joins each question with what was last said of its answer, and with nothing else', async () => {
  const stores = await memoryStores()
  for (const id of ['one', 'two', 'three', 'four']) await stores.add(id)
  await stores.judge('one', false, { comment: 'Wrong.' })
  // Feedback that does not rate these answers: on a page, on code, of another project, and a withdrawn rating.
  await stores.judge('two', true, { threadId: undefined, messageId: undefined })
  const feedback = createFeedbackStore(stores.database)
  await feedback.add('local', { source: 'code_snippet', path: '/a', fp: 'a', code: 'x', messageId: 'two' })
  await feedback.add('other', { source: 'contextual', path: '/a', fp: 'a', helpful: true, messageId: 'three' })
  await stores.judge('four', true)
  await feedback.withdraw('local', { source: 'contextual', path: '/a', fp: 'a', threadId: 't', messageId: 'four' })
  await stores.judge('one', true, { submissionId: 'later', comment: 'After all.' })
  const { questions } = await stores.questions.list('local', { limit: 100, after: 0 })
  expect(questions.map(({ feedback }) => feedback)).toEqual([
    { id: expect.stringMatching(/^feedback_/), helpful: true, comment: 'After all.' },
    null,
    null,
    null
  ])
  expect(questions[0]).toEqual({
    id: 'one',
    threadId: 'thread',
    messageId: 'one',
    question: 'one?',
    answer: 'Yes.',
    outcome: 'answered',
    sources: [{ url: '/a#b', title: 'A' }],
    path: '/a',
    language: 'en',
    createdAt: '2026-03-01T00:00:00.000Z',
    feedback: questions[0]?.feedback
  })
})

it('is narrowed by outcome, judgement, page, period, thread and message', async () => {
  const stores = await memoryStores()
  const outcomes: Outcome[] = ['answered', 'unsure', 'refused', 'failed']
  for (const [index, outcome] of outcomes.entries()) {
    const day = index + 1
    await stores.add(outcome, {
      outcome,
      path: index < 2 ? '/a' : null,
      threadId: index % 2 ? 'odd' : 'even',
      createdAt: `2026-03-0${day}T00:00:00.000Z`
    })
  }
  await stores.add('elsewhere', { projectId: 'other' })
  await stores.judge('unsure', false)
  await stores.judge('answered', true)
  expect(await idsOf(stores)).toEqual(outcomes)
  expect(await idsOf(stores, { outcomes: ['refused', 'failed'] })).toEqual(['refused', 'failed'])
  expect(await idsOf(stores, { helpful: true })).toEqual(['answered'])
  expect(await idsOf(stores, { helpful: false })).toEqual(['unsure'])
  expect(await idsOf(stores, { path: '/a' })).toEqual(['answered', 'unsure'])
  expect(await idsOf(stores, { threadId: 'odd' })).toEqual(['unsure', 'failed'])
  expect(await idsOf(stores, { messageIds: ['failed', 'answered', 'elsewhere', 'none'] })).toEqual([
    'answered',
    'failed'
  ])
  expect(await idsOf(stores, { from: '2026-03-02T00:00:00.000Z', to: '2026-03-04T00:00:00.000Z' })).toEqual([
    'unsure',
    'refused'
  ])
})

it('is walked without a miss or a repeat over equal times, additions and deletions', async () => {
  const stores = await memoryStores()
  const { database } = stores
  const added = Array.from({ length: 40 }, (_, index) => `q${index}`)
  // All have the same time, so that only places decide the order.
  for (const id of added) await stores.add(id)
  const seen: string[] = []
  let after: number | undefined = 0
  let pages = 0
  while (after !== undefined) {
    const { questions, next } = await stores.questions.list('local', { limit: 7, after })
    seen.push(...questions.map(({ id }) => id))
    // Adds an answer with an older time, and deletes the last one of the page and one that is still to come.
    if (pages++ < 3) await stores.add(`late${pages}`, { createdAt: '2020-01-01T00:00:00.000Z' })
    const gone = [seen.at(-1) as string, ...(pages === 1 ? ['q30'] : [])]
    await database.deleteFrom('answers').where('id', 'in', gone).execute()
    after = next
  }
  const expected = [...added.filter(id => id !== 'q30'), 'late1', 'late2', 'late3']
  expect(seen).toEqual(expected)
})

it.each(['007-judgements', '010-reply-pieces'])('works on a database as %s left it', async last => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  const old = new DatabaseSync(databaseIn(data))
  const database = new Kysely({ dialect: new SqliteDialect({ database: forKysely(old) }) })
  await new Migrator({ db: database, provider: { getMigrations: async () => migrations } }).migrateTo(last)
  const hasAnswers = last !== '007-judgements'
  old.exec(`insert into feedback (id, project_id, source, status, path, helpful, fp, message_id, created_at)
    values ('f', 'local', 'contextual', 'pending', '/', 0, 'a', 'before', '2026-03-01T00:00:00.000Z')`)
  if (hasAnswers) {
    old.exec(`insert into answers (id, project_id, thread_id, fp, question, answer, outcome, sources, created_at)
      values ('before', 'local', 't', 'a', '?', '.', 'answered', '[]', '2026-03-01T00:00:00.000Z')`)
  }
  await database.destroy()

  const again = await openDatabase(databaseIn(data))
  onTestFinished(() => again.database.destroy())
  const stores = storesOf(again.database)
  await stores.add('after')
  expect(await idsOf(stores)).toEqual(hasAnswers ? ['before', 'after'] : ['after'])
  expect(await idsOf(stores, { helpful: false })).toEqual(hasAnswers ? ['before'] : [])
  const plan = await again.connection
    .prepare("EXPLAIN QUERY PLAN SELECT max(sequence) FROM feedback WHERE project_id = 'local' AND message_id = 'x'")
    .all()
  expect(JSON.stringify(plan)).toContain('feedback_of_message')
})

it('finds judged answers without a look at each', async () => {
  const { database, connection } = await openDatabase(':memory:')
  onTestFinished(() => database.destroy())
  const plan = connection.prepare(
    `EXPLAIN QUERY PLAN SELECT id FROM answers WHERE project_id = 'local' AND helpful = 0 AND sequence > 0
      ORDER BY sequence LIMIT 50`
  )
  expect(JSON.stringify(plan.all())).toMatch(/SEARCH.*answers_by_judgement(?!.*TEMP B-TREE)/)
})

it('finds judged answers, and forgets what is taken back', async () => {
  const stores = await memoryStores()
  for (const id of ['one', 'two', 'three']) await stores.add(id)
  await stores.judge('early', false)
  await stores.add('early')
  await stores.judge('two', false)
  await stores.judge('three', true)
  expect(await idsOf(stores, { helpful: false })).toEqual(['two', 'early'])
  await stores.judge('two', true)
  expect(await idsOf(stores, { helpful: true })).toEqual(['two', 'three'])
  await stores.database.deleteFrom('feedback').execute()
  expect(await idsOf(stores, { helpful: true })).toEqual([])
})

it('finds a period whatever the clock did', async () => {
  const stores = await memoryStores()
  const days = ['05', '03', '04', '06', '02']
  for (const day of days) await stores.add(day, { createdAt: `2026-03-${day}T00:00:00.000Z` })
  const within = (from?: string, to?: string) =>
    idsOf(stores, { from: from && `2026-03-${from}`, to: to && `2026-03-${to}` })
  expect(await within('03', '05')).toEqual(['03', '04'])
  expect(await within('05')).toEqual(['05', '06'])
  expect(await within(undefined, '04')).toEqual(['03', '02'])
  expect(await within('07', '09')).toEqual([])
  expect(await within(undefined, '01')).toEqual([])
})
