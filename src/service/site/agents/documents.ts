import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { parseWholeNumber } from '../../../shared/numbers.ts'
import type { Page } from '../../docs/index.ts'
import { askedUrl } from '../../http/index.ts'
import { type Project, pathInDocs, publishedRoot } from '../../projects/index.ts'
import { type Corpus, type Scope, scopeOf } from '../../retrieval/index.ts'
import { servedRoot } from '../hosts.ts'
import { type Asked, llmsFullText, llmsText } from './llms.ts'
import { frontPagePath, pageMarkdown } from './page-markdown.ts'
import { sitemap } from './sitemap.ts'

/** Sends a document for programs (`llms.txt`, Markdown, the sitemap); `undefined` for any other address. */
export const sendDocument = async (context: Context, project: Project): Promise<Response | undefined> => {
  const key = pathInDocs(project, context.req.path)
  const page = markdownPage(project, key)
  if (page) return sendMarkdown(context, page, placesOf(context, project))
  return sendWritten(context, project, key)
}

/**
 * Sends a page as Markdown where the client prefers that to HTML.
 *
 * @param page `undefined` for the front page of a folder without a file for it.
 */
export const sendAccepted = async (
  context: Context,
  project: Project,
  page: Page | undefined
): Promise<Response | undefined> => {
  const wanted = accepts(context, { header: 'Accept', supports: ['text/html', 'text/markdown'], default: 'text/html' })
  context.header('Vary', 'Accept', { append: true })
  if (wanted !== 'text/markdown') return
  return page ? sendMarkdown(context, page, placesOf(context, project)) : sendWritten(context, project, frontPagePath)
}

const placesOf = (context: Context, project: Project) => {
  const here = servedRoot(project, askedUrl(context))
  return { project, here, published: publishedRoot(project, here) }
}

const sendWritten = async (context: Context, project: Project, key: string): Promise<Response | undefined> => {
  const document = documents[key]
  const scope = document && scopeIn(project.corpus, context)
  if (!scope) return
  const write = () => document.write({ ...placesOf(context, project), scope }, context)
  const text = await remember(project.corpus, askedUrl(context), write)
  return text === undefined ? undefined : send(context, text, document.type)
}

const sendMarkdown = (context: Context, page: Page, { project, published }: Pick<Asked, 'project' | 'published'>) => {
  context.header('Link', `<${published}${page.link}>; rel="canonical"`)
  return send(context, pageMarkdown(project.corpus, page, published), 'text/markdown')
}

const send = (context: Context, text: string, type: string): Response =>
  context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })

interface Document {
  type: string
  write: (asked: Asked, context: Context) => Promise<string | undefined>
}

/** The documents by the keys of their addresses. */
const documents: Record<string, Document | undefined> = {
  '/llms.txt': { type: 'text/plain', write: llmsText },
  // Without a file for the front page, a list of the pages, which the site shows there too.
  [frontPagePath]: { type: 'text/markdown', write: llmsText },
  '/llms-full.txt': {
    type: 'text/plain',
    write: (asked, { req }) =>
      llmsFullText(asked, { section: req.query('section'), page: parseWholeNumber(req.query('from') ?? '') ?? 0 })
  },
  '/sitemap.xml': { type: 'application/xml', write: sitemap },
  '/robots.txt': {
    type: 'text/plain',
    write: async ({ here }) => `User-agent: *\nAllow: /\n\nSitemap: ${here}/sitemap.xml\n`
  }
}

/** The page of an address such as `/guides/install.md`, also as programs derive it from `.html` or a trailing slash. */
const markdownPage = ({ corpus: { pages } }: Project, key: string): Page | undefined => {
  if (!key.endsWith('.md')) return
  const path = key.slice(0, -'.md'.length).replace(/\.html$/, '')
  return pages.get(path) ?? (/\/index$/.test(path) ? pages.get(path.slice(0, -'/index'.length) || '/') : undefined)
}

/** The requested language and version, else the site’s defaults; `undefined` where no page is in them. */
const scopeIn = (corpus: Corpus, { req }: Context): Scope | undefined => {
  const usual = scopeOf(corpus, undefined)
  const language = req.query('language')
  const version = req.query('version')
  const all = [...corpus.pages.values()]
  if (language !== undefined && !all.some(page => page.language === language)) return
  if (version !== undefined && !all.some(page => page.version === version)) return
  return { language: language ?? usual.language, version: version ?? usual.version }
}

/** Most documents that are cached, because writing one takes a while and anybody may request it. */
const maxCached = 8
const kept = new WeakMap<Corpus['pages'], Map<string, Promise<string | undefined>>>()

const remember = ({ pages }: Corpus, url: string, write: () => Promise<string | undefined>) => {
  const files = kept.get(pages) ?? new Map<string, Promise<string | undefined>>()
  kept.set(pages, files)
  const text = files.get(url) ?? write()
  // Drops a failed document, so that the next request tries again.
  text.catch(() => files.delete(url))
  files.delete(url)
  files.set(url, text)
  const [oldest] = files.keys()
  if (oldest !== undefined && files.size > maxCached) files.delete(oldest)
  return text
}
