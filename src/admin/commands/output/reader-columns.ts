import type { ReaderRecord } from '../../../protocol/index.ts'
import type { Columns } from '../../export/csv.ts'

/** The columns of a table with records of all kinds; cells that a kind does not have are empty. */
export const readerColumns: Columns<ReaderRecord> = {
  names: [
    'kind',
    'id',
    'createdAt',
    'fp',
    'threadId',
    'path',
    'question',
    'answer',
    'helpful',
    'comment',
    'contact',
    'code',
    'messages'
  ],
  fieldsOf: record => ({ ...record })
}
