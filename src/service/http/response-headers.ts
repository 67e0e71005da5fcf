import { createMiddleware } from 'hono/factory'
import { searchAnnouncement } from '../../protocol/search.ts'

export const noSniff = ['X-Content-Type-Options', 'nosniff'] as const

/** For all responses: browsers must not guess the content type. */
export const noSniffing = createMiddleware(async (context, next) => {
  await next()
  context.header(...noSniff)
})

/** For responses to requests with a key: caches must not store them, unless the route says for how long. */
export const notStored = createMiddleware(async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
})

/** For the widget’s files and the assistant: announces the search to pages of any origin in `Server-Timing`. */
export const searchAnnounced = createMiddleware(async (context, next) => {
  await next()
  context.header('Server-Timing', searchAnnouncement)
  context.header('Timing-Allow-Origin', '*')
})
