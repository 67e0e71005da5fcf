import * as v from 'valibot'

/**
 * A date, or a date and time, in ISO 8601 and in either letter case; without a zone it is UTC, and a date alone is its
 * midnight. Comes out as the store writes times.
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

/** Later years have a sign and more digits, and would no longer sort as text. */
const latest = Date.parse('9999-12-31T23:59:59.999Z')

const pattern =
  /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<minutes>\d\d:\d\d)(?:(?<seconds>:\d\d)(?<fraction>[.,]\d+)?)?(?:Z|(?<zone>[+-]\d\d)(?::?(?<rest>\d\d))?)?)?$/i

/** Milliseconds, put together anew: what `Date` makes of any other form is its own guess, often in local time. */
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

/** `Date` takes February 30th for March 2nd. */
const isRealDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
