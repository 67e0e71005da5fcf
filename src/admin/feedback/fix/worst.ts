import type { AdminClient } from '../../client/client.ts'
import type { CallOptions } from '../../client/feedback.ts'
import type { ListQuery } from '../../client/list-query.ts'
import { writeGapPrompt } from './gap-prompt.ts'
import { gatherComplaints } from './gather.ts'
import { listGaps, readGap } from './gather-gap.ts'
import { type Prompt, writePrompt } from './prompt.ts'

/**
 * The prompt for the problem that most readers met and no job works on: a gap, by the number of its questions, or a page,
 * by its open negative feedback. Skips what a job has failed on, so that a schedule does not start it again and again.
 */
export const worstPrompt = async (
  admin: AdminClient,
  query: Pick<ListQuery, 'dateFrom' | 'dateTo'>,
  options: CallOptions
): Promise<Prompt | undefined> => {
  const gap = (await listGaps(admin, query, options)).find(({ job }) => job === null)
  const wanted = { pages: [], worst: Number.POSITIVE_INFINITY, untouched: true }
  const complaints = await gatherComplaints(admin.feedback.all(query, options), wanted)
  const [page] = complaints.sort((a, b) => openIn(b) - openIn(a))
  if (gap && (!page || gap.count >= openIn(page))) return writeGapPrompt(await readGap(admin, gap, options))
  return page && writePrompt([page])
}

const openIn = ({ entries, wordless }: { entries: unknown[]; wordless: unknown[] }): number =>
  entries.length + wordless.length
