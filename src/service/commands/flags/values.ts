import { InvalidArgumentError } from 'commander'
import { parseWholeNumber } from '../../../shared/numbers.ts'

export const notEmpty = (value: string): string => {
  if (value === '') throw new InvalidArgumentError('It must not be empty.')
  return value
}

/** Collects origins as browsers send them: scheme, host and port, nothing more. */
export const addOrigin = (text: string, others: string[] = []): string[] => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/` || text.endsWith('?')) {
    throw new InvalidArgumentError(`${text} is no origin. It looks like https://docs.example.com`)
  }
  if (url.hostname.includes('*')) {
    throw new InvalidArgumentError(`${text} has a wildcard, which no origin matches. Give each origin by itself.`)
  }
  return [...others, url.origin]
}

/** A web address without query and hash. */
export const siteAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url.href
  throw new InvalidArgumentError(`${text} is no address of a site. It looks like https://example.com/manual/`)
}

const wholeNumber = (min: number, max: number) => (value: string) => {
  const number = parseWholeNumber(value)
  if (number !== undefined && number >= min && number <= max) return number
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
}

export const portNumber = wholeNumber(0, 65_535)
export const days = wholeNumber(1, 36_500)
