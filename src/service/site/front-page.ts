import { html } from 'hono/html'
import { pathKey } from '../docs/index.ts'
import type { Corpus } from '../retrieval/index.ts'
import { lineOf } from './agents/index.ts'
import { breakable } from './breakable.ts'
import { type Branch, readingOrder } from './navigation.ts'

/** Most cards with a description; further ones have only titles. */
const maxDescribed = 60

/** Cards of the documentation’s folders, and of the pages without a folder. */
export const cards = (navigation: Branch[], corpus: Corpus) => {
  const branches = descend(navigation).filter(({ path }) => path !== '/')
  if (branches.length === 0) return ''
  const list = branches.map((branch, index) => card(branch, corpus, index < maxDescribed))
  return html`<nav class="cards" aria-label="Sections"><ul>${list}</ul></nav>`
}

const card = (branch: Branch, corpus: Corpus, isDescribed: boolean) => {
  const pages = readingOrder([branch])
  const page = branch.path === undefined ? undefined : corpus.pages.get(pathKey(branch.path))
  const line = isDescribed ? (page && lineOf(page)) || contentsOf(branch) : ''
  return html`<li>
            <a href="${pages[0]?.path}">${breakable(branch.title)}</a>
            ${line && html`<p>${line}</p>`}
            ${branch.children.length > 0 && html`<small>${pages.length} ${pages.length === 1 ? 'page' : 'pages'}</small>`}
          </li>`
}

/** The description of a folder whose page has none: the titles in it. */
const contentsOf = ({ children }: Branch): string => {
  const titles = children.slice(0, 4).map(({ title }) => title)
  return titles.join(' · ') + (children.length > titles.length ? ' …' : '')
}

/** Descends into a single folder that contains everything. */
const descend = (branches: Branch[]): Branch[] => {
  const rest = branches.filter(({ path }) => path !== '/')
  const [only] = rest
  return rest.length === 1 && only && only.children.length > 0 ? descend(only.children) : rest
}
