import type { QuestionEntry } from '../../protocol/index.ts'
import type { Columns } from '../export/csv.ts'

export const questionColumns: Columns<QuestionEntry> = {
  names: [
    'id',
    'createdAt',
    'question',
    'answer',
    'outcome',
    'helpful',
    'comment',
    'path',
    'language',
    'sources',
    'threadId',
    'messageId'
  ],
  fieldsOf({ feedback, ...entry }) {
    return { ...questionFields(entry), helpful: feedback?.helpful, comment: feedback?.comment }
  }
}

/** The fields of a question for a spreadsheet, with the sources as one text, one address a line. */
export const questionFields = ({ sources, ...entry }: Omit<QuestionEntry, 'feedback'>): Record<string, unknown> => ({
  ...entry,
  sources: sources.map(({ url }) => url).join('\n')
})
