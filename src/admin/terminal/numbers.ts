const format = new Intl.NumberFormat('en')

export const number = (value: number): string => format.format(value)

/** A share as a percentage; a dash when there is nothing to have a share of. */
export const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`)
