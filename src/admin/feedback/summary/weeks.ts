import type { FeedbackEntry } from '../../../protocol/index.ts'
import { type Counts, count, emptyCounts } from './counts.ts'

export interface WeekSummary extends Counts {
  /** Date of its Monday in UTC: `2026-03-02`. */
  start: string
}

const day = 86_400_000
const week = 7 * day
/** The first Monday of Unix time, January 5, 1970. */
const firstMonday = 4 * day
const maxWeeks = 104

/** Counts entries by week. Ignores dates after tomorrow, which come from a wrong clock and would extend the list of weeks. */
export const createWeeks = (now = Date.now()) => {
  const byStart = new Map<number, Counts>()
  const weeks = {
    undated: 0,
    add(entry: FeedbackEntry) {
      const time = Date.parse(entry.createdAt ?? '')
      if (Number.isNaN(time) || time > now + day) {
        weeks.undated++
        return
      }
      const start = Math.floor((time - firstMonday) / week) * week + firstMonday
      const counts = byStart.get(start) ?? emptyCounts()
      byStart.set(start, counts)
      count(counts, entry)
    },
    /** All weeks from the first to the last, also those without feedback. */
    list(): WeekSummary[] {
      const starts = [...byStart.keys()].sort((a, b) => a - b)
      const last = starts.at(-1)
      if (last === undefined) return []
      const first = Math.max(starts[0] ?? last, last - (maxWeeks - 1) * week)
      return Array.from({ length: (last - first) / week + 1 }, (_, index) => {
        const start = first + index * week
        return { start: new Date(start).toISOString().slice(0, 10), ...(byStart.get(start) ?? emptyCounts()) }
      })
    }
  }
  return weeks
}
