import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { onPostgres, openTestDatabase } from '../testing/databases.ts'
import type { Database } from './database.ts'
import {
  createAnswerStore,
  createAuditStore,
  createFeedbackStore,
  createJobNoteStore,
  createJobStore,
  createPersonalDataStore,
  createQuestionStore
} from './index.ts'
import type { Tables } from './tables.ts'

const createdAt = '2026-03-01T00:00:00.000Z'
const of = { projectId: 'local', fp: 'a' }
const answer = (id: string) => ({
  ...{ ...of, id, threadId: 't', question: id, answer: '.', outcome: 'answered' as const },
  ...{ sources: [], path: null, language: null, createdAt }
})

const addAnswer = (database: Kysely<Tables>, name: string) => createAnswerStore(database).add(answer(name))
const addFeedback = (database: Kysely<Tables>, path: string) =>
  createFeedbackStore(database).add('local', { source: 'contextual', path, fp: 'a' })

/** Adds a job as the store does, but in the given transaction. */
const addJob = async (database: Kysely<Tables>, id: string) => {
  await sql`insert into jobs (id, project_id, status, repository, model, created_at)
    values (${id}, 'local', 'active', 'r', 'm', ${createdAt})`.execute(database)
  await sql`insert into job_messages (job_id, prompt, state, created_at)
    values (${id}, 'x', 'waiting', ${createdAt})`.execute(database)
  await sql`update jobs set sequence = (select max(sequence) from job_messages where job_id = jobs.id)
    where id = ${id}`.execute(database)
}

/** A page with one entry: its name, and the cursor of the next page. */
type Page = { name: string | undefined; next: string | undefined }

const page = (name: string | null | undefined, next: string | number | undefined): Page => ({
  name: name ?? undefined,
  next: next === undefined ? undefined : String(next)
})

const lists: [
  list: string,
  add: (database: Kysely<Tables>, name: string) => Promise<unknown>,
  read: (database: Database, after: string) => Promise<Page>
][] = [
  [
    'feedback',
    addFeedback,
    async (database, after) => {
      const { entries, next } = await createFeedbackStore(database).list('local', { limit: 1, after: Number(after) })
      return page(entries[0]?.path, next)
    }
  ],
  [
    'questions',
    addAnswer,
    async (database, after) => {
      const { questions, next } = await createQuestionStore(database).list('local', { limit: 1, after: Number(after) })
      return page(questions[0]?.id, next)
    }
  ],
  [
    'the audit log',
    (database, target) =>
      createAuditStore(database).add({ projectId: 'local', key: null, action: 'key.create', target }),
    async (database, after) => {
      const { lines, next } = await createAuditStore(database).list('local', { limit: 1, after: Number(after) })
      return page(lines[0]?.target, next)
    }
  ],
  [
    'jobs',
    addJob,
    async (database, after) => {
      const { jobs, next } = await createJobStore(database).list('local', { limit: 1, after: Number(after) })
      return page(jobs[0]?.id, next)
    }
  ],
  [
    'a job’s log',
    (database, text) => createJobNoteStore(database).add('job', 'step', text),
    async (database, after) => {
      const { notes, hasMore } = await createJobNoteStore(database).list('job', Number(after), 1)
      return page(notes[0]?.text, hasMore ? notes[0]?.id : undefined)
    }
  ],
  ...([addAnswer, addFeedback] as const).map((add): (typeof lists)[number] => [
    `a reader’s data, by ${add === addAnswer ? 'questions' : 'feedback'}`,
    add,
    async (database, after) => {
      const query = { limit: 1, after: after === '0' ? undefined : after }
      const { records, next } = await createPersonalDataStore(database).records('local', { fp: 'a' }, query)
      const [record] = records
      return page(record?.kind === 'feedback' ? record.path : record?.id, next)
    }
  ])
]

it.runIf(onPostgres).each(lists)(
  '%s: what is committed late is not missed by who reads meanwhile',
  async (_, add, read) => {
    const database = await openTestDatabase()
    onTestFinished(() => database.destroy())
    await addJob(database, 'job')
    const before = await read(database, '0')
    const late = await database.startTransaction().execute()
    await add(late, 'first')
    await add(database, 'second')
    const names: (string | undefined)[] = []
    const walk = async () => {
      for (let after: string | undefined = '0'; after !== undefined; ) {
        const { name, next }: Page = await read(database, after)
        names.push(name)
        after = next
      }
    }
    let isOver = false
    const walking = walk().finally(() => {
      isOver = true
    })
    const waiting = sql<{ count: number }>`select count(*) as count from pg_locks where not granted`
    await expect.poll(async () => isOver || (await waiting.execute(database)).rows[0]?.count === 1).toBe(true)
    await late.commit().execute()
    await walking
    expect(names).toEqual([...(before.name ? [before.name] : []), 'first', 'second'])
  }
)
