import { html } from 'hono/html'
import { breakable } from './breakable.ts'
import type { RenderedPage } from './render-page.ts'

/** The list of headings. On a phone a button unfolds it; without JavaScript it is open and has no button. */
export const outline = (headings: RenderedPage['outline']) => html`<nav class="outline" aria-labelledby="outline-title">
        <h2 id="outline-title">On this page</h2>
        <button class="outline-toggle" type="button" aria-expanded="false" aria-controls="outline-list">On this page<span class="here"></span></button>
        <ul id="outline-list">${headings.map(({ anchor, heading, depth }) => html`<li class="depth-${depth}"><a href="#${anchor}">${breakable(heading)}</a></li>`)}</ul>
      </nav>`
