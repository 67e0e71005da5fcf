import { randomInt } from 'node:crypto'
import { ServiceError } from '../http/index.ts'

/** Tells whoever asks that others are served at the moment, and when to come again: not all of a crowd at once. */
export const busy = (message: string): ServiceError =>
  new ServiceError('busy', message, { headers: { 'Retry-After': `${randomInt(2, 6)}` } })
