import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { foundPages } from '../answering/index.ts'
import type { KeyStore } from '../contract.ts'
import { decoded, isPicture } from '../docs/index.ts'
import { readableByKnownOrigins } from '../http/index.ts'
import { type Project, pathInDocs, siteRoot } from '../projects/index.ts'
import { sendAccepted, sendDocument } from './agents/index.ts'
import { sendExample } from './examples.ts'
import { createFiles } from './files.ts'
import { folders } from './folders.ts'
import { siteAt } from './hosts.ts'
import { knownHost } from './known-host.ts'
import { linksBelow } from './links-below.ts'
import { pagesNear } from './near-pages.ts'
import { maxSearchLength } from './search-page.ts'
import { showFrontPage, showMissingPage, showPage, showSearch } from './show.ts'

/** A project with the public key that its pages currently use. */
export interface Site {
  project: Project
  assistantKey: () => Promise<string>
}

interface SiteDependencies {
  sites: Site[]
  keys: Pick<KeyStore, 'list'>
  /** Counts a search against the client’s rate limits. */
  limitSearch: <Result>(context: Context, work: () => Promise<Result>) => Promise<Result>
  /** Whether a request came through a trusted proxy. */
  isProxied: (context: Context) => boolean
  /** Base path of the site. */
  basePath: string
  /** Folder of the built widget; the one beside the service when not given. */
  widget: string | undefined
}

/** Most pages that are listed at a missing address, and that the search without JavaScript shows. */
const max = { near: 5, found: 10 }

/**
 * The demo documentation sites: the pages of each project at its own host, `acme.localhost` for the domain `acme`, and
 * of the first at any other; the example pages, and the widget’s files.
 */
export const siteRoutes = ({ sites, keys, limitSearch, isProxied, basePath, widget }: SiteDependencies) => {
  const app = new Hono()
  const assets = new Map(sites.map(({ project: { docs } }) => [docs, createFiles(docs)]))
  const own = createFiles(folders.public)
  const built = createFiles(widget ?? folders.widget)

  // Pages of other sites load the widget from here. Only chunks have a hash in their names and never change.
  app.get('/widget/*', async (context, next) => {
    const path = context.req.path.slice('/widget/'.length)
    const response = await built(context, path, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': path.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    })
    return response ?? next()
  })

  app.use(linksBelow(basePath))
  app.use(siteHeaders)
  app.use(knownHost(sites, isProxied))
  // `<docs-assistant-page>` on the project’s own site loads Markdown from here, because that site may not have it.
  app.use(
    '/:page{.+\\.md}',
    readableByKnownOrigins(keys, url => siteAt(sites, url).project)
  )
  app.get('/_site/search', async context => {
    const { project, assistantKey } = siteAt(sites, context.req.url)
    const text = (context.req.query('q') ?? '').slice(0, maxSearchLength).trim()
    const found = !text
      ? []
      : await limitSearch(context, async () =>
          foundPages(project.corpus, siteRoot(project), { text, limit: max.found })
        )
    return context.html(showSearch(project, await assistantKey(), text, found))
  })
  app.get('/_site/*', async (context, next) => {
    const path = `site/${context.req.path.slice('/_site/'.length)}`
    return (await own(context, path, { 'Cache-Control': 'no-cache' })) ?? next()
  })
  app.get('/examples/:file', async (context, next) => {
    const { project, assistantKey } = siteAt(sites, context.req.url)
    const values = { DOMAIN: project.domain, ASSISTANT_KEY: await assistantKey() }
    return (await sendExample(context, context.req.param('file'), values)) ?? next()
  })
  app.get('*', async (context, next) => {
    const { path } = context.req
    const { project, assistantKey } = siteAt(sites, context.req.url)
    const key = pathInDocs(project, path)
    const page = project.corpus.pages.get(key)
    if (page || key === '/') {
      const accepted = await sendAccepted(context, project, page)
      const shown = async () =>
        page ? showPage(project, await assistantKey(), page) : showFrontPage(project, await assistantKey())
      return accepted ?? context.html(await shown())
    }
    const document = await sendDocument(context, project)
    if (document) return document
    if (isPicture.test(path)) {
      const response = await assets.get(project.docs)?.(context, decoded(path).slice(1), {
        'Cache-Control': 'no-cache'
      })
      if (response) return response
    }
    // Every browser requests it, but the pages name their icon themselves.
    if (path === '/favicon.ico') return context.body(null, 204, { 'Cache-Control': 'public, max-age=86400' })
    if (!context.req.header('accept')?.includes('text/html')) return next()
    const near = await limitSearch(context, async () => pagesNear(project, key, max.near))
    return context.html(showMissingPage(project, await assistantKey(), key, near), 404)
  })
  return app
}

const siteHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"]
  },
  strictTransportSecurity: false
})
