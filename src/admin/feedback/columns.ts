import type { FeedbackEntry } from '../../protocol/index.ts'
import type { JudgedFeedback } from '../client/questions.ts'
import type { Columns } from '../export/csv.ts'
import { questionFields } from '../questions/columns.ts'

/** The fields of the interface. */
const fields = [
  'id',
  'createdAt',
  'path',
  'source',
  'status',
  'helpful',
  'comment',
  'contact',
  'code',
  'filename',
  'lang'
] as const

export const feedbackColumns: Columns<FeedbackEntry> = { names: fields, fieldsOf: entry => entry }

/** The feedback columns, with the question, the answer and the sources that an entry is about. */
export const judgedColumns: Columns<JudgedFeedback> = {
  names: [...fields, 'question', 'answer', 'outcome', 'sources'],
  fieldsOf({ judged, ...entry }) {
    const { question, answer, outcome, sources } = judged ? questionFields(judged) : {}
    return { ...entry, question, answer, outcome, sources }
  }
}
