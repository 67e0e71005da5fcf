import type { FeedbackEntry } from '../../../protocol/index.ts'
import { csvHeader, csvRows } from './csv.ts'
import type { FormatName } from './format-names.ts'

/** How entries become a file, piece by piece. */
export interface Format {
  head: string
  /** @param before how many entries were written before these */
  rows(entries: readonly FeedbackEntry[], before: number): string
  tail: string
}

/** A byte order mark: without it, spreadsheets on Windows read UTF-8 as something else. */
const byteOrderMark = '\uFEFF'

/** @param bom whether csv begins with a byte order mark */
export const createFormat = (name: FormatName, bom: boolean): Format => formats[name](bom)

const formats: Record<FormatName, (bom: boolean) => Format> = {
  csv: bom => ({ head: (bom ? byteOrderMark : '') + csvHeader(), rows: csvRows, tail: '' }),
  ndjson: () => ({ head: '', rows: entries => entries.map(entry => `${JSON.stringify(entry)}\n`).join(''), tail: '' }),
  json: () => ({
    head: '[',
    rows: (entries, before) =>
      entries.map((entry, index) => `${before + index > 0 ? ',' : ''}\n${JSON.stringify(entry)}`).join(''),
    tail: '\n]\n'
  })
}
