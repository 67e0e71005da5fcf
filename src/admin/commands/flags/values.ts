import { InvalidArgumentError } from 'commander'

/** Readers of flags, for commander. */
export const wholeNumber = (value: string): number => {
  const number = Number(value)
  if (Number.isInteger(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a whole number above 0.')
}

export const positiveNumber = (value: string): number => {
  const number = Number(value)
  if (Number.isFinite(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a number above 0.')
}

/** For a flag that may be given again. */
export const collected = (value: string, before: string[]): string[] => [...before, value]
