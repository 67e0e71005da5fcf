/** Where a site is published, as `DocsSite` has it. */
interface PublishedAt {
  base: string
  siteUrl?: string | undefined
}

/**
 * Where the site is, by `seo.metatags.canonical`: the path at which a domain passes requests on to Mintlify stands in no
 * other setting, and links between pages leave it out. The path is that of a folder instead, where pages are in one that
 * is called so.
 *
 * @param pages Paths of pages in the navigation.
 */
export const publishedAt = (canonical: string | undefined, pages: Iterable<string>): PublishedAt => {
  if (!canonical || !/^https?:/i.test(canonical) || !URL.canParse(canonical)) return { base: '' }
  const { origin, pathname } = new URL(canonical)
  const base = pathname.replace(/\/+$/, '')
  const isFolder = base !== '' && [...pages].some(page => `/${page}/`.startsWith(`${base}/`))
  return isFolder ? { base: '', siteUrl: origin } : { base, siteUrl: `${origin}${base}` }
}
