const format = new Intl.NumberFormat('en')

export const number = (value: number): string => format.format(value)

/** A share as a percentage; a dash for `null`, where the total is 0. */
export const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`)

/** A time in its largest unit, as people say it: “40 s”, “3 min”, “2 h”, “5 days”. */
export const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  return seconds < 48 * 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`
}
