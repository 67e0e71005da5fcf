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
  /** Only records after this place: the `next` of an earlier page. */
  after?: string | undefined
}

/** Readers’ stored data, for requests to show or delete it. */
export interface PersonalDataStore {
  readThread: (projectId: string, threadId: string) => Promise<Omit<KeptThread, 'questions'> | undefined>
  /** Conversations, then questions, then feedback, each in a stable order. */
  records: (
    projectId: string,
    subject: Subject,
    query: RecordsQuery
  ) => Promise<{ records: ReaderRecord[]; next: string | undefined }>
  /** Deletes all data of a subject, also quotes in agent jobs. The eraser then erases it from the files. */
  delete: (projectId: string, subject: Subject) => Promise<DeletedRows>
}

/** The queue and the runner of jobs, which have readers’ words in memory and in copies of repositories. */
interface JobWorkers {
  /** Stops the project’s jobs. Returns a function that starts them again. */
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
    // A safe cast, because the thread store wrote it.
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
    // Before the rows are deleted, so that an interrupted deletion can be repeated.
    const takenOut = await takeOutOfJobs(database, projectId, subject)
    if (takenOut === 0) return { ...(await deleteRows(database, projectId, subject)), jobTexts: 0 }
    const release = await workers?.hold(projectId)
    try {
      // Again, for texts that were written until the jobs had stopped.
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
    // Not counted, because these are parts of the same answers.
    await deleteFrom('running_answers')
    // Last, because an address finds its conversations through feedback.
    return { threads, questions, feedback: await deleteFrom('feedback') }
  })

/** Most characters of a reader’s words that are searched for at a time. */
const maxLetters = 5_000_000

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
    if (letters >= maxLetters) await takeOut()
  }
  if (words.size > 0) await takeOut()
  return taken
}

/** Rows that are read at a time: a conversation may hold a megabyte. */
const batch = 50

/** The words of a reader, to find them where they are quoted. */
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
