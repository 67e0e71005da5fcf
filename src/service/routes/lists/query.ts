import * as v from 'valibot'
import { limits } from '../../../protocol/index.ts'
import { moment } from './moment.ts'

const { min, max, default: pageSize } = limits.feedbackPage
const range = `must be a whole number from ${min} to ${max}`

/** The query of every list: period, number of entries, and cursor. */
export const listQuery = {
  dateFrom: v.optional(v.pipe(moment, v.description('Entries from this moment on. Without a zone, UTC.'))),
  dateTo: v.optional(v.pipe(moment, v.description('Entries before this moment. Without a zone, UTC.'))),
  limit: v.pipe(
    v.optional(v.string(), String(pageSize)),
    v.regex(/^\d{1,6}$/, range),
    v.transform(Number),
    v.minValue(min, range),
    v.maxValue(max, range),
    v.metadata({ schema: { type: 'integer', minimum: min, maximum: max, default: pageSize } })
  ),
  cursor: v.optional(v.string())
}

/** One or several of these names, separated by commas. */
export const namesOf = <const Names extends readonly [string, ...string[]]>(names: Names, description: string) => {
  const any = names.join('|')
  return v.pipe(
    v.string(),
    v.transform(list => list.split(',').map(name => name.trim())),
    v.array(v.picklist(names)),
    v.metadata({ schema: { type: 'string', pattern: `^(${any})(,(${any}))*$`, description } })
  )
}
