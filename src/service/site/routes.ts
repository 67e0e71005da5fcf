import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { decoded, isPicture, linkResolver, type Page } from '../docs/index.ts'
import { type Project, pathInDocs } from '../projects/index.ts'
import { isInScope, scopeOf } from '../retrieval/index.ts'
import { markdownPath, sendAccepted, sendDocument } from './agents/index.ts'
import { sendExample } from './examples.ts'
import { createFiles } from './files.ts'
import { folders } from './folders.ts'
import { siteAt } from './hosts.ts'
import { layout, type SiteFrame } from './layout.ts'
import { navigationOf, readingOrder } from './navigation.ts'
import { indexPage, missingPage } from './own-pages.ts'
import { renderPage } from './render-page.ts'

/** A project with the public key that its pages use at the moment. */
export interface Site {
  project: Project
  assistantKey: () => Promise<string>
}

/**
 * The demo documentation sites: the pages of each project at its own host, `acme.localhost` for the domain `acme`, and
 * of the first at any other; the example pages, and the widget’s files.
 *
 * @param widget Folder of the built widget; the one beside the service when not given.
 */
export const siteRoutes = (sites: Site[], widget: string | undefined) => {
  const app = new Hono()
  const assets = new Map(sites.map(({ project: { docs } }) => [docs, createFiles(docs)]))
  const own = createFiles(folders.public)
  const built = createFiles(widget ?? folders.widget)

  // Other people’s pages load the widget from here; only names that carry a hash of their content never change.
  app.get('/widget/*', async (context, next) => {
    const path = context.req.path.slice('/widget/'.length)
    const response = await built(context, path, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': path.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    })
    return response ?? next()
  })

  app.use(siteHeaders)
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
    const frame = async () => frameOf(project, key, await assistantKey())
    const page = project.corpus.pages.get(key)
    if (page) return sendAccepted(context, project, page) ?? context.html(show(page, project, await frame()))
    if (key === '/') return context.html(show(indexPage(await frame()), project, await frame()))
    const document = await sendDocument(context, project)
    if (document) return document
    if (isPicture.test(path)) {
      const response = await assets.get(project.docs)?.(context, decoded(path).slice(1), {
        'Cache-Control': 'no-cache'
      })
      if (response) return response
    }
    // Asked for by every browser; the pages name their icon themselves.
    if (path === '/favicon.ico') return context.body(null, 204, { 'Cache-Control': 'public, max-age=86400' })
    return context.req.header('accept')?.includes('text/html')
      ? context.html(show(missingPage, project, await frame()), 404)
      : next()
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
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"]
  },
  strictTransportSecurity: false
})

/** The frame of a page: its sidebar lists what is of the same language and version. */
const frameOf = ({ corpus, domain }: Project, key: string, assistantKey: string): SiteFrame => {
  const scope = scopeOf(corpus, key)
  const navigation = navigationOf([...corpus.pages.values()].filter(page => isInScope(corpus, scope, page)))
  const home = corpus.pages.get('/')
  const suggestions = textsOf(home?.frontMatter.suggestions)
  return { siteTitle: home?.title ?? 'Documentation', navigation, domain, assistantKey, suggestions }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : [])

const show = (page: Page, { corpus }: Project, frame: SiteFrame) => {
  const resolve = linkResolver(page, corpus)
  const order = readingOrder(frame.navigation)
  const place = order.findIndex(({ path }) => path === page.path)
  const [previous, next] = place < 0 ? [] : [order[place - 1], order[place + 1]]
  return layout(
    {
      ...page,
      ...renderPage(page, resolve),
      isRated: place >= 0,
      markdown: place < 0 ? undefined : markdownPath(page)
    },
    frame,
    previous,
    next
  )
}
