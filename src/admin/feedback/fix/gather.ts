import { type FeedbackEntry, isCodeSnippetFeedback } from '../../../protocol/index.ts'
import { badness, isOpen, judgementOf } from '../sentiment.ts'

/** The open negative feedback of one page. */
export interface Complaint {
  path: string
  judged: number
  negative: number
  /** Open negative entries with words or code, the newest first, at most `mostEntries`. */
  entries: FeedbackEntry[]
  /** Ids of the open negative entries that say nothing more. */
  silent: string[]
}

export interface Wanted {
  /** Paths of pages; when there are none, the worst ones are taken. */
  pages: string[]
  /** How many of the worst pages. */
  worst: number
}

/** Entries of one page that an agent is told of; a hundred more would say the same. */
const mostEntries = 20

/** Goes through all feedback and keeps what an agent could mend. Pages without open negative feedback are left out. */
export const gatherComplaints = async (
  feedback: AsyncIterable<FeedbackEntry>,
  { pages, worst }: Wanted
): Promise<Complaint[]> => {
  const byPath = new Map<string, Complaint>()
  for await (const entry of feedback) {
    const { path } = entry
    if (path === null || (pages.length > 0 && !pages.includes(path))) continue
    const complaint = byPath.get(path) ?? { path, judged: 0, negative: 0, entries: [], silent: [] }
    byPath.set(path, complaint)
    take(complaint, entry)
  }
  const complaints = [...byPath.values()]
    .filter(({ entries, silent }) => entries.length + silent.length > 0)
    .sort((a, b) => badness(b.negative, b.judged) - badness(a.negative, a.judged))
  return pages.length > 0 ? complaints : complaints.slice(0, worst)
}

const take = (complaint: Complaint, entry: FeedbackEntry): void => {
  const judgement = judgementOf(entry)
  if (!judgement) return
  complaint.judged++
  if (judgement === 'positive') return
  complaint.negative++
  if (!isOpen(entry)) return
  if (!entry.comment?.trim() && !(isCodeSnippetFeedback(entry) && entry.code)) complaint.silent.push(entry.id)
  else complaint.entries = newest([...complaint.entries, entry])
}

const newest = (entries: FeedbackEntry[]): FeedbackEntry[] =>
  entries.sort((a, b) => time(b).localeCompare(time(a))).slice(0, mostEntries)

const time = ({ createdAt }: FeedbackEntry): string => createdAt ?? ''
