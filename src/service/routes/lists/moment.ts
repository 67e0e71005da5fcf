import * as v from 'valibot'

/**
 * An ISO 8601 date, or date and time, in either case. Without a zone it is UTC; a date alone is its midnight. The output
 * has the format of the store.
 */
export const moment = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const time = readMoment(dataset.value)
    if (time !== undefined) return new Date(Math.min(time, latest)).toISOString()
    addIssue({ message: 'must be a date (YYYY-MM-DD) or an ISO 8601 date and time' })
    return NEVER
  })
)

/** The latest time. Later years have a sign and more digits, so they would not sort as text. */
const latest = Date.parse('9999-12-31T23:59:59.999Z')

const pattern =
  /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<minutes>\d\d:\d\d)(?:(?<seconds>:\d\d)(?<fraction>[.,]\d+)?)?(?:Z|(?<zone>[+-]\d\d)(?::?(?<rest>\d\d))?)?)?$/i

/** Parses a time. Rebuilds the text first, because `Date` guesses at any other format, often in local time. */
const readMoment = (text: string): number | undefined => {
  const {
    day,
    minutes = '00:00',
    seconds = ':00',
    fraction = '',
    zone = '+00',
    rest = '00'
  } = pattern.exec(text)?.groups ?? {}
  if (day === undefined || !isRealDay(day)) return
  const time = Date.parse(`${day}T${minutes}${seconds}${fraction.replace(',', '.')}${zone}:${rest}`)
  return Number.isNaN(time) ? undefined : time
}

/** Whether a day exists, because `Date` reads February 30 as March 2. */
const isRealDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
