import { html, raw } from 'hono/html'
import { toString as textOf } from 'mdast-util-to-string'
import type { FoundPage } from '../answering/index.ts'
import { linkResolver, type Page, pathKey, readSections } from '../docs/index.ts'
import type { Project } from '../projects/index.ts'
import { detectLanguage, isInScope, scopeOf } from '../retrieval/index.ts'
import { frontPagePath, markdownPath } from './agents/index.ts'
import { directionOf, layout, type SiteFrame } from './layout.ts'
import { navigationOf, readingOrder } from './navigation.ts'
import { frontPage, missingPage } from './own-pages.ts'
import { renderPage } from './render-page.ts'
import { searchPage } from './search-page.ts'

/** A page of the documentation. */
export const showPage = (project: Project, assistantKey: string, page: Page) => {
  const { corpus } = project
  const frame = frameOf(project, page.key, assistantKey)
  const rendered = renderPage(page, linkResolver(page, corpus))
  const order = readingOrder(frame.navigation)
  const place = order.findIndex(({ path }) => path === page.path)
  const content =
    page.path === '/'
      ? frontPage(frame.siteTitle, frame.navigation, corpus, rendered)
      : html`<article>${raw(rendered.opening + rendered.rest)}</article>`
  const { title, path, description } = page
  const shown = {
    title,
    path,
    description,
    language: languageOf(page),
    outline: rendered.outline,
    markdown: markdownPath(page),
    content,
    isOfDocs: true
  }
  return layout(shown, frame, order[place - 1], order[place + 1])
}

/** The front page of a folder without a file for it. */
export const showFrontPage = (project: Project, assistantKey: string) => {
  const frame = frameOf(project, '/', assistantKey)
  const { siteTitle, navigation } = frame
  const content = frontPage(siteTitle, navigation, project.corpus)
  const language = usualLanguage(project, frame)
  return layout({ title: siteTitle, path: '/', language, markdown: frontPagePath, content, isOfDocs: false }, frame)
}

export const showSearch = (project: Project, assistantKey: string, text: string, found: FoundPage[]) =>
  showOwn(project, frameOf(project, '/', assistantKey), 'Search', searchPage(text, found))

/** @param key The key of the missing address. */
export const showMissingPage = (project: Project, assistantKey: string, key: string, near: Page[]) =>
  showOwn(project, frameOf(project, key, assistantKey), 'Page not found', missingPage(near))

/** A page with the site’s own words, which are English. */
const showOwn = (project: Project, frame: SiteFrame, title: string, content: unknown) => {
  const direction = directionOf(usualLanguage(project, frame))
  return layout({ title, path: '', direction, content, isOfDocs: false }, frame)
}

/** The language of the first page. */
const usualLanguage = ({ corpus }: Project, { navigation }: SiteFrame): string | undefined => {
  const [first] = readingOrder(navigation)
  const page = first && corpus.pages.get(pathKey(first.path))
  return page && languageOf(page)
}

/** The frame of a page, whose sidebar lists the pages of the same language and version. */
const frameOf = ({ corpus, domain }: Project, key: string, assistantKey: string): SiteFrame => {
  const scope = scopeOf(corpus, key)
  const navigation = navigationOf([...corpus.pages.values()].filter(page => isInScope(corpus, scope, page)))
  const home = corpus.pages.get('/')
  const suggestions = textsOf(home?.frontMatter.suggestions)
  return { siteTitle: home?.title ?? 'Documentation', navigation, domain, assistantKey, suggestions }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : [])

const usual = new Set(['en'])

/** The language of a page: the configured one, else the one detected from its words. */
const languageOf = (page: Page): string => page.language ?? detectLanguage(proseOf(page), usual) ?? 'en'

const proseOf = (page: Page): string =>
  readSections(page)
    .flatMap(({ heading, nodes }) => [
      heading,
      ...nodes.filter(({ type }) => type !== 'code').map(node => textOf(node))
    ])
    .join('\n')
