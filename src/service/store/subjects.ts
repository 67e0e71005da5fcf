import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Subject } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { anyCase } from './dialect.ts'
import type { Tables } from './tables.ts'

type Held = 'threads' | 'answers' | 'running_answers' | 'feedback'

/**
 * The condition for rows that belong to a subject. To an address belong only the feedback with it and the conversations
 * that this is about, because anybody may have typed the address, and the rest of their data is not the subject’s.
 */
export const ofSubject = (
  database: Database,
  builder: ExpressionBuilder<Tables, Held>,
  table: Held,
  projectId: string,
  subject: Subject
): Expression<SqlBool> => {
  const inProject = sql<SqlBool>`${sql.ref(`${table}.project_id`)} = ${projectId}`
  const thread = sql.ref(table === 'threads' ? 'threads.id' : `${table}.thread_id`)
  if ('fp' in subject) return builder.and([inProject, sql<SqlBool>`${sql.ref(`${table}.fp`)} = ${subject.fp}`])
  if ('threadId' in subject) return builder.and([inProject, sql<SqlBool>`${thread} = ${subject.threadId}`])
  const same = sql<SqlBool>`${anyCase(database, sql.ref('contact'))} = ${anyCase(database, sql`${subject.contact}`)}`
  // Only conversations of the same reader, because feedback may name any conversation.
  const ofContact = sql<SqlBool>`(${thread}, ${sql.ref(`${table}.fp`)}) in (select thread_id, fp from feedback
    where project_id = ${projectId} and ${same} and thread_id is not null)`
  if (table !== 'feedback') return builder.and([inProject, ofContact])
  return builder.and([inProject, builder.or([same, ofContact])])
}
