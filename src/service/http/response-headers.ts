import { createMiddleware } from 'hono/factory'

/** Of every answer: a browser takes it for nothing else than it is called. */
export const noSniffing = createMiddleware(async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
})

/** Of what was asked with a key: nobody on the way keeps it, unless its route says for how long. */
export const notStored = createMiddleware(async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
})
