import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../../http/index.ts'

/** Writes and reads the cursors of a list. They are signed, so that only cursors of this service are accepted. */
interface SignedCursors<Place> {
  write: (projectId: string, place: Place) => string
  /** Throws 400 for a cursor that this service did not issue for this project. */
  read: (projectId: string, cursor: string) => Place
}

/** Cursors of a list that is ordered by a number. */
export type Cursors = SignedCursors<number>

/** Cursors of a list whose places are texts. */
export type PlaceCursors = SignedCursors<string>

export const createPlaceCursors = (secret: Buffer): PlaceCursors => {
  const sign = (projectId: string, place: string) =>
    createHmac('sha256', secret).update(`${projectId}\n${place}`).digest('base64url')
  const write = (projectId: string, place: string) =>
    Buffer.from(`${place}.${sign(projectId, place)}`).toString('base64url')
  return {
    write,
    read(projectId, cursor) {
      const place = Buffer.from(cursor, 'base64url')
        .toString()
        .replace(/\.[^.]*$/, '')
      // Compares the encoded text, because decoding ignores characters that are not base64.
      const expected = Buffer.from(write(projectId, place))
      const given = Buffer.from(cursor)
      if (given.length === expected.length && timingSafeEqual(given, expected)) return place
      const message = 'must be the nextCursor of an earlier page'
      throw new ServiceError('invalid_request', `cursor: ${message}`, { details: [{ path: 'cursor', message }] })
    }
  }
}

export const createCursors = (secret: Buffer): Cursors => {
  const { write, read } = createPlaceCursors(secret)
  return {
    write: (projectId, place) => write(projectId, String(place)),
    read: (projectId, cursor) => Number(read(projectId, cursor))
  }
}
