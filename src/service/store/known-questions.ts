import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listed } from './dialect.ts'

/** What somebody asked, with what decides on the answer beside the words. */
export interface KnownQuestion {
  id: string
  question: string
  /** The page that the reader was on. */
  path: string | null
  /** The language that the reader was answered in. */
  language: string | null
  /** Whether its reader found the answer bad. */
  isBad: boolean
  /** How often it was asked in these words. */
  count: number
  /** What was asked before it in the same conversation, oldest first. */
  earlier: string[]
}

export interface KnownQuestionStore {
  /** What a job is to answer: its questions, and those whose answers its feedback judges, most asked first. */
  ofJob: (jobId: string, most: number) => Promise<{ questions: KnownQuestion[]; all: number }>
  /** What else was asked, the most asked first and of those the latest, of the latest `latest`. */
  others: (projectId: string, jobId: string, bounds: { latest: number; most: number }) => Promise<KnownQuestion[]>
}

/** Questions before one in its conversation that are looked at. */
const mostEarlier = 6

export const createKnownQuestionStore = (database: Database): KnownQuestionStore => {
  const ofJob = (jobId: string) =>
    database
      .selectFrom('job_links')
      .leftJoin('feedback', 'feedback.id', 'job_links.target_id')
      .select(
        sql<string>`case job_links.kind when 'question' then job_links.target_id else feedback.message_id end`.as('id')
      )
      .where('job_links.job_id', '=', jobId)
      // Feedback on a page judges no answer. One NULL among them would make `not in` hold for no question at all.
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
        .limit(mostEarlier)
        .execute()
      const earlier = before.map(({ question }) => question).reverse()
      questions.push({ ...row, isBad: helpful === 0, count: 1, earlier })
    }
    return questions
  }
  return {
    async ofJob(jobId, most) {
      const ids = (await ofJob(jobId).execute()).map(({ id }) => id)
      const all = distinct(await withEarlier(await answers.where('id', 'in', listed(database, ids)).execute()))
      return { questions: all.slice(0, most), all: all.length }
    },
    async others(projectId, jobId, { latest, most }) {
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
        .limit(most)
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

/** One of each wording, the most asked first. */
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
