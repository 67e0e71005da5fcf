import { html } from 'hono/html'
import { routes } from '../../protocol/index.ts'
import { breadcrumb } from './breadcrumb.ts'
import { menuIcon, searchIcon, themeIcon } from './icons.ts'
import { type Branch, trailOf } from './navigation.ts'
import { outline } from './outline.ts'
import type { RenderedPage } from './render-page.ts'
import { sidebar } from './sidebar.ts'

export interface SitePage {
  title: string
  path: string
  /** The contents of `main`. */
  content: unknown
  description?: string | undefined
  language?: string | undefined
  /** Set where it differs from that of the language: the site’s own English pages have the direction of the docs. */
  direction?: 'ltr' | 'rtl' | undefined
  /** Address of its Markdown. */
  markdown?: string | undefined
  outline?: RenderedPage['outline'] | undefined
  /** Whether it is a page of the docs, which has the question “Was this page helpful?” and links to its neighbours. */
  isOfDocs: boolean
}

export interface SiteFrame {
  siteTitle: string
  navigation: Branch[]
  domain: string
  assistantKey: string
  /** Starter questions of the home page, from `suggestions` in its front matter. */
  suggestions: string[]
}

type Link = { title: string; path: string } | undefined

/** A whole page of the demo site, with the widget by script tag. */
export const layout = (page: SitePage, frame: SiteFrame, previous?: Link, next?: Link) => html`<!doctype html>
<html lang="${page.language ?? 'en'}" dir="${page.direction ?? directionOf(page.language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>${page.title === frame.siteTitle ? page.title : `${page.title} · ${frame.siteTitle}`}</title>
    ${page.description && html`<meta name="description" content="${page.description}">`}
    ${page.markdown && html`<link rel="alternate" type="text/markdown" href="${page.markdown}">`}
    <link rel="icon" href="/_site/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/_site/site.css">
    <script src="/_site/theme.js"></script>
    <script src="/_site/site.js" type="module"></script>
    <script src="/widget/docs-assistant.js" data-domain="${frame.domain}" data-assistant-key="${frame.assistantKey}" data-feedback-url="${routes.assistantFeedback(frame.domain)}" data-suggestions-url="${routes.suggestions(frame.domain)}" data-suggestions="${JSON.stringify(page.path === '/' ? frame.suggestions : [])}" async></script>
    ${page.isOfDocs && html`<script src="/widget/feedback.js" type="module"></script>`}
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="top"><div class="bar">
      <button class="icon" id="menu" type="button" aria-label="Menu" aria-expanded="false" aria-controls="navigation">${menuIcon}</button>
      <noscript><a class="icon" id="menu-link" href="#navigation" aria-label="Menu">${menuIcon}</a></noscript>
      <a class="brand" href="/">${frame.siteTitle}</a>
      <a class="search-link" href="/_site/search" data-search="${routes.search(frame.domain)}">${searchIcon}<span>Search</span><kbd aria-hidden="true">/</kbd></a>
      <button class="icon" id="theme" type="button" aria-label="Dark theme" aria-pressed="false">${themeIcon}</button>
    </div></header>
    <div class="frame">
      ${sidebar(frame.navigation, page.path)}
      ${page.outline && page.outline.length > 1 && outline(page.outline)}
      <main id="content" tabindex="-1">
        ${page.isOfDocs && page.path !== '/' && breadcrumb(frame.siteTitle, trailOf(frame.navigation, page.path))}
        ${page.content}
        ${page.isOfDocs && html`<docs-assistant-feedback domain="${frame.domain}" assistant-key="${frame.assistantKey}"></docs-assistant-feedback>`}
        ${(previous || next) && turn(previous, next)}
      </main>
    </div>
  </body>
</html>`

const turn = (previous: Link, next: Link) => html`<nav class="turn" aria-label="Next and previous page">
          ${previous && html`<a rel="prev" href="${previous.path}"><small>Previous</small>${previous.title}</a>`}
          ${next && html`<a rel="next" href="${next.path}"><small>Next</small>${next.title}</a>`}
        </nav>`

/** Languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i

export const directionOf = (language = 'en'): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr')
