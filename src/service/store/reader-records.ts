import type { QuestionEntry, ReaderRecord, RequestMessage, Subject } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { toEntry } from './feedback.ts'
import { settledPlace } from './places.ts'
import { readReply } from './replies.ts'
import { ofSubject } from './subjects.ts'

/** A record with its place among those of its kind. */
interface Placed {
  record: ReaderRecord
  place: string
}

interface Stage {
  /** Prefix of the stage’s places in cursors. Prefixes sort in the order of the stages. */
  letter: string
  read: (after: string | undefined, limit: number) => Promise<Placed[]>
}

/** The stored records of a subject, kind by kind. */
export const recordStages = (database: Database, projectId: string, subject: Subject): Stage[] => [
  {
    letter: 'a',
    async read(after = '', limit) {
      const rows = await database
        .selectFrom('threads')
        .selectAll()
        .where(builder => ofSubject(database, builder, 'threads', projectId, subject))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return Promise.all(
        rows.map(async row => {
          const reply = await readReply(database, row)
          const record: ReaderRecord = {
            kind: 'conversation',
            id: row.id,
            fp: row.fp,
            threadId: row.id,
            createdAt: row.created_at,
            updatedAt: row.updated_at,
            // A safe cast, because the thread store wrote it.
            messages: [...(JSON.parse(row.messages) as RequestMessage[]), ...(reply ? [reply] : [])]
          }
          return { record, place: row.id }
        })
      )
    }
  },
  {
    letter: 'b',
    async read(after = '0', limit) {
      const rows = await database
        .selectFrom('answers')
        .selectAll()
        .where(builder => ofSubject(database, builder, 'answers', projectId, subject))
        .where('sequence', '>', Number(after))
        .where('sequence', '<=', await settledPlace(database, 'answers'))
        .orderBy('sequence')
        .limit(limit)
        .execute()
      return rows.map(row => {
        const { id, fp, question, answer, outcome, path, language } = row
        // A safe cast, because the answer store wrote it. Other fields are internal.
        const sources = (JSON.parse(row.sources) as QuestionEntry['sources']).map(({ url, title }) => ({ url, title }))
        const facts = { id, fp, threadId: row.thread_id, createdAt: row.created_at }
        return {
          record: { kind: 'question', ...facts, question, answer, outcome, sources, path, language },
          place: String(row.sequence)
        }
      })
    }
  },
  {
    letter: 'c',
    async read(after = '0', limit) {
      const rows = await database
        .selectFrom('feedback')
        .selectAll()
        .where(builder => ofSubject(database, builder, 'feedback', projectId, subject))
        .where('sequence', '>', Number(after))
        .where('sequence', '<=', await settledPlace(database, 'feedback'))
        .orderBy('sequence')
        .limit(limit)
        .execute()
      return rows.map(row => ({
        record: {
          ...toEntry(row),
          kind: 'feedback',
          fp: row.fp,
          threadId: row.thread_id,
          createdAt: row.created_at
        },
        place: String(row.sequence)
      }))
    }
  }
]
