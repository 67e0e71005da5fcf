import type { Database } from './database.ts'

/** The reader who may resume an answer: the one who has asked, with the same key. */
export interface AnswerReader {
  projectId: string
  fp: string
  keyId: string
}

export interface NewRunningAnswer extends AnswerReader {
  /** The id of the answering message. */
  id: string
  threadId: string
  /** ISO 8601. The answer is deleted then, even if its end is never stored. */
  expiresAt: string
}

/** Consecutive events of an answer, as lines; the first has the number `from`. */
interface EventsPiece {
  id: string
  from: number
  events: string[]
}

/** The state of an answer after a number of its events. */
export interface RunningAnswerState {
  threadId: string
  events: string[]
  /** Whether the answer has ended. */
  isOver: boolean
  /** A heartbeat: grows while the writing instance is alive and a reader is waiting. */
  looksSeen: number
}

/** The events of running answers, kept until shortly after their end, so that readers can resume them on any instance. */
export interface RunningAnswerStore {
  begin: (answers: NewRunningAnswer[]) => Promise<void>
  /** Stores new events, except those of answers that were deleted meanwhile. */
  add: (pieces: EventsPiece[]) => Promise<void>
  end: (ids: string[], expiresAt: string) => Promise<void>
  /** Of these answers, those for which a reader has waited since the last call, and whether the reader has stopped them. */
  watch: (ids: string[]) => Promise<{ id: string; isStopped: boolean }[]>
  /** Reads the events after a number; `undefined` for another reader. */
  read: (id: string, reader: AnswerReader, after: number) => Promise<RunningAnswerState | undefined>
  /** Reports that a reader is waiting for the answer. */
  look: (id: string) => Promise<void>
  /** Marks an answer as stopped. Returns whether this reader has it. */
  stop: (id: string, reader: AnswerReader) => Promise<boolean>
  deleteBefore: (date: string) => Promise<void>
}

/** Most rows of one statement, because databases limit its parameters. */
const maxRows = 500

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
      // A repeated write finds its row, which may have succeeded before, and updates it, because it may have grown.
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
    // Reads the state before the events, so that the events of an ended answer are complete.
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
  Array.from({ length: Math.ceil(items.length / maxRows) }, (_, index) =>
    items.slice(index * maxRows, (index + 1) * maxRows)
  )
