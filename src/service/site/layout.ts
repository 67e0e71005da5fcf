import { html, raw } from 'hono/html'
import { routes } from '../../protocol/index.ts'
import type { Branch } from './navigation.ts'
import type { RenderedPage } from './render-page.ts'

interface SitePage extends RenderedPage {
  title: string
  description: string
  path: string
  language?: string | undefined
  /** Where it is as Markdown. */
  markdown: string | undefined
  /** Whether it is asked if it was helpful: a page that is missing is not. */
  isRated: boolean
}

export interface SiteFrame {
  siteTitle: string
  navigation: Branch[]
  domain: string
  assistantKey: string
  /** Questions to start with on the home page, as `suggestions` of its front matter lists them; others have their own. */
  suggestions: string[]
}

type Link = { title: string; path: string } | undefined

/** A whole page of the demo site, with the widget by script tag. */
export const layout = (page: SitePage, frame: SiteFrame, previous: Link, next: Link) => html`<!doctype html>
<html lang="${page.language ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${page.title === frame.siteTitle ? page.title : `${page.title} · ${frame.siteTitle}`}</title>
    ${page.description && html`<meta name="description" content="${page.description}">`}
    ${page.markdown && html`<link rel="alternate" type="text/markdown" href="${page.markdown}">`}
    <link rel="icon" href="/_site/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/_site/site.css">
    <script src="/_site/theme.js"></script>
    <script src="/_site/site.js" defer></script>
    <script src="/widget/docs-assistant.js" data-domain="${frame.domain}" data-assistant-key="${frame.assistantKey}" data-feedback-url="${routes.assistantFeedback(frame.domain)}" data-suggestions-url="${routes.suggestions(frame.domain)}" data-suggestions="${JSON.stringify(page.path === '/' ? frame.suggestions : [])}" async></script>
    ${page.isRated && html`<script src="/widget/feedback.js" type="module"></script>`}
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="top"><div class="bar">
      <button class="icon" id="menu" type="button" aria-label="Menu" aria-expanded="false" aria-controls="navigation">${menuIcon}</button>
      <a class="brand" href="/">${frame.siteTitle}</a>
      <button class="icon" id="theme" type="button" aria-label="Dark theme" aria-pressed="false">${themeIcon}</button>
    </div></header>
    <div class="frame">
      <nav class="sidebar" id="navigation" aria-label="Pages">${branches(frame.navigation, page.path)}</nav>
      <main id="content">
        <article>${raw(page.html)}</article>
        ${page.isRated && html`<docs-assistant-feedback domain="${frame.domain}" assistant-key="${frame.assistantKey}"></docs-assistant-feedback>`}
        <nav class="turn" aria-label="Next and previous page">
          ${previous && html`<a rel="prev" href="${previous.path}"><small>Previous</small>${previous.title}</a>`}
          ${next && html`<a rel="next" href="${next.path}"><small>Next</small>${next.title}</a>`}
        </nav>
      </main>
      ${page.outline.length > 1 && outline(page.outline)}
    </div>
  </body>
</html>`

const branches = (list: Branch[], current: string): unknown =>
  html`<ul>${list.map(branch => html`<li>${branch.children.length > 0 ? folder(branch, current) : link(branch, current)}</li>`)}</ul>`

/** A folder of the sidebar: folded, unless it holds the page that is shown. Its own page comes first in it. */
const folder = (branch: Branch, current: string) => {
  const { title, path, children } = branch
  const pages = path ? [{ ...branch, title: 'Introduction', children: [] }, ...children] : children
  const open = holds(branch, current) ? raw(' open') : ''
  return html`<details${open}><summary>${title}</summary>${branches(pages, current)}</details>`
}

const holds = ({ path, children }: Branch, current: string): boolean =>
  path === current || children.some(child => holds(child, current))

const link = ({ title, path }: Branch, current: string) =>
  html`<a href="${path}"${path === current ? raw(' aria-current="page"') : ''}>${title}</a>`

const outline = (headings: RenderedPage['outline']) => html`<nav class="outline" aria-labelledby="outline-title">
  <h2 id="outline-title">On this page</h2>
  <ul>${headings.map(({ anchor, heading, depth }) => html`<li class="depth-${depth}"><a href="#${anchor}">${heading}</a></li>`)}</ul>
</nav>`

const menuIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14"/></svg>`
const themeIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="6.5"/><path class="half" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/></svg>`
