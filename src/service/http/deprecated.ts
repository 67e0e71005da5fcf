import { createMiddleware } from 'hono/factory'

/** When version 1 was called deprecated, and before when it is not taken away. */
const version1 = { deprecated: new Date('2026-11-01T00:00:00Z'), sunset: new Date('2027-12-01T00:00:00Z') }

/** Of all that version 1 answers: it goes some day, and which day no sooner (RFC 9745, RFC 8594). */
export const deprecatedVersion = createMiddleware(async (context, next) => {
  await next()
  context.header('Deprecation', `@${version1.deprecated.getTime() / 1000}`)
  context.header('Sunset', version1.sunset.toUTCString())
})
