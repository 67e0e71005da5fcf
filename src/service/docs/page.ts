import type { RootContent } from 'mdast'
import { parseFile } from './parse.ts'
import { pagePathOf } from './paths.ts'
import { cutIntoSections, type SectionTree } from './sections.ts'

/** A page of the documentation: what stays in memory. Its tree is made again from `source` when it is needed. */
export interface Page {
  /** Path inside the docs folder, with forward slashes. */
  file: string
  /** Path on the site, without the site’s address. */
  path: string
  title: string
  description: string
  frontMatter: Record<string, unknown>
  source: string
}

export interface ReadPage {
  page: Page
  sections: SectionTree[]
}

export const readPage = (file: string, source: string, path = pagePathOf(file)): ReadPage => {
  const { root, frontMatter } = parseFile(source, /\.mdx$/i.test(file) ? 'mdx' : 'markdown')
  const frontTitle = text(frontMatter.title)
  const { title, sections } = cutIntoSections(root, frontTitle || nameOf(file))
  const description = text(frontMatter.description)
  return { page: { file, path, title: frontTitle || title, description, frontMatter, source }, sections }
}

/** Trees of the pages that were read last: an answer reads several, and a long one takes a tenth of a second. */
const recent = new Map<Page, SectionTree[]>()
const recentAtMost = 50

/** The sections of a page. The tree is shared: nobody may change it. */
export const readSections = (page: Page): SectionTree[] => {
  const sections = recent.get(page) ?? readPage(page.file, page.source, page.path).sections
  recent.delete(page)
  recent.set(page, sections)
  const [oldest] = recent.keys()
  if (oldest && recent.size > recentAtMost) recent.delete(oldest)
  return sections
}

export type BlockNode = RootContent

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const nameOf = (file: string): string => {
  const path = pagePathOf(file)
  const name = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Documentation'
}
