import type { Gap, QuestionEntry } from '../../../protocol/index.ts'
import type { AdminClient } from '../../client/client.ts'
import type { CallOptions } from '../../client/feedback.ts'
import type { GapsQuery } from '../../client/questions.ts'

/** A gap with what was asked, the newest first. */
export interface OpenGap {
  gap: Gap
  entries: QuestionEntry[]
}

/** The most gaps that one request gives, and the most questions of a gap that a prompt quotes. */
const most = { gaps: 100, questions: 40 }

/** The gaps of a period, by default the last 30 days, most asked first. */
export const listGaps = (admin: AdminClient, query: GapsQuery, options: CallOptions): Promise<Gap[]> =>
  admin.questions.gaps({ ...query, limit: most.gaps }, options)

/** A gap with the words of its readers. */
export const readGap = async (admin: AdminClient, gap: Gap, options: CallOptions): Promise<OpenGap> => {
  const messageId = gap.questions.slice(-most.questions)
  const { questions } = await admin.questions.list({ messageId, limit: most.questions }, options)
  return { gap, entries: questions.toReversed() }
}
