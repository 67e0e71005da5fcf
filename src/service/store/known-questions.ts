import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listed } from './dialect.ts'

/** A stored question, with everything that decides its answer. */
export interface KnownQuestion {
  id: string
  question: string
  /** The page that the reader was on. */
  path: string | null
  /** The language that the reader was answered in. */
  language: string | null
  /** Whether its reader rated the answer as bad. */
  isBad: boolean
  /** Number of times it was asked in these words. */
  count: number
  /** The earlier questions of the same conversation, oldest first. */
  earlier: string[]
}

export interface KnownQuestionStore {
  /** The questions of a job, and those whose answers its feedback is about, most asked first. */
  ofJob: (jobId: string, max: number) => Promise<{ questions: KnownQuestion[]; all: number }>
  /** Other questions among the latest `latest`: the most asked first, and of those the latest. */
  others: (projectId: string, jobId: string, bounds: { latest: number; max: number }) => Promise<KnownQuestion[]>
}

/** Most earlier questions of a conversation. */
const maxEarlier = 6

export const createKnownQuestionStore = (database: Database): KnownQuestionStore => {
  const ofJob = (jobId: string) =>
    database
      .selectFrom('job_links')
      .leftJoin('feedback', 'feedback.id', 'job_links.target_id')
      .select(
        sql<string>`case job_links.kind when 'question' then job_links.target_id else feedback.message_id end`.as('id')
      )
      .where('job_links.job_id', '=', jobId)
      // Leaves out feedback without an answer, because one NULL would make `not in` match no question at all.
      .where(sql<boolean>`(job_links.kind = 'question' or feedback.message_id is not null)`)
  const answers = database
    .selectFrom('answers')
    .select(['id', 'question', 'path', 'language', 'helpful', 'thread_id', 'sequence'])
    .orderBy('sequence')
  const withEarlier = async (rows: Awaited<ReturnType<typeof answers.execute>>): Promise<KnownQuestion[]> => {
    const questions: KnownQuestion[] = []
    for (const { thread_id, sequence, helpful, ...row } of rows) {
      const before = await database
        .selectFrom('answers')
        .select('question')
        .where('thread_id', '=', thread_id)
        .where('sequence', '<', sequence)
        .orderBy('sequence', 'desc')
        .limit(maxEarlier)
        .execute()
      const earlier = before.map(({ question }) => question).reverse()
      questions.push({ ...row, isBad: helpful === 0, count: 1, earlier })
    }
    return questions
  }
  return {
    async ofJob(jobId, max) {
      const ids = (await ofJob(jobId).execute()).map(({ id }) => id)
      const all = distinct(await withEarlier(await answers.where('id', 'in', listed(database, ids)).execute()))
      return { questions: all.slice(0, max), all: all.length }
    },
    async others(projectId, jobId, { latest, max }) {
      const rows = await database
        .selectFrom(query =>
          query
            .selectFrom('answers')
            .select(['sequence', 'id', 'question'])
            .where('project_id', '=', projectId)
            .orderBy('sequence', 'desc')
            .limit(latest)
            .as('latest')
        )
        .select(({ fn }) => [
          sql<string>`lower(trim(question))`.as('words'),
          fn.countAll<number>().as('count'),
          fn.max('sequence').as('last')
        ])
        .where('id', 'not in', ofJob(jobId))
        .groupBy('words')
        .orderBy('count', 'desc')
        .orderBy('last', 'desc')
        .limit(max)
        .execute()
      if (rows.length === 0) return []
      const latestOfEach = rows.map(({ last }) => last)
      const found = await answers.where('sequence', 'in', latestOfEach).execute()
      const known = await withEarlier(found)
      const bySequence = new Map(found.map(({ sequence }, index) => [sequence, known[index]]))
      return rows.flatMap(({ last, count }) => {
        const question = bySequence.get(last)
        return question ? [{ ...question, count }] : []
      })
    }
  }
}

/** One question of each wording, the most asked first. */
const distinct = (questions: KnownQuestion[]): KnownQuestion[] => {
  const byWords = new Map<string, KnownQuestion>()
  for (const question of questions) {
    const words = JSON.stringify([question.question.trim().toLowerCase().replaceAll(/\s+/g, ' '), question.earlier])
    const same = byWords.get(words)
    if (same) same.count++
    else byWords.set(words, { ...question })
  }
  return [...byWords.values()].sort((a, b) => b.count - a.count)
}
