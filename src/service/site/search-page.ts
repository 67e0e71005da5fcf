import { html } from 'hono/html'
import type { FoundPage } from '../answering/index.ts'

/** Most characters of a search. */
export const maxSearchLength = 500

/** The search without JavaScript: a form and the results. */
export const searchPage = (text: string, found: FoundPage[]) => html`<h1>Search</h1>
        <form class="search-form" role="search" action="/_site/search">
          <input type="search" name="q" value="${text}" aria-label="Search the docs" maxlength="${maxSearchLength}" autocomplete="off" required>
          <button type="submit">Search</button>
        </form>
        ${text && html`<p>${found.length === 0 ? 'No page has these words.' : `Pages that have these words: ${found.length}`}</p>`}
        ${found.length > 0 && html`<ul class="found">${found.map(result)}</ul>`}`

const result = ({ url, title, section, passage }: FoundPage) => html`<li>
            <a href="${url}">${title}</a>${section !== title && html` <small>${section}</small>`}
            ${passage && html`<p>${passage}</p>`}
          </li>`
