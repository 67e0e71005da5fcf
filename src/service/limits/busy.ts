import { randomInt } from 'node:crypto'
import { ServiceError } from '../http/index.ts'

/** The error of an overloaded service. `Retry-After` is random, so that clients do not all return at once. */
export const busy = (message: string): ServiceError =>
  new ServiceError('busy', message, { headers: { 'Retry-After': `${randomInt(2, 6)}` } })
