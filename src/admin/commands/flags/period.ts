import { type Command, InvalidArgumentError } from 'commander'

export interface PeriodFlags {
  from?: string
  to?: string
}

/** Adds the options that say from when to when. */
export const withPeriod = (command: Command): Command =>
  command
    .option(
      '--from <date>',
      'start, inclusive: 2026-03-01 (midnight UTC), 2026-03-01T09:30:00Z, or 7d or 4w for so many days or weeks ago',
      dateOf
    )
    .option('--to <date>', 'end of the range, EXCLUSIVE: entries before this date, none of the date itself', dateOf)

export const periodQuery = ({ from, to }: PeriodFlags) => ({
  ...(from !== undefined && { dateFrom: from }),
  ...(to !== undefined && { dateTo: to })
})

/** Days before today in UTC, as a date: what is asked stays the same for a day, so that an export can go on. */
export const daysAgo = (days: number, now = Date.now()): string =>
  new Date(now - days * 86_400_000).toISOString().slice(0, 10)

/** `7d` and `4w` as dates; the client itself refuses a day that there is not. */
const dateOf = (text: string): string => {
  const [, count, unit] = /^(\d{1,5})([dw])$/.exec(text) ?? []
  if (count !== undefined) return daysAgo(Number(count) * (unit === 'w' ? 7 : 1))
  if (/^\d{4}-/.test(text)) return text
  throw new InvalidArgumentError('It must be a date such as 2026-03-01, or 7d or 4w for so many days or weeks ago.')
}
