import type { FeedbackEntry } from '../../../protocol/index.ts'
import { isOpen, isSettled, sentimentOf } from '../entry.ts'
import { wilsonLowerBound } from '../wilson.ts'
import { type Counts, count, emptyCounts } from './counts.ts'
import { createWeeks, type WeekSummary } from './weeks.ts'

/** The unsettled feedback of a page. */
export interface PageSummary extends Counts {
  path: string
  /** Entries with words. */
  comments: number
  /** Entries that nobody has resolved or dismissed. */
  open: number
  /** The newest negative comments. */
  latest: { createdAt: string | null; comment: string }[]
}

export interface Summary extends Counts {
  /** Entries without a valid date; they are in no week. */
  undated: number
  bySource: Record<string, number>
  byStatus: Record<string, number>
  /** How many pages have feedback. */
  pages: number
  /** Pages by the Wilson lower bound of their negative share, the worst first. Settled entries do not count. */
  worstPages: PageSummary[]
  /** Consecutive weeks, the newest last; at most two years. */
  weeks: WeekSummary[]
}

/** @param top how many of the worst pages are listed */
export const summarize = async (entries: AsyncIterable<FeedbackEntry>, top: number): Promise<Summary> => {
  const total = emptyCounts()
  const pages = new Map<string, PageSummary>()
  const weeks = createWeeks()
  const bySource = new Map<string, number>()
  const byStatus = new Map<string, number>()
  for await (const entry of entries) {
    const path = entry.path ?? '(no page)'
    const page = pages.get(path) ?? { path, ...emptyCounts(), comments: 0, open: 0, latest: [] }
    pages.set(path, page)
    count(total, entry)
    if (!isSettled(entry)) {
      count(page, entry)
      const comment = entry.comment?.trim()
      if (comment) page.comments++
      if (comment && sentimentOf(entry) === 'negative') addLatest(page, entry.createdAt ?? null, comment)
    }
    if (isOpen(entry)) page.open++
    weeks.add(entry)
    add(bySource, entry.source ?? '(none)')
    add(byStatus, entry.status ?? '(none)')
  }
  return {
    ...total,
    undated: weeks.undated,
    bySource: Object.fromEntries(bySource),
    byStatus: Object.fromEntries(byStatus),
    pages: pages.size,
    worstPages: worst([...pages.values()]).slice(0, top),
    weeks: weeks.list()
  }
}

/** Most comments that are kept for each page, so that memory does not grow with their number. */
const maxLatest = 3

/** Adds a comment. Entries come oldest first, so the last ones to come count as the latest. */
const addLatest = (page: PageSummary, createdAt: string | null, comment: string) => {
  page.latest = [{ createdAt, comment }, ...page.latest].slice(0, maxLatest)
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const worst = (pages: PageSummary[]): PageSummary[] =>
  pages
    .filter(({ negative }) => negative > 0)
    .sort((a, b) => score(b) - score(a) || b.negative - a.negative || (a.path < b.path ? -1 : 1))

const score = ({ negative, judged }: PageSummary) => wilsonLowerBound(negative, judged)
