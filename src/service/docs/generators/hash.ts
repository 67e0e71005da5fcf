import { createHash } from 'node:crypto'

/** A short text that differs wherever the value does. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
