import { type FeedbackEntry, isCodeSnippetFeedback } from '../../../protocol/index.ts'
import { isOpen, isSettled, sentimentOf } from '../entry.ts'
import { wilsonLowerBound } from '../wilson.ts'

/** The open negative feedback of one page. */
export interface Complaint {
  path: string
  judged: number
  negative: number
  /** Open negative entries with words or code, the newest first, at most `maxEntries`. */
  entries: FeedbackEntry[]
  /** Ids of the open negative entries without words or code. */
  wordless: string[]
}

export interface Wanted {
  /** Paths of pages; when empty, the worst pages are chosen. */
  pages: string[]
  /** Number of worst pages to choose. */
  worst: number
  /** Only entries that no job was started for. */
  untouched?: boolean
}

/** Most entries of one page that a prompt quotes; more would repeat the same. */
const maxEntries = 20

/** Groups the open negative feedback by page; leaves out pages without any. */
export const gatherComplaints = async (
  feedback: AsyncIterable<FeedbackEntry>,
  { pages, worst, untouched = false }: Wanted
): Promise<Complaint[]> => {
  const byPath = new Map<string, Complaint>()
  for await (const entry of feedback) {
    const { path } = entry
    if (path === null || (pages.length > 0 && !pages.includes(path))) continue
    const complaint = byPath.get(path) ?? { path, judged: 0, negative: 0, entries: [], wordless: [] }
    byPath.set(path, complaint)
    take(complaint, entry, untouched)
  }
  const complaints = [...byPath.values()]
    .filter(({ entries, wordless }) => entries.length + wordless.length > 0)
    .sort((a, b) => wilsonLowerBound(b.negative, b.judged) - wilsonLowerBound(a.negative, a.judged))
  return pages.length > 0 ? complaints : complaints.slice(0, worst)
}

const take = (complaint: Complaint, entry: FeedbackEntry, untouched: boolean): void => {
  const sentiment = sentimentOf(entry)
  if (!sentiment || isSettled(entry)) return
  complaint.judged++
  if (sentiment === 'positive') return
  complaint.negative++
  if (!isOpen(entry) || (untouched && wasAskedFor(entry))) return
  if (!entry.comment?.trim() && !(isCodeSnippetFeedback(entry) && entry.code)) complaint.wordless.push(entry.id)
  else complaint.entries = newest([...complaint.entries, entry])
}

/** Whether a job was started for an entry; our own service says which. */
const wasAskedFor = ({ status, job }: FeedbackEntry): boolean => status === 'in_progress' || Boolean(job)

const newest = (entries: FeedbackEntry[]): FeedbackEntry[] =>
  entries.sort((a, b) => time(b).localeCompare(time(a))).slice(0, maxEntries)

const time = ({ createdAt }: FeedbackEntry): string => createdAt ?? ''
