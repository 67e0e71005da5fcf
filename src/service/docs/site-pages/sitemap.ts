import { Parser } from 'htmlparser2'

interface Sitemap {
  /** Addresses of pages, also of those in other languages. */
  pages: string[]
  /** Addresses of further sitemaps, when it is an index of them. */
  sitemaps: string[]
}

/** Reads a `sitemap.xml`; `undefined` for what is none. */
export const parseSitemap = (xml: string): Sitemap | undefined => {
  const sitemap: Sitemap = { pages: [], sitemaps: [] }
  let isSitemap = false
  let list: string[] | undefined
  let address: string | undefined
  const parser = new Parser(
    {
      onopentag(name, { rel, href }) {
        const local = localName(name)
        if (local === 'urlset' || local === 'sitemapindex') isSitemap = true
        if (local === 'url') list = sitemap.pages
        if (local === 'sitemap') list = sitemap.sitemaps
        // Images and videos of a page have a `loc` as well, in a namespace of their own.
        if (name === 'loc') address = ''
        if (local === 'link' && rel === 'alternate' && href) sitemap.pages.push(href)
      },
      ontext(text) {
        if (address !== undefined) address += text
      },
      onclosetag(name) {
        if (name !== 'loc') return
        if (address?.trim()) list?.push(address.trim())
        address = undefined
      }
    },
    { xmlMode: true }
  )
  parser.end(xml)
  return isSitemap ? sitemap : undefined
}

const localName = (name: string): string => name.replace(/^.*:/, '')
