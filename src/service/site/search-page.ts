import { html } from 'hono/html'
import type { FoundPage } from '../answering/index.ts'

/** Characters of what is searched for. */
export const longestSearch = 500

/** The search without JavaScript: a form, and what was found. */
export const searchPage = (text: string, found: FoundPage[]) => html`<h1>Search</h1>
        <form class="search-form" role="search" action="/_site/search">
          <input type="search" name="q" value="${text}" aria-label="Search the docs" maxlength="${longestSearch}" autocomplete="off" required>
          <button type="submit">Search</button>
        </form>
        ${text && html`<p>${found.length === 0 ? 'No page has these words.' : `Pages that have these words: ${found.length}`}</p>`}
        ${found.length > 0 && html`<ul class="found">${found.map(result)}</ul>`}`

const result = ({ url, title, section, passage }: FoundPage) => html`<li>
            <a href="${url}">${title}</a>${section !== title && html` <small>${section}</small>`}
            ${passage && html`<p>${passage}</p>`}
          </li>`
