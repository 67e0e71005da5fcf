import { createMiddleware } from 'hono/factory'

/** A tag with its attributes; text and code have their `<` escaped. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi

/** Attributes that hold an address of this site. */
const address = /( (?:href|src|action|data-search|data-[a-z-]+-url)=")\/(?!\/)/g

/**
 * Adds the base path to all addresses in pages, which are written without it, and tells the widget the addresses of its
 * platform and of the docs.
 */
export const linksBelow = (basePath: string) =>
  createMiddleware(async (context, next) => {
    await next()
    if (!basePath || !context.res.headers.get('content-type')?.startsWith('text/html')) return
    const page = await context.res.text()
    context.res = new Response(page.replace(tag, below(basePath)), context.res)
  })

const below = (basePath: string) => (found: string) =>
  found
    .replace(address, `$1${basePath}/`)
    .replace(
      / (data-)?domain="/,
      (domain, data = '') => ` ${data}base-url="${basePath}" ${data}docs-url="${basePath}"${domain}`
    )
