import type { FeedbackEntry, Gap, Outcome, QuestionEntry, ResolvedGap } from '../../protocol/index.ts'
import type { JudgedFeedback } from '../client/questions.ts'
import type { QuestionCounts } from '../questions/summarize.ts'

/** From a date to before another, as `YYYY-MM-DD` or ISO 8601. */
export interface Period {
  from: string
  to: string
}

export interface ReportPage {
  path: string
  /** Open judgements of the period: all, and those that are negative. */
  judged: number
  negative: number
  /** The newest negative ones with words, or that judge an answer. */
  entries: JudgedFeedback[]
}

/** What a docs team reads once a week. */
export interface Report {
  project: string
  period: Period
  /** As long, and before it. */
  previous: Period
  counts: QuestionCounts
  countsBefore: QuestionCounts
  days: (QuestionCounts & { date: string })[]
  /** The newest questions of each outcome. */
  newest: Record<Outcome, QuestionEntry[]>
  gaps: Gap[]
  /** What merged pull requests of jobs have answered in the period, the latest first. */
  resolvedGaps: ResolvedGap[]
  /** Those with the surest open negative feedback, the worst first. */
  pages: ReportPage[]
  /** Feedback of the period that is resolved already, the newest first, and how much that is. */
  resolved: FeedbackEntry[]
  resolvedCount: number
}
