import { limits } from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'

/** The parameters of every list. */
export interface ListQuery {
  /** Start of the range: `YYYY-MM-DD` (midnight UTC), an ISO 8601 date and time, or a `Date`. Inclusive. */
  dateFrom?: string | Date | undefined
  /** End of the range, in the same forms. Exclusive: the day itself is no longer in it. */
  dateTo?: string | Date | undefined
  /** Entries per page, 1 to 100. Default: the service’s 50 for `list`; 100 for `all` and `pages`. */
  limit?: number | undefined
  /** `nextCursor` of the page before. */
  cursor?: string | undefined
}

/** The URL parameters of a query. Throws `invalid_request` for values that the service would refuse. */
export const listParameters = (query: ListQuery, filters: Record<string, string | undefined> = {}): URLSearchParams => {
  const dateFrom = dateText('dateFrom', query.dateFrom)
  const dateTo = dateText('dateTo', query.dateTo)
  if (dateFrom && dateTo && Date.parse(dateFrom) >= Date.parse(dateTo)) {
    throw refused('dateTo', 'must be after dateFrom; it is exclusive, so a single day ends on the next one.')
  }
  const { min, max } = limits.feedbackPage
  if (query.limit !== undefined && !(Number.isInteger(query.limit) && query.limit >= min && query.limit <= max)) {
    throw refused('limit', `must be a whole number from ${min} to ${max}.`)
  }
  const cursor = nonEmpty('cursor', query.cursor)
  const given = { dateFrom, dateTo, ...filters, limit: query.limit?.toString(), cursor }
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  )
}

export const nonEmpty = (field: string, value: string | undefined): string | undefined => {
  if (value === '') throw refused(field, 'must not be empty.')
  return value
}

/** Joins a name, a comma-separated text or a list of names. */
export const nameList = (
  field: string,
  names: string | readonly string[] | undefined,
  such: string
): string | undefined => {
  if (names === undefined) return
  const list = (typeof names === 'string' ? names.split(',') : names).map(each => each.trim())
  if (list.length === 0 || list.some(each => each === '' || each.includes(','))) {
    throw refused(field, `must be ${such}.`)
  }
  return list.join(',')
}

const dateText = (field: string, value: string | Date | undefined): string | undefined => {
  if (value === undefined) return
  const text = value instanceof Date ? isoText(value) : value
  if (text !== undefined && isDate(text)) return text
  throw refused(field, 'must be a date such as 2026-03-01 or 2026-03-01T09:30:00Z.')
}

const isoText = (date: Date): string | undefined => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/

/** Whether it is a real date. Checks the day itself, because `Date.parse` reads February 30 as March 2. */
const isDate = (text: string): boolean => {
  const [, year, month, day] = isoDate.exec(text) ?? []
  if (Number.isNaN(Date.parse(text)) || !year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
}
