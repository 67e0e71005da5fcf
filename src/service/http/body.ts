import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from './errors.ts'

/** Most bytes and milliseconds for reading and discarding a body that is too large. */
interface DiscardLimits {
  bytes: number
  time: number
}

/** Accepts JSON bodies of at most `maxSize` bytes: another type is 415, a larger body 413. */
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
      // Node never reads more than the declared length, so a body that is declared small need not be read here.
      if (declaredSize(context) <= maxSize) return next()
      const body = await readAll(context, maxSize, discard)
      if (!body) {
        throw new ServiceError('too_large', `The body is larger than ${maxSize} bytes.`, {
          headers: { Connection: 'close' }
        })
      }
      // From its parts, because a real `Request` does not take the adapter's object.
      const { url, method, raw } = context.req
      context.req.raw = new Request(url, { method, headers: raw.headers, signal: raw.signal, body })
      await next()
    })
  ] as const

const declaredSize = ({ req }: Context): number =>
  req.header('transfer-encoding') === undefined ? Number(req.header('content-length') ?? Number.NaN) : Number.NaN

/**
 * Reads the body; `undefined` when it is too large or breaks off. Reads also a too large one, within bounds, because a
 * client that is still sending when the connection closes never sees the response.
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
  // Ignored, because a client that disconnected gets no response anyway.
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
