import type { Database } from './database.ts'

/** Who may go on with an answer: who has asked, with the same key. */
export interface AnswerReader {
  projectId: string
  fp: string
  keyId: string
}

export interface NewRunningAnswer extends AnswerReader {
  /** The id of the message that answers. */
  id: string
  threadId: string
  /** ISO 8601; it is deleted then, if its end is never told. */
  expiresAt: string
}

/** Events of an answer, as lines; the first of them has the number `from`. */
interface EventsPiece {
  id: string
  from: number
  events: string[]
}

/** What is known of an answer behind so many of its events. */
export interface RunningAnswerState {
  threadId: string
  events: string[]
  /** No more will come. */
  isOver: boolean
  /** Grows while the instance that writes it lives and somebody looks at it. */
  looksSeen: number
}

/** The events of answers under way: kept until shortly after their end, so that a reader can go on anywhere. */
export interface RunningAnswerStore {
  begin: (answers: NewRunningAnswer[]) => Promise<void>
  /** Keeps what is new, but of answers that were deleted meanwhile. */
  add: (pieces: EventsPiece[]) => Promise<void>
  end: (ids: string[], expiresAt: string) => Promise<void>
  /** Of these answers, those that somebody has looked at since the last time, and whether their reader has said Stop. */
  watch: (ids: string[]) => Promise<{ id: string; isStopped: boolean }[]>
  /** `undefined` for everybody else. */
  read: (id: string, reader: AnswerReader, after: number) => Promise<RunningAnswerState | undefined>
  /** Says that it is being looked at. */
  look: (id: string) => Promise<void>
  /** Whether this reader has such an answer. */
  stop: (id: string, reader: AnswerReader) => Promise<boolean>
  deleteBefore: (date: string) => Promise<void>
}

/** Rows of one statement: databases bound how many values it may have. */
const mostRows = 500

export const createRunningAnswerStore = (database: Database): RunningAnswerStore => ({
  async begin(answers) {
    const rows = answers.map(({ id, projectId, threadId, fp, keyId, expiresAt }) => ({
      id,
      project_id: projectId,
      thread_id: threadId,
      fp,
      key_id: keyId,
      is_over: 0,
      is_stopped: 0,
      looks: 0,
      looks_seen: 0,
      expires_at: expiresAt
    }))
    for (const some of chunksOf(rows)) {
      await database
        .insertInto('running_answers')
        .values(some)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
  },
  async add(pieces) {
    for (const some of chunksOf(pieces)) {
      const ids = some.map(({ id }) => id)
      const found = await database.selectFrom('running_answers').select('id').where('id', 'in', ids).execute()
      const kept = new Set(found.map(({ id }) => id))
      const rows = some
        .filter(({ id }) => kept.has(id))
        .map(({ id, from, events }) => ({
          answer_id: id,
          from_event: from,
          to_event: from + events.length,
          events: events.join('\n')
        }))
      if (rows.length === 0) continue
      // A piece that was written although it seemed to fail is not written twice, and may have grown since.
      await database
        .insertInto('running_answer_events')
        .values(rows)
        .onConflict(conflict =>
          conflict
            .columns(['answer_id', 'from_event'])
            .doUpdateSet(({ ref }) => ({ to_event: ref('excluded.to_event'), events: ref('excluded.events') }))
        )
        .execute()
    }
  },
  async end(ids, expiresAt) {
    for (const some of chunksOf(ids)) {
      await database
        .updateTable('running_answers')
        .set({ is_over: 1, expires_at: expiresAt })
        .where('id', 'in', some)
        .execute()
    }
  },
  async watch(ids) {
    const watched: { id: string; isStopped: boolean }[] = []
    for (const some of chunksOf(ids)) {
      const rows = await database
        .updateTable('running_answers')
        .set(({ ref }) => ({ looks_seen: ref('looks') }))
        .where('id', 'in', some)
        .where(({ eb, or }) => or([eb('looks', '<>', eb.ref('looks_seen')), eb('is_stopped', '=', 1)]))
        .returning(['id', 'is_stopped'])
        .execute()
      watched.push(...rows.map(row => ({ id: row.id, isStopped: row.is_stopped === 1 })))
    }
    return watched
  },
  async read(id, reader, after) {
    // First whether it is over: what is read behind that is then all of it.
    const row = await database
      .selectFrom('running_answers')
      .select(['thread_id', 'is_over', 'looks_seen'])
      .where('id', '=', id)
      .where('project_id', '=', reader.projectId)
      .where('fp', '=', reader.fp)
      .where('key_id', '=', reader.keyId)
      .executeTakeFirst()
    if (!row) return
    const pieces = await database
      .selectFrom('running_answer_events')
      .select(['from_event', 'events'])
      .where('answer_id', '=', id)
      .where('to_event', '>', after)
      .orderBy('from_event')
      .execute()
    const events = pieces.flatMap(piece => piece.events.split('\n').slice(Math.max(0, after - piece.from_event)))
    return { threadId: row.thread_id, events, isOver: row.is_over === 1, looksSeen: row.looks_seen }
  },
  async look(id) {
    await database
      .updateTable('running_answers')
      .set(({ eb }) => ({ looks: eb('looks', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },
  async stop(id, { projectId, fp, keyId }) {
    const { numUpdatedRows } = await database
      .updateTable('running_answers')
      .set({ is_stopped: 1 })
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('fp', '=', fp)
      .where('key_id', '=', keyId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async deleteBefore(date) {
    await database.deleteFrom('running_answers').where('expires_at', '<', date).execute()
  }
})

const chunksOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostRows) }, (_, index) =>
    items.slice(index * mostRows, (index + 1) * mostRows)
  )
