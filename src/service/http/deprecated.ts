import { createMiddleware } from 'hono/factory'

/** When version 1 was deprecated, and the date before which it is not removed. */
const version1 = { deprecated: new Date('2026-11-01T00:00:00Z'), sunset: new Date('2027-12-01T00:00:00Z') }

/** Adds the headers `Deprecation` and `Sunset` to all responses of version 1 (RFC 9745, RFC 8594). */
export const deprecatedVersion = createMiddleware(async (context, next) => {
  await next()
  context.header('Deprecation', `@${version1.deprecated.getTime() / 1000}`)
  context.header('Sunset', version1.sunset.toUTCString())
})
