import { type FeedbackEntry, type Outcome, outcomes, type QuestionEntry } from '../../protocol/index.ts'
import type { AdminClient } from '../client/client.ts'
import type { CallOptions } from '../client/feedback.ts'
import { isOpen, sentimentOf } from '../feedback/entry.ts'
import { wilsonLowerBound } from '../feedback/wilson.ts'
import { countQuestion, noQuestions, type QuestionCounts } from '../questions/summarize.ts'
import type { Period, Report, ReportPage } from './contract.ts'

/** How much of each a report shows; more would not be read. */
const most = { newest: 10, gaps: 10, pages: 8, entries: 4, resolved: 20 }

interface Wanted {
  project: string
  period: Period
}

/** Asks the service for all that a report tells; holds little more than what is shown, however much there is. */
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
  const { gaps, resolved: resolvedGaps } = await admin.questions.gapList({ ...query, limit: most.gaps }, options)
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
    // They come oldest first. A platform may know outcomes that we do not.
    if (outcomes.includes(entry.outcome))
      newest[entry.outcome] = [entry, ...newest[entry.outcome]].slice(0, most.newest)
  }
  // A clock that was set back leaves them out of order.
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
      resolved = [entry, ...resolved].slice(0, most.resolved)
    }
    const sentiment = sentimentOf(entry)
    if (!isOpen(entry) || !sentiment || entry.path === null) continue
    const page = byPath.get(entry.path) ?? { path: entry.path, judged: 0, negative: 0, entries: [] }
    byPath.set(entry.path, page)
    page.judged++
    if (sentiment === 'positive') continue
    page.negative++
    if (saysMore(entry)) page.entries = [entry, ...page.entries].slice(0, most.entries)
  }
  const pages = [...byPath.values()]
    .filter(({ negative }) => negative > 0)
    .sort((a, b) => wilsonLowerBound(b.negative, b.judged) - wilsonLowerBound(a.negative, a.judged))
    .slice(0, most.pages)
  return { pages, resolved, resolvedCount }
}

/** Whether there is more to show of it than that it is negative. */
const saysMore = ({ comment, code, messageId }: FeedbackEntry): boolean => Boolean(comment?.trim() || code || messageId)
