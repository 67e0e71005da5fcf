import {
  type DeletedRows,
  type KeptThread,
  messageText,
  type ReaderRecord,
  type RequestMessage,
  type Subject
} from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { deleteFromJobs } from './job-texts.ts'
import { recordStages } from './reader-records.ts'
import { createRedaction } from './redaction.ts'
import { readReply } from './replies.ts'
import { ofSubject } from './subjects.ts'

interface RecordsQuery {
  limit: number
  /** Records behind this place only: the `next` of an earlier page. */
  after?: string | undefined
}

/** What is kept of readers, for whoever answers to them. */
export interface PersonalDataStore {
  readThread: (projectId: string, threadId: string) => Promise<Omit<KeptThread, 'questions'> | undefined>
  /** Conversations, then questions, then feedback, each in an order that nothing moves. */
  records: (
    projectId: string,
    subject: Subject,
    query: RecordsQuery
  ) => Promise<{ records: ReaderRecord[]; next: string | undefined }>
  /** Deletes all that is kept of it, also what agent jobs quote. The files are for the eraser. */
  delete: (projectId: string, subject: Subject) => Promise<DeletedRows>
}

/** What works on jobs: it holds what readers wrote in memory, and in copies of repositories. */
interface JobWorkers {
  /** Stops the project’s jobs; gives back how to let them begin anew. */
  hold: (projectId: string) => Promise<() => Promise<void>>
  /** Removes the copies of the project’s repositories; called while its jobs are held. */
  forget: (projectId: string) => Promise<void>
}

export const createPersonalDataStore = (database: Database, workers?: JobWorkers): PersonalDataStore => ({
  async readThread(projectId, threadId) {
    const row = await database
      .selectFrom('threads')
      .selectAll()
      .where('id', '=', threadId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!row) return
    // The store of the threads wrote them.
    const messages = JSON.parse(row.messages) as RequestMessage[]
    const reply = await readReply(database, row)
    return {
      threadId,
      fp: row.fp,
      messages: reply ? [...messages, reply] : messages,
      createdAt: row.created_at,
      updatedAt: row.updated_at
    }
  },
  records: (projectId, subject, query) => readRecords(database, projectId, subject, query),
  async delete(projectId, subject) {
    // Before the rows are gone, so that whoever is interrupted can begin again.
    const takenOut = await takeOutOfJobs(database, projectId, subject)
    if (takenOut === 0) return { ...(await deleteRows(database, projectId, subject)), jobTexts: 0 }
    const release = await workers?.hold(projectId)
    try {
      // What was written until the jobs stood still.
      const more = await takeOutOfJobs(database, projectId, subject)
      await workers?.forget(projectId)
      return { ...(await deleteRows(database, projectId, subject)), jobTexts: takenOut + more }
    } finally {
      await release?.()
    }
  }
})

const readRecords = async (
  database: Database,
  projectId: string,
  subject: Subject,
  { limit, after }: RecordsQuery
): Promise<{ records: ReaderRecord[]; next: string | undefined }> => {
  const records: ReaderRecord[] = []
  const [begun, place] = [after?.[0], after?.slice(1)]
  let last = ''
  for (const { letter, read } of recordStages(database, projectId, subject)) {
    if (begun !== undefined && letter < begun) continue
    for (const { record, place: at } of await read(letter === begun ? place : undefined, limit + 1 - records.length)) {
      if (records.length === limit) return { records, next: last }
      records.push(record)
      last = letter + at
    }
  }
  return { records, next: undefined }
}

const deleteRows = (database: Database, projectId: string, subject: Subject) =>
  database.transaction().execute(async transaction => {
    const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows)
    const deleteFrom = (table: 'threads' | 'answers' | 'running_answers' | 'feedback') =>
      transaction
        .deleteFrom(table)
        .where(builder => ofSubject(transaction, builder, table, projectId, subject))
        .executeTakeFirst()
        .then(count)
    const threads = await deleteFrom('threads')
    const questions = await deleteFrom('answers')
    // Parts of the same answers, which are not counted twice.
    await deleteFrom('running_answers')
    // Last, because conversations are found by it.
    return { threads, questions, feedback: await deleteFrom('feedback') }
  })

/** Letters of a reader that are looked for at a time. */
const mostLetters = 5_000_000

const takeOutOfJobs = async (database: Database, projectId: string, subject: Subject): Promise<number> => {
  const job = await database.selectFrom('jobs').select('id').where('project_id', '=', projectId).executeTakeFirst()
  if (!job) return 0
  let [taken, letters] = [0, 0]
  let words = new Set<string>()
  const takeOut = async () => {
    taken += await deleteFromJobs(database, projectId, createRedaction(words))
    words = new Set()
    letters = 0
  }
  for await (const text of wordsOf(database, projectId, subject)) {
    words.add(text)
    letters += text.length
    if (letters >= mostLetters) await takeOut()
  }
  if (words.size > 0) await takeOut()
  return taken
}

/** Rows that are read at a time: a conversation may hold a megabyte. */
const batch = 50

/** What a reader wrote, to be found where it is quoted. */
async function* wordsOf(database: Database, projectId: string, subject: Subject): AsyncGenerator<string> {
  let after: string | undefined
  for (;;) {
    const { records, next } = await readRecords(database, projectId, subject, { limit: batch, after })
    for (const record of records) yield* wordsIn(record)
    if (next === undefined) return
    after = next
  }
}

const wordsIn = (record: ReaderRecord): string[] => {
  if (record.kind === 'question') return [record.question]
  if (record.kind === 'conversation')
    return record.messages.filter(({ role }) => role === 'user').map(message => messageText(message))
  return [record.comment, record.contact, record.code].filter(text => typeof text === 'string')
}
