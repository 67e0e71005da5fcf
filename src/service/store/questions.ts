import { sql } from 'kysely'
import type { Outcome, QuestionEntry } from '../../protocol/index.ts'
import type { Database } from './database.ts'

interface QuestionQuery {
  /** Inclusive and exclusive, as ISO 8601 in UTC. */
  from?: string | undefined
  to?: string | undefined
  outcomes?: Outcome[] | undefined
  /** What its reader said of the answer. */
  helpful?: boolean | undefined
  /** The page that the reader was on. */
  path?: string | undefined
  threadId?: string | undefined
  messageIds?: string[] | undefined
  limit: number
  /** Questions behind this place only. */
  after: number
}

interface ListedQuestions {
  questions: QuestionEntry[]
  /** Place of the last one, when there are more behind it. */
  next: number | undefined
}

export interface QuestionStore {
  /** Oldest first, in the order in which answers ended, so that what is added meanwhile moves nothing. */
  list: (projectId: string, query: QuestionQuery) => Promise<ListedQuestions>
  /**
   * What got no answer, unless its reader was content, and what got a bad one, unless that is settled: oldest first, of
   * the latest `limit`.
   */
  open: (projectId: string, period: { from: string; to: string }, limit: number) => Promise<OpenQuestion[]>
}

type OpenQuestion = Pick<QuestionEntry, 'id' | 'question' | 'outcome' | 'createdAt'>

export const createQuestionStore = (database: Database): QuestionStore => ({
  async list(projectId, { from, to, outcomes, helpful, path, threadId, messageIds, limit, after }) {
    let query = withJudgements(database)
      .where('answers.project_id', '=', projectId)
      .where('answers.sequence', '>', after)
      .orderBy('answers.sequence')
      .limit(limit + 1)
    if (from) query = query.where('answers.created_at', '>=', from)
    if (to) query = query.where('answers.created_at', '<', to)
    if (outcomes) query = query.where('answers.outcome', 'in', outcomes)
    if (helpful !== undefined) query = query.where('judgement.helpful', '=', Number(helpful))
    if (path !== undefined) query = query.where('answers.path', '=', path)
    if (threadId !== undefined) query = query.where('answers.thread_id', '=', threadId)
    if (messageIds) query = query.where('answers.id', 'in', messageIds)
    const rows = await query.execute()
    const page = rows.slice(0, limit)
    return { questions: page.map(toEntry), next: rows.length > limit ? page.at(-1)?.sequence : undefined }
  },
  async open(projectId, { from, to }, limit) {
    const rows = await withJudgements(database)
      .where('answers.project_id', '=', projectId)
      .where('answers.created_at', '>=', from)
      .where('answers.created_at', '<', to)
      .where(({ eb, or, and }) =>
        or([
          and([eb('answers.outcome', 'in', ['refused', 'unsure']), eb('judgement.id', 'is', null)]),
          and([eb('judgement.helpful', '=', 0), eb('judgement.status', 'in', ['pending', 'in_progress'])])
        ])
      )
      .orderBy('answers.sequence', 'desc')
      .limit(limit)
      .execute()
    return rows
      .reverse()
      .map(({ id, question, outcome, created_at: createdAt }) => ({ id, question, outcome, createdAt }))
  }
})

/** Each answer with the last entry that judges it: only who was shown an answer knows the id of its message. */
const withJudgements = (database: Database) =>
  database
    .selectFrom('answers')
    .leftJoin('feedback as judgement', join =>
      join.on(
        'judgement.sequence',
        '=',
        sql<number>`(select max(sequence) from feedback where project_id = ${sql.ref('answers.project_id')}
          and message_id = ${sql.ref('answers.id')} and source = 'contextual' and helpful is not null)`
      )
    )
    .select([
      'answers.sequence',
      'answers.id',
      'answers.thread_id',
      'answers.question',
      'answers.answer',
      'answers.outcome',
      'answers.sources',
      'answers.path',
      'answers.language',
      'answers.created_at',
      'judgement.id as judgement_id',
      'judgement.helpful',
      'judgement.comment'
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withJudgements>['execute']>>[number]

const toEntry = (row: Row): QuestionEntry => ({
  id: row.id,
  threadId: row.thread_id,
  messageId: row.id,
  question: row.question,
  answer: row.answer,
  outcome: row.outcome,
  // The store of the answers wrote them; what else they hold is its own.
  sources: (JSON.parse(row.sources) as QuestionEntry['sources']).map(({ url, title }) => ({ url, title })),
  path: row.path,
  language: row.language,
  createdAt: row.created_at,
  feedback:
    row.judgement_id === null ? null : { id: row.judgement_id, helpful: row.helpful === 1, comment: row.comment }
})
