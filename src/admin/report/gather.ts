import { type FeedbackEntry, type Outcome, outcomes, type QuestionEntry } from '../../protocol/index.ts'
import type { AdminClient } from '../client/client.ts'
import type { CallOptions } from '../client/feedback.ts'
import { isOpen, sentimentOf } from '../feedback/entry.ts'
import { wilsonLowerBound } from '../feedback/wilson.ts'
import { countQuestion, noQuestions, type QuestionCounts } from '../questions/summarize.ts'
import type { Period, Report, ReportPage } from './contract.ts'

/** Most items of each kind that a report shows; readers skip longer lists. */
const max = { newest: 10, gaps: 10, pages: 8, entries: 4, resolved: 20 }

interface Wanted {
  project: string
  period: Period
}

/** Fetches everything for a report, with little more in memory than the report shows. */
export const gatherReport = async (
  admin: AdminClient,
  { project, period }: Wanted,
  options: CallOptions
): Promise<Report> => {
  const previous = periodBefore(period)
  const query = { dateFrom: period.from, dateTo: period.to }
  const asked = await gatherQuestions(admin.questions.all(query, options))
  const before = noQuestions()
  const queryBefore = { dateFrom: previous.from, dateTo: previous.to }
  for await (const entry of admin.questions.all(queryBefore, options)) countQuestion(before, entry)
  const feedback = await gatherFeedback(admin.feedback.all(query, options))
  const { gaps, resolved: resolvedGaps } = await admin.questions.gapList({ ...query, limit: max.gaps }, options)
  const pages: ReportPage[] = []
  for (const page of feedback.pages) {
    pages.push({ ...page, entries: await admin.questions.judgedBy(page.entries, options) })
  }
  return {
    project,
    period,
    previous,
    ...asked,
    countsBefore: before,
    gaps,
    resolvedGaps,
    pages,
    resolved: feedback.resolved,
    resolvedCount: feedback.resolvedCount
  }
}

/** The period of the same length that ends where this one begins. */
export const periodBefore = ({ from, to }: Period): Period => {
  const start = Date.parse(from)
  return { from: new Date(start - (Date.parse(to) - start)).toISOString(), to: new Date(start).toISOString() }
}

const gatherQuestions = async (questions: AsyncIterable<QuestionEntry>) => {
  const counts = noQuestions()
  const days = new Map<string, QuestionCounts>()
  const newest: Record<Outcome, QuestionEntry[]> = { answered: [], unsure: [], refused: [], failed: [] }
  for await (const entry of questions) {
    countQuestion(counts, entry)
    const date = entry.createdAt.slice(0, 10)
    const day = days.get(date) ?? noQuestions()
    days.set(date, day)
    countQuestion(day, entry)
    // Questions come oldest first. A platform may have other outcomes than ours.
    if (outcomes.includes(entry.outcome)) newest[entry.outcome] = [entry, ...newest[entry.outcome]].slice(0, max.newest)
  }
  // Sorts, because entries may be out of order after a clock was set back.
  const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  return { counts, days: inOrder.map(([date, day]) => ({ date, ...day })), newest }
}

const gatherFeedback = async (feedback: AsyncIterable<FeedbackEntry>) => {
  const byPath = new Map<string, { path: string; judged: number; negative: number; entries: FeedbackEntry[] }>()
  let resolved: FeedbackEntry[] = []
  let resolvedCount = 0
  for await (const entry of feedback) {
    if (entry.status === 'resolved') {
      resolvedCount++
      resolved = [entry, ...resolved].slice(0, max.resolved)
    }
    const sentiment = sentimentOf(entry)
    if (!isOpen(entry) || !sentiment || entry.path === null) continue
    const page = byPath.get(entry.path) ?? { path: entry.path, judged: 0, negative: 0, entries: [] }
    byPath.set(entry.path, page)
    page.judged++
    if (sentiment === 'positive') continue
    page.negative++
    if (saysMore(entry)) page.entries = [entry, ...page.entries].slice(0, max.entries)
  }
  const pages = [...byPath.values()]
    .filter(({ negative }) => negative > 0)
    .sort((a, b) => wilsonLowerBound(b.negative, b.judged) - wilsonLowerBound(a.negative, a.judged))
    .slice(0, max.pages)
  return { pages, resolved, resolvedCount }
}

/** Whether an entry has more to show than a negative rating. */
const saysMore = ({ comment, code, messageId }: FeedbackEntry): boolean => Boolean(comment?.trim() || code || messageId)
