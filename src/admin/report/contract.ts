import type { FeedbackEntry, Gap, Outcome, QuestionEntry, ResolvedGap } from '../../protocol/index.ts'
import type { JudgedFeedback } from '../client/questions.ts'
import type { QuestionCounts } from '../questions/summarize.ts'

/** A period; `from` is inclusive, `to` exclusive. Both are `YYYY-MM-DD` or ISO 8601. */
export interface Period {
  from: string
  to: string
}

export interface ReportPage {
  path: string
  /** Number of open ratings in the period: all, and the negative ones. */
  judged: number
  negative: number
  /** The newest negative entries that have words or are about an answer. */
  entries: JudgedFeedback[]
}

/** The weekly report of a docs team. */
export interface Report {
  project: string
  period: Period
  /** The period of the same length before it. */
  previous: Period
  counts: QuestionCounts
  countsBefore: QuestionCounts
  days: (QuestionCounts & { date: string })[]
  /** The newest questions of each outcome. */
  newest: Record<Outcome, QuestionEntry[]>
  gaps: Gap[]
  /** Gaps that merged pull requests of jobs have resolved in the period, the latest first. */
  resolvedGaps: ResolvedGap[]
  /** Pages by the Wilson lower bound of their open negative feedback, the worst first. */
  pages: ReportPage[]
  /** Feedback of the period that is resolved already, the newest first, and the total number of it. */
  resolved: FeedbackEntry[]
  resolvedCount: number
}
