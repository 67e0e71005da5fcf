import { posix } from 'node:path'
import type { DocsSite, FillPage, RoleLink } from '../../contract.ts'
import { expandIncludes } from '../../includes/index.ts'
import type { PageNames } from './labels.ts'

/** The link that a role of a page makes; `undefined` where the role makes none that only the site knows. */
type RoleLinks = NonNullable<DocsSite['roleLink']>

/**
 * The links of roles that name what stands on other pages: `:ref:` a label, `:doc:` a page, by whose title it is called,
 * and the links that `extlinks` abbreviates.
 */
export const roleLinksOf =
  (
    { labels, titles }: PageNames,
    extlinks: ReadonlyMap<string, (part: string) => RoleLink>,
    nameOf: (file: string) => string | undefined
  ): RoleLinks =>
  (file, role, content) => {
    const [, text, inside] = /^(.*?)\s*<([^<>]+)>$/s.exec(content) ?? []
    const target = (inside ?? content).trim()
    const named = text ? { title: text } : undefined
    if (/^(?:std:)?ref$/.test(role)) {
      const known = labels.get(target.toLowerCase().replaceAll(/\s+/g, ' '))
      const title = text || known?.title
      return known && title ? { title, url: known.address } : undefined
    }
    if (/^(?:std:)?doc$/.test(role)) {
      const folder = target.startsWith('/') ? '' : posix.dirname(nameOf(file) ?? '')
      const title = titles.get(posix.join('/', folder, target).slice(1))
      return title && !named ? { title, url: target } : undefined
    }
    const link = extlinks.get(role)?.(target)
    return link && { ...link, ...named }
  }

const mystRole = /(?<!`)\{([A-Za-z][\w:.+-]*)\}`([^`]+)`/g

/** Writes into a page of MyST the titles and addresses of its links to other pages. */
export const referencesBy =
  (links: RoleLinks): FillPage =>
  async (file, source, read) => {
    const filled = await expandIncludes(file, source, read)
    if (file.endsWith('.rst')) return filled
    const replaced = filled.source.replaceAll(mystRole, (whole, role: string, content: string) => {
      const link = links(file, role, content)
      return link ? `{doc}\`${link.title} <${link.url}>\`` : whole
    })
    return { ...filled, source: replaced }
  }
