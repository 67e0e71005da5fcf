import { createHash } from 'node:crypto'

/** A hash of a value. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
