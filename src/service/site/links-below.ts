import { createMiddleware } from 'hono/factory'

/** A tag with its attributes; text and code have their `<` escaped. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi

/** Attributes that hold an address of this site. */
const address = /( (?:href|src|action|data-search|data-[a-z-]+-url)=")\/(?!\/)/g

/**
 * Pages are written as if the site stood at the top of its host. Below a base path, each address of theirs gets it, and
 * the widget is told where its platform and the pages
 * of its sources are.
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
