import type { Writable } from 'node:stream'
import { parseWholeNumber } from '../shared/numbers.ts'
import type { Shell } from './shell.ts'

/** Columns that a stream shows: as `COLUMNS` says, or the terminal; `undefined` where a line may be as long as it is. */
export const columnsOf = ({ environment }: Shell, stream: Writable & { columns?: number | undefined }) => {
  const given = parseWholeNumber(environment.COLUMNS ?? '')
  return given || stream.columns || undefined
}
