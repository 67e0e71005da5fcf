import { ServiceError } from '../http/index.ts'

/** Tells whoever asks that others are served at the moment, and when to come again. */
export const busy = (message: string): ServiceError =>
  new ServiceError('busy', message, { headers: { 'Retry-After': '2' } })
