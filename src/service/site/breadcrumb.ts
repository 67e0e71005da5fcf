import { html } from 'hono/html'
import { breakable } from './breakable.ts'
import type { Branch } from './navigation.ts'

/** The breadcrumb of a page: the front page, and the folders down to the page. */
export const breadcrumb = (siteTitle: string, trail: Branch[]) => {
  const steps = [{ title: siteTitle, path: '/' }, ...trail.slice(0, -1)]
  return html`<nav class="breadcrumb" aria-label="Breadcrumb">
          <ol>${steps.map(step)}<li><span aria-current="page">${breakable(trail.at(-1)?.title ?? '')}</span></li></ol>
        </nav>`
}

const step = ({ title, path }: Pick<Branch, 'title' | 'path'>) =>
  html`<li>${path ? html`<a href="${path}">${breakable(title)}</a>` : breakable(title)}</li>`
