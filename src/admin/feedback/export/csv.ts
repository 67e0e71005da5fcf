import { stringify } from 'csv-stringify/sync'
import type { FeedbackEntry } from '../../../protocol/index.ts'

/** The one header, whatever the entries hold: fields of the interface, and the rest as JSON in `other`. */
export const csvColumns = [
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
  'lang',
  'other'
] as const

export const csvHeader = (): string => csvText([csvColumns])

export const csvRows = (entries: readonly FeedbackEntry[]): string => csvText(entries.map(toRow))

const known = new Set<string>(csvColumns)

const toRow = (entry: FeedbackEntry): unknown[] => {
  const rest = Object.entries(entry).filter(([field]) => field === 'other' || !known.has(field))
  const other = rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null
  return csvColumns.map(column => (column === 'other' ? other : cell(entry[column])))
}

/** A field of the interface may hold what the interface does not know; that is kept as JSON. */
const cell = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Texts are quoted, so that `""` is an empty text and nothing at all is none. */
const csvText = (rows: readonly (readonly unknown[])[]): string =>
  stringify(rows as unknown[][], {
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { boolean: String, string: defused }
  })

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front. The library’s own `escape_formulas`
 * looks at the first character only; spreadsheets also skip what cannot be seen before it.
 */
const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u
