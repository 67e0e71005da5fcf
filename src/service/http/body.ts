import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from './errors.ts'

/** How much of a body that is too large is read and discarded: bytes, and milliseconds. */
interface DiscardLimits {
  bytes: number
  time: number
}

/** Takes JSON bodies of at most so many bytes: anything else is 415, more is 413. */
export const jsonBody = (maxSize: number, discard: DiscardLimits = { bytes: 32_000_000, time: 10_000 }) =>
  [
    createMiddleware(async (context, next) => {
      const type = context.req.header('content-type') ?? ''
      if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
        throw new ServiceError('unsupported_media_type', 'The body must be JSON, sent as application/json.')
      }
      await next()
    }),
    createMiddleware(async (context, next) => {
      // Node reads no more of a body than its declared length, so a small one may be read later.
      if (declaredSize(context) <= maxSize) return next()
      const body = await readAll(context, maxSize, discard)
      if (!body) {
        throw new ServiceError('too_large', `The body is larger than ${maxSize} bytes.`, {
          headers: { Connection: 'close' }
        })
      }
      context.req.raw = new Request(context.req.raw, { body })
      await next()
    })
  ] as const

const declaredSize = ({ req }: Context): number =>
  req.header('transfer-encoding') === undefined ? Number(req.header('content-length') ?? Number.NaN) : Number.NaN

/**
 * The body, or nothing when it is too large or breaks off. One that is too large is read nevertheless, within bounds:
 * a client that is still sending when the connection ends never sees the answer.
 */
const readAll = async (
  { req }: Context,
  maxSize: number,
  discard: DiscardLimits
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = req.raw.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  let discardTimer: NodeJS.Timeout | undefined
  // A client that broke off gets no answer, so why the read ended does not matter.
  const stopReading = () => void reader.cancel().catch(() => {})
  try {
    while (size <= discard.bytes) {
      const { done, value } = await reader.read()
      if (done) return size <= maxSize ? Buffer.concat(chunks) : undefined
      size += value.length
      if (size <= maxSize) chunks.push(value)
      else {
        chunks.length = 0
        discardTimer ??= setTimeout(stopReading, discard.time)
      }
    }
  } catch {
    return undefined
  } finally {
    clearTimeout(discardTimer)
  }
  return undefined
}
