import { sql } from 'kysely'
import type { Outcome, QuestionEntry } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { settledPlace } from './places.ts'

interface QuestionQuery {
  /** Inclusive and exclusive, as ISO 8601 in UTC. */
  from?: string | undefined
  to?: string | undefined
  outcomes?: Outcome[] | undefined
  /** The reader’s rating of the answer. */
  helpful?: boolean | undefined
  /** The page that the reader was on. */
  path?: string | undefined
  threadId?: string | undefined
  messageIds?: string[] | undefined
  limit: number
  /** Only questions after this place. */
  after: number
}

interface ListedQuestions {
  questions: QuestionEntry[]
  /** Place of the last one, when there are more after it. */
  next: number | undefined
}

export interface QuestionStore {
  /** Oldest first, in the order in which answers ended, so that new ones do not move others. */
  list: (projectId: string, query: QuestionQuery) => Promise<ListedQuestions>
  /**
   * Unanswered questions, unless rated as helpful, and badly rated ones, unless their feedback is settled. Without those
   * of merged pull requests. Oldest first, of the latest `limit`.
   */
  open: (projectId: string, period: { from: string; to: string }, limit: number) => Promise<OpenQuestion[]>
}

type OpenQuestion = Pick<QuestionEntry, 'id' | 'question' | 'outcome' | 'createdAt'>

export const createQuestionStore = (database: Database): QuestionStore => ({
  async list(projectId, { from, to, outcomes, helpful, path, threadId, messageIds, limit, after }) {
    let query = withJudgements(database)
      .where('answers.project_id', '=', projectId)
      .where('answers.sequence', '>', after)
      .where('answers.sequence', '<=', await settledPlace(database, 'answers'))
      .orderBy('answers.sequence')
      .limit(limit + 1)
    // After a cursor, the beginning of the period needs no lookup, because the cursor is after it.
    const { first, last } = await placesOf(database, projectId, { from: after === 0 ? from : undefined, to })
    if (from) query = query.where('answers.created_at', '>=', from).where('answers.sequence', '>=', first)
    if (to) query = query.where('answers.created_at', '<', to).where('answers.sequence', '<=', last)
    if (outcomes) query = query.where('answers.outcome', 'in', outcomes)
    if (helpful !== undefined) query = query.where('answers.helpful', '=', Number(helpful))
    if (path !== undefined) query = query.where('answers.path', '=', path)
    if (threadId !== undefined) query = query.where('answers.thread_id', '=', threadId)
    if (messageIds) query = query.where('answers.id', 'in', messageIds)
    const rows = await query.execute()
    const page = rows.slice(0, limit)
    return { questions: page.map(toEntry), next: rows.length > limit ? page.at(-1)?.sequence : undefined }
  },
  async open(projectId, { from, to }, limit) {
    const { first, last } = await placesOf(database, projectId, { from, to })
    const latest = database
      .selectFrom('answers')
      .select(['sequence', 'id', 'question', 'outcome', 'created_at as createdAt'])
      .where('project_id', '=', projectId)
      .where('sequence', '>=', first)
      .where('sequence', '<=', last)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .where('id', 'not in', query =>
        query
          .selectFrom('job_links')
          .innerJoin('jobs', 'jobs.id', 'job_links.job_id')
          .select('job_links.target_id')
          .where('jobs.project_id', '=', projectId)
          .where('jobs.merged_at', 'is not', null)
          .where('job_links.kind', '=', 'question')
      )
      .orderBy('sequence', 'desc')
      .limit(limit)
    // Two queries, because each uses the index of ratings, and one condition for both would use none.
    const unanswered = await latest.where('helpful', 'is', null).where('outcome', 'in', ['refused', 'unsure']).execute()
    const bad = await latest.where('helpful', '=', 0).where(lastStatus, 'in', ['pending', 'in_progress']).execute()
    return [...unanswered, ...bad]
      .sort((a, b) => a.sequence - b.sequence)
      .slice(-limit)
      .map(({ sequence: _, ...question }) => question)
  }
})

/** The status of the latest feedback on an answer. */
const lastStatus = sql<string>`(select status from feedback where project_id = answers.project_id
  and message_id = answers.id and source = 'contextual' and helpful is not null order by sequence desc limit 1)`

/**
 * The first and last place of the answers of a period. Lists are ordered by places, because a clock may be set back;
 * without these bounds they would scan all answers before and after the period.
 */
const placesOf = async (
  database: Database,
  projectId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined }
): Promise<{ first: number; last: number }> => {
  const ofProject = database.selectFrom('answers').where('project_id', '=', projectId)
  const first =
    from &&
    (await ofProject
      .select(({ fn }) => fn.min('sequence').as('place'))
      .where('created_at', '>=', from)
      .executeTakeFirst())
  const last =
    to &&
    (await ofProject
      .select(({ fn }) => fn.max('sequence').as('place'))
      .where('created_at', '<', to)
      .executeTakeFirst())
  // Bounds that match nothing where the period has no answer.
  return {
    first: first ? (first.place ?? Number.MAX_SAFE_INTEGER) : 0,
    last: last ? (last.place ?? 0) : Number.MAX_SAFE_INTEGER
  }
}

/** Answers with their latest feedback, joined by the message id, which only a reader of the answer knows. */
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
  // A safe cast, because the answer store wrote it. Other fields are internal.
  sources: (JSON.parse(row.sources) as QuestionEntry['sources']).map(({ url, title }) => ({ url, title })),
  path: row.path,
  language: row.language,
  createdAt: row.created_at,
  feedback:
    row.judgement_id === null ? null : { id: row.judgement_id, helpful: row.helpful === 1, comment: row.comment }
})
