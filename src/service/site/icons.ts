import { html } from 'hono/html'

export const menuIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14"/></svg>`
export const themeIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="6.5"/><path class="half" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/></svg>`
export const searchIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13 13 4 4"/></svg>`
