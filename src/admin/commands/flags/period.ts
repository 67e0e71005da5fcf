import { type Command, InvalidArgumentError } from 'commander'

export interface PeriodFlags {
  from?: string
  to?: string
}

/** Adds the options that select a period. */
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

/** The date that many days before today, in UTC. A date, so that the query stays the same all day and an export can resume. */
export const daysAgo = (days: number, now = Date.now()): string =>
  new Date(now - days * 86_400_000).toISOString().slice(0, 10)

/** Converts `7d` and `4w` to dates. Passes on other values, because the client validates dates. */
const dateOf = (text: string): string => {
  const [, count, unit] = /^(\d{1,5})([dw])$/.exec(text) ?? []
  if (count !== undefined) return daysAgo(Number(count) * (unit === 'w' ? 7 : 1))
  if (/^\d{4}-/.test(text)) return text
  throw new InvalidArgumentError('It must be a date such as 2026-03-01, or 7d or 4w for so many days or weeks ago.')
}
