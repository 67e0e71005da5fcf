import { InvalidArgumentError } from 'commander'
import { parseWholeNumber } from '../../../shared/numbers.ts'
import { CommandError } from '../../terminal/exit-codes.ts'

/** Parses a flag’s value, for commander. */
export const wholeNumber = (value: string): number => {
  const number = parseWholeNumber(value)
  if (number) return number
  throw new InvalidArgumentError('It must be a whole number above 0.')
}

export const positiveNumber = (value: string): number => {
  const number = Number(value)
  if (Number.isFinite(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a number above 0.')
}

/** For a flag that may be given again. */
export const collected = (value: string, before: string[]): string[] => [...before, value]

/** An argument that must be an address of the web. */
export const webAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CommandError('usage', `${text} is no http or https address.`)
}
