import type { ReaderRecord } from '../../../protocol/index.ts'
import type { Columns } from '../../export/csv.ts'

/** Records of all kinds in one table: what a kind does not have is empty. */
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
