import { html, raw } from 'hono/html'
import { breakable } from './breakable.ts'
import { type Branch, holds } from './navigation.ts'

/** The list of pages, with the current one marked. */
export const sidebar = (navigation: Branch[], current: string) =>
  html`<nav class="sidebar" id="navigation" aria-label="Pages">${branches(navigation, current)}</nav>`

const branches = (list: Branch[], current: string): unknown =>
  html`<ul>${list.map(branch => html`<li>${branch.children.length > 0 ? folder(branch, current) : link(branch, current)}</li>`)}</ul>`

/** A folder, folded unless it contains the current page. Its own page comes first in it. */
const folder = (branch: Branch, current: string) => {
  const { title, path, children } = branch
  const pages = path ? [{ ...branch, title: 'Introduction', children: [] }, ...children] : children
  const open = holds(branch, current) ? raw(' open') : ''
  return html`<details${open}><summary>${breakable(title)}</summary>${branches(pages, current)}</details>`
}

const link = ({ title, path }: Branch, current: string) =>
  html`<a href="${path}"${path === current ? raw(' aria-current="page"') : ''}>${breakable(title)}</a>`
