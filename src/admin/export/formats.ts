import { type Columns, csvHeader, csvRows } from './csv.ts'
import type { FormatName } from './format-names.ts'

/** A file format that is written piece by piece. */
export interface Format<Entry> {
  head: string
  /** @param before how many entries were written before these */
  rows(entries: readonly Entry[], before: number): string
  tail: string
}

/** A byte order mark, without which spreadsheets on Windows do not read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** @param bom whether csv begins with a byte order mark */
export const createFormat = <Entry>(name: FormatName, columns: Columns<Entry>, bom: boolean): Format<Entry> => {
  if (name === 'ndjson') {
    return { head: '', rows: entries => entries.map(entry => `${JSON.stringify(entry)}\n`).join(''), tail: '' }
  }
  if (name === 'csv') {
    const head = (bom ? byteOrderMark : '') + csvHeader(columns)
    return { head, rows: entries => csvRows(columns, entries), tail: '' }
  }
  return {
    head: '[',
    rows: (entries, before) =>
      entries.map((entry, index) => `${before + index > 0 ? ',' : ''}\n${JSON.stringify(entry)}`).join(''),
    tail: '\n]\n'
  }
}
