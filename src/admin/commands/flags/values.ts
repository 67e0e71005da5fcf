import { InvalidArgumentError } from 'commander'
import { parseWholeNumber } from '../../../shared/numbers.ts'
import { CommandError } from '../../../terminal/exit-codes.ts'

/** Parses a flag’s value, for commander. */
export const wholeNumber = (value: string): number => {
  const number = parseWholeNumber(value)
  if (number) return number
  throw new InvalidArgumentError('It must be a whole number above 0.')
}

export const positiveNumber = (value: string): number => {
  const number = Number(value)
  // Digits only, because `1e3` and `0x10` are not clear to everybody.
  if (/^\d+(\.\d+)?$/.test(value) && Number.isFinite(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a number above 0, such as 30 or 0.5.')
}

/** Collects the values of a repeatable flag, for commander. */
export const collected = (value: string, before: string[] = []): string[] => [...before, value]

/** Parses an argument, or the value of a flag, as an http(s) address. */
export const webAddress = (text: string, flag?: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CommandError('usage', `${flag ? `${flag} ` : ''}${text} is no http or https address.`)
}
