import type { Outcome, QuestionEntry } from '../../protocol/index.ts'

/** Counts of questions. */
export interface QuestionCounts {
  questions: number
  outcomes: Record<Outcome, number>
  /** Answers that a reader rated, and how many of these ratings are negative. */
  judged: number
  bad: number
}

export interface QuestionSummary extends QuestionCounts {
  byLanguage: Record<string, number>
  /** Number of pages on which readers asked. */
  pages: number
  /** The pages with the most unanswered or badly rated questions, the worst first. */
  worstPages: (QuestionCounts & { path: string; unanswered: number })[]
  /** Counts by UTC day in order, without days that have no question. */
  days: (QuestionCounts & { date: string })[]
}

/** @param top how many of the worst pages are listed */
export const summarizeQuestions = async (
  questions: AsyncIterable<QuestionEntry>,
  top: number
): Promise<QuestionSummary> => {
  const total = noQuestions()
  const pages = new Map<string, QuestionCounts>()
  const days = new Map<string, QuestionCounts>()
  const byLanguage = new Map<string, number>()
  for await (const entry of questions) {
    countQuestion(total, entry)
    if (entry.path !== null) countQuestion(countsAt(pages, entry.path), entry)
    countQuestion(countsAt(days, entry.createdAt.slice(0, 10)), entry)
    const language = entry.language ?? '(unknown)'
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1)
  }
  const worst = [...pages]
    .map(([path, counts]) => ({ path, unanswered: unansweredOf(counts), ...counts }))
    .filter(({ unanswered, bad }) => unanswered + bad > 0)
    .sort((a, b) => b.unanswered + b.bad - a.unanswered - a.bad || (a.path < b.path ? -1 : 1))
  return {
    ...total,
    byLanguage: Object.fromEntries([...byLanguage].sort(([, a], [, b]) => b - a)),
    pages: pages.size,
    worstPages: worst.slice(0, top),
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, counts]) => ({ date, ...counts }))
  }
}

export const noQuestions = (): QuestionCounts => ({
  questions: 0,
  outcomes: { answered: 0, unsure: 0, refused: 0, failed: 0 },
  judged: 0,
  bad: 0
})

export const countQuestion = (counts: QuestionCounts, { outcome, feedback }: QuestionEntry): void => {
  counts.questions++
  counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + 1
  if (!feedback) return
  counts.judged++
  if (!feedback.helpful) counts.bad++
}

/** Number of questions that the docs do not answer, or may not answer. */
export const unansweredOf = ({ outcomes }: QuestionCounts): number => outcomes.refused + outcomes.unsure

const countsAt = (map: Map<string, QuestionCounts>, key: string): QuestionCounts => {
  const counts = map.get(key) ?? noQuestions()
  map.set(key, counts)
  return counts
}
