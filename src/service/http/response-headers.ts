import { createMiddleware } from 'hono/factory'
import { searchAnnouncement } from '../../protocol/search.ts'

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

/** Of the widget’s files and of the assistant: pages of any origin can read there that this service has a search. */
export const searchAnnounced = createMiddleware(async (context, next) => {
  await next()
  context.header('Server-Timing', searchAnnouncement)
  context.header('Timing-Allow-Origin', '*')
})
