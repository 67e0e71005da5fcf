import { toString as textOf } from 'mdast-util-to-string'
import { type Page, pathKey, readSections } from '../../docs/index.ts'
import { type Corpus, isInScope, type Scope } from '../../retrieval/index.ts'
import { type Branch, navigationOf, readingOrder } from '../navigation.ts'

/** A part of a documentation, as its sidebar has it. */
export interface Section {
  title: string
  /** What it is called in an address. */
  name: string
  pages: Page[]
}

/** The sections of what is of a language and a version: pages that are in no folder first, then each folder. */
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

/** One folder that holds everything is no section. */
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

/** Characters of a line that says what a page is about. */
const longestLine = 200

/** What a page is about in a line: what it says of itself, else how it begins. */
export const lineOf = (page: Page): string => {
  const [opening] = readSections(page)
  const first = page.description || textOf(opening?.nodes.find(({ type }) => type === 'paragraph'))
  const line = first.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestLine) return line
  const sentence = /^.{40,}?[.!?。！？](?=\s|$)/u.exec(line.slice(0, longestLine))?.[0]
  return sentence ?? `${line.slice(0, longestLine).replace(/\s\S*$/, '')} …`
}
