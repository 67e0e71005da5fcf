import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Page, pathKey, readSections } from '../../docs/index.ts'
import { type Corpus, isInScope, type Scope } from '../../retrieval/index.ts'
import { type Branch, navigationOf, readingOrder } from '../navigation.ts'

/** A section of the documentation, as in the sidebar. */
export interface Section {
  title: string
  /** Its name in addresses. */
  name: string
  pages: Page[]
}

/** The sections of a language and version: first the pages without a folder, then each folder. */
export const sectionsOf = (corpus: Corpus, scope: Scope): Section[] => {
  const branches = descend(navigationOf([...corpus.pages.values()].filter(page => isInScope(corpus, scope, page))))
  const folders = branches.filter(({ children }) => children.length > 0)
  const single = branches.filter(({ children }) => children.length === 0)
  const pagesOf = (some: Branch[]): Page[] =>
    readingOrder(some).flatMap(({ path }) => corpus.pages.get(pathKey(path)) ?? [])
  const taken = new Set<string>()
  return [
    { title: folders.length > 0 ? 'Overview' : 'Pages', pages: pagesOf(single) },
    ...folders.map(folder => ({ title: folder.title, pages: pagesOf([folder]) }))
  ]
    .filter(({ pages }) => pages.length > 0)
    .map(section => ({ ...section, name: freeName(section.title, taken) }))
}

/** Descends into a single folder that contains everything, which would be no useful section. */
const descend = (branches: Branch[]): Branch[] => {
  const [only] = branches
  if (branches.length !== 1 || !only || only.children.length === 0) return branches
  return descend(only.path ? [{ ...only, children: [] }, ...only.children] : only.children)
}

const freeName = (title: string, taken: Set<string>): string => {
  const plain =
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let name = plain
  for (let number = 2; taken.has(name); number++) name = `${plain}-${number}`
  taken.add(name)
  return name
}

/** Most characters of a page’s description. */
const maxLineLength = 200

/** A page’s description on one line: that of its front matter, else its first paragraph that is not of pictures alone. */
export const lineOf = (page: Page): string => {
  const [opening] = readSections(page)
  const hasWords = (node: Nodes) => textOf(node, { includeImageAlt: false }).trim() !== ''
  const first = page.description || textOf(opening?.nodes.find(node => node.type === 'paragraph' && hasWords(node)))
  const line = first.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxLineLength) return line
  const sentence = /^.{40,}?[.!?。！？](?=\s|$)/u.exec(line.slice(0, maxLineLength))?.[0]
  return sentence ?? `${line.slice(0, maxLineLength).replace(/\s\S*$/, '')} …`
}
