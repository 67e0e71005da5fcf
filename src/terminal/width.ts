import type { Writable } from 'node:stream'
import { parseWholeNumber } from '../shared/numbers.ts'
import type { Shell } from './shell.ts'

/** Columns of a stream, by `COLUMNS` or the terminal; `undefined` where the length of lines is unlimited. */
export const columnsOf = ({ environment }: Shell, stream: Writable & { columns?: number | undefined }) => {
  const given = parseWholeNumber(environment.COLUMNS ?? '')
  return given || stream.columns || undefined
}
