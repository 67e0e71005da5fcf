import type { Gap, QuestionEntry } from '../../../protocol/index.ts'
import type { AdminClient } from '../../client/client.ts'
import type { CallOptions } from '../../client/feedback.ts'
import type { GapsQuery } from '../../client/questions.ts'

/** A gap with its questions, the newest first. */
export interface OpenGap {
  gap: Gap
  entries: QuestionEntry[]
}

/** Most gaps that one request returns, and most questions of a gap that a prompt quotes. */
const max = { gaps: 100, questions: 40 }

/** The gaps of a period, by default the last 30 days, most asked first. */
export const listGaps = (admin: AdminClient, query: GapsQuery, options: CallOptions): Promise<Gap[]> =>
  admin.questions.gaps({ ...query, limit: max.gaps }, options)

/** Reads the questions of a gap. */
export const readGap = async (admin: AdminClient, gap: Gap, options: CallOptions): Promise<OpenGap> => {
  const messageId = gap.questions.slice(-max.questions)
  const { questions } = await admin.questions.list({ messageId, limit: max.questions }, options)
  return { gap, entries: questions.toReversed() }
}
