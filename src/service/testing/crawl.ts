import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'
import type { RequestHandler } from '../contract.ts'

/** A page of a served site, as a browser receives it. */
export interface ServedPage {
  path: string
  html: string
  /** The values of its `id` attributes. */
  ids: ReadonlySet<string>
  /** Addresses of this site that it links to or loads, as written. */
  links: string[]
}

/** Fetches every page of `sitemap.xml`, and the other given paths. */
export const crawl = async (app: RequestHandler, others: string[] = []): Promise<ServedPage[]> => {
  const sitemap = await (await app.request('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const pages: ServedPage[] = []
  for (const path of new Set([...listed, ...others])) {
    pages.push(readServed(path, await (await app.request(path, { headers: { accept: 'text/html' } })).text()))
  }
  return pages
}

export const readServed = (path: string, html: string): ServedPage => {
  const ids = new Set<string>()
  const links: string[] = []
  const parser = new Parser({
    onopentag(_, { id, href, src }) {
      if (id) ids.add(id)
      links.push(...[href, src].filter(url => url !== undefined && !/^[a-z][a-z\d+.-]*:/i.test(url)).map(String))
    }
  })
  parser.end(html)
  return { path, html, ids, links }
}

/** Broken links: to a missing address, or to a missing anchor of a page. */
export const brokenLinks = async (app: RequestHandler, pages: ServedPage[]): Promise<string[]> => {
  const known = new Map(pages.map(page => [page.path, page]))
  const found = new Map<string, boolean>()
  const broken: string[] = []
  for (const page of pages) {
    for (const link of page.links) {
      const { pathname, search, hash } = new URL(link, `http://localhost${page.path}`)
      const address = pathname + search
      if (!found.has(address)) found.set(address, known.has(address) || (await app.request(address)).ok)
      const target = known.get(pathname)
      const hasAnchor = hash.length < 2 || !target || target.ids.has(decodeURIComponent(hash.slice(1)))
      if (!found.get(address) || !hasAnchor) broken.push(`${page.path} → ${link}`)
    }
  }
  return broken
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** The HTML validation errors of a page. */
export const htmlProblems = async ({ path, html }: Pick<ServedPage, 'path' | 'html'>): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${path}:${line}:${column} ${message}`)
  )
}
