import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from './errors.ts'

/** Takes JSON bodies of at most so many bytes: anything else is 415, more is 413. */
export const jsonBody = (maxSize: number) =>
  [
    createMiddleware(async (context, next) => {
      const type = context.req.header('content-type') ?? ''
      if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
        throw new ServiceError('unsupported_media_type', 'The body must be JSON, sent as application/json.')
      }
      await next()
    }),
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ServiceError('too_large', `The body is larger than ${maxSize} bytes.`)
      }
    })
  ] as const
