import { html, raw } from 'hono/html'
import type { Page } from '../docs/index.ts'
import type { Corpus } from '../retrieval/index.ts'
import { lineOf } from './agents/index.ts'
import { breakable } from './breakable.ts'
import { cards } from './front-page.ts'
import type { Branch } from './navigation.ts'
import type { RenderedPage } from './render-page.ts'

/** The front page: the beginning of its file, the cards of the documentation, and the rest. Without a file, only the cards. */
export const frontPage = (siteTitle: string, navigation: Branch[], corpus: Corpus, page?: RenderedPage) => {
  const sections = cards(navigation, corpus)
  const opening = page ? raw(page.opening) : html`<h1>${siteTitle}</h1>`
  const nothing = sections ? '' : html`<p>This folder holds no Markdown files yet.</p>`
  return html`<article class="front">${opening}</article>
        ${sections}
        ${page ? page.rest && html`<article>${raw(page.rest)}</article>` : nothing}`
}

/** The page for a missing address, with the pages that may be meant. */
export const missingPage = (near: Page[]) => html`<article>
          <h1>Page not found</h1>
          ${
            near.length > 0
              ? html`<p>There is no page at this address. One of these may be meant:</p>
          <ul class="found">${near.map(page => html`<li><a href="${page.path}">${breakable(page.title)}</a><p>${lineOf(page)}</p></li>`)}</ul>`
              : html`<p>There is no page at this address.</p>`
          }
          <p>Or <a href="/_site/search">search</a>, go to <a href="/">the front page</a>, or ask the assistant.</p>
        </article>`
