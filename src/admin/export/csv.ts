import { stringify } from 'csv-stringify/sync'

/** The columns of entries of a kind. Further fields go as JSON into a last column, `other`. */
export interface Columns<Entry> {
  names: readonly string[]
  /** The fields of the columns, and all other fields of an entry. */
  fieldsOf: (entry: Entry) => Record<string, unknown>
}

/** The header line. It does not depend on the entries. */
export const csvHeader = ({ names }: Columns<never>): string => csvText([[...names, 'other']])

export const csvRows = <Entry>({ names, fieldsOf }: Columns<Entry>, entries: readonly Entry[]): string => {
  const known = new Set(names)
  const toRow = (entry: Entry): unknown[] => {
    const fields = fieldsOf(entry)
    const rest = Object.entries(fields).filter(([field]) => !known.has(field))
    return [...names.map(name => cell(fields[name])), rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null]
  }
  return csvText(entries.map(toRow))
}

/** The value of a cell. An object, which the column does not expect, is kept as JSON. */
const cell = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Quotes all texts, so that an empty text (`""`) differs from a missing value. */
const csvText = (rows: readonly (readonly unknown[])[]): string =>
  stringify(rows as unknown[][], {
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { boolean: String, string: escapeFormula }
  })

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. The library’s `escape_formulas` checks only
 * the first character, but spreadsheets skip invisible characters before a formula.
 */
const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u
