import { asObject, asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'

/** A page by its place in the content. */
export interface HugoPage {
  /** Folders that it lies in; for a bundle or a section those around its own. */
  folders: string[]
  /** The innermost of these that is a section, as a path. */
  section: string
  /** Its name, or that of its folder; empty for the home page. */
  name: string
  isSection: boolean
  frontMatter: Settings
}

/** The path of a page below that of its language, without slashes around it; with one before it, below that of the site. */
export const pathOf = (page: HugoPage, settings: Settings): string => {
  const { folders, name, isSection, frontMatter } = page
  const url = text(frontMatter.url)
  if (url) return (url.includes(':') && filledIn(url, page)) || url
  const pattern = patternOf(page, settings)
  const slug = isSection ? '' : text(frontMatter.slug)
  const path = (pattern && filledIn(pattern, page)) || [...folders, slug || name].join('/')
  const sanitized = sanitize(path).replace(/^\/+|\/+$/g, '')
  return settings.disablepathtolower === true ? sanitized : sanitized.toLowerCase()
}

/** What Hugo leaves of a path: no signs but some, and hyphens for spaces. */
const sanitize = (path: string): string =>
  path
    .replaceAll(/%(?![\da-f]{2})|[^\p{L}\p{Nd}\p{M}\s./\\_#+~@%-]/giu, '')
    .trim()
    .replaceAll(/\s*(-)\s*|\s+/g, '-')

/** The pattern of `permalinks` for a page, by the folder at the top of the content. */
const patternOf = ({ folders, name, isSection }: HugoPage, { permalinks }: Settings): string => {
  const given = asObject(permalinks)
  const ofKind = asObject(isSection ? given.section : given.page)
  const top = (folders[0] ?? (isSection ? name : '/')).toLowerCase()
  return asText(ofKind[top]) ?? (isSection ? undefined : asText(given[top])) ?? ''
}

/** Fills in the tokens of a pattern; `undefined` where the value of one is not known. */
const filledIn = (pattern: string, page: HugoPage): string | undefined => {
  let isKnown = true
  const path = pattern.replaceAll(/:([a-z]+)(\[)?/g, (_, token: string, slice?: string) => {
    const value = slice ? undefined : valueOfToken(token, page)
    isKnown &&= value !== undefined
    return value ?? ''
  })
  return isKnown ? path : undefined
}

const valueOfToken = (token: string, { section, name, frontMatter }: HugoPage): string | undefined => {
  const title = text(frontMatter.title) || undefined
  const slug = text(frontMatter.slug) || undefined
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text(frontMatter.date)) ?? []
  const values: Record<string, string | undefined> = {
    section: section.replace(/\/.*$/s, ''),
    sections: section,
    title,
    slug: slug ?? title,
    filename: name,
    contentbasename: name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
    year,
    month,
    day
  }
  return values[token]
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
