import { stringify } from 'csv-stringify/sync'

/** How entries of a kind become rows: by their columns, with all further fields as JSON in a last one, `other`. */
export interface Columns<Entry> {
  names: readonly string[]
  /** The fields that the columns name, and whatever else an entry holds. */
  fieldsOf: (entry: Entry) => Record<string, unknown>
}

/** The one header, whatever the entries hold. */
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

/** A field may hold what its column does not expect; that is kept as JSON. */
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
