import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../../http/index.ts'

/** Writes and reads the places of a list that clients hand back: signed, so that only what was given out is taken. */
export interface Cursors {
  write: (projectId: string, place: number) => string
  /** Throws 400 for a cursor that this service did not give out for this project. */
  read: (projectId: string, cursor: string) => number
}

export const createCursors = (secret: Buffer): Cursors => {
  const sign = (projectId: string, place: number) =>
    createHmac('sha256', secret).update(`${projectId}\n${place}`).digest('base64url')
  const write = (projectId: string, place: number) =>
    Buffer.from(`${place}.${sign(projectId, place)}`).toString('base64url')
  return {
    write,
    read(projectId, cursor) {
      const place = Number.parseInt(Buffer.from(cursor, 'base64url').toString(), 10)
      // Compared as it was written: decoding passes over letters that are no base64.
      const expected = Buffer.from(write(projectId, place))
      const given = Buffer.from(cursor)
      if (given.length === expected.length && timingSafeEqual(given, expected)) return place
      const message = 'must be the nextCursor of an earlier page'
      throw new ServiceError('invalid_request', `cursor: ${message}`, { details: [{ path: 'cursor', message }] })
    }
  }
}
