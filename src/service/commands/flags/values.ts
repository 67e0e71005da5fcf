import { InvalidArgumentError } from 'commander'
import { parseWholeNumber } from '../../../shared/numbers.ts'
import { isBasePath, isNetwork } from '../../config/places.ts'
import type { MetricsAddress, Scope } from '../../contract.ts'

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
export const backupsKept = wholeNumber(1, 10_000)
export const workerCount = wholeNumber(1, 256)
export const answerCount = wholeNumber(1, 100_000)

/** A path without a slash at its end; none of `/` alone. */
export const basePath = (text: string): string => {
  const path = text.replace(/\/+$/, '')
  if (path === '' || isBasePath(path)) return path
  throw new InvalidArgumentError(`${text} is no path. It looks like /assistant`)
}

/** Parses a comma-separated list of addresses and networks. */
export const networks = (text: string): string[] => {
  const list = text.split(',').map(entry => entry.trim())
  const wrong = list.find(entry => !isNetwork(entry))
  if (wrong === undefined) return list
  throw new InvalidArgumentError(`${wrong} is no address and no network. They look like 10.0.0.1 and 10.0.0.0/8`)
}

/** A port, or an address with a port: `9464`, `0.0.0.0:9464`, `[::1]:9464`. */
export const listenAddress = (value: string): MetricsAddress => {
  const [, bracketed, plain, port = ''] = /^(?:\[([^\]]+)\]:|([^:]+):)?(\d+)$/.exec(value) ?? []
  return { port: portNumber(port), host: bracketed ?? plain }
}

/** Splits a command line into words. Quotation marks group words; no shell is involved. */
export const commandLine = (value: string): string[] => {
  const words = [...value.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  if (words.length > 0) return words
  throw new InvalidArgumentError('It must name a program.')
}

/** The scopes of admin keys. */
export const scopes = ['read', 'write', 'agent'] as const satisfies readonly Scope[]

const day = 86_400_000

/** Parses an expiry: a date in the future, or a number of days or weeks from now. */
export const endOfKey = (text: string): string => {
  const [, count, unit] = /^(\d{1,5})([dw])$/.exec(text) ?? []
  const time = count === undefined ? Date.parse(text) : Date.now() + Number(count) * (unit === 'w' ? 7 * day : day)
  if (!/^\d{4}-|^\d+[dw]$/.test(text) || Number.isNaN(time)) {
    throw new InvalidArgumentError(
      'It must be a date such as 2027-01-01, or 90d or 12w for so many days or weeks from now.'
    )
  }
  if (time <= Date.now()) throw new InvalidArgumentError('It must be in the future.')
  return new Date(time).toISOString()
}
