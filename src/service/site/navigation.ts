import type { Page } from '../docs/index.ts'

/** A branch of the sidebar: a page, a folder, or a folder with a page of its own. */
export interface Branch {
  title: string
  path: string | undefined
  children: Branch[]
}

/** The sidebar: folders as they lie, pages in the order of their files, each under its title. */
export const navigationOf = (pages: Iterable<Page>): Branch[] => {
  const root: Branch = { title: '', path: undefined, children: [] }
  const folders = new Map<string, Branch>([['', root]])
  for (const page of pages) {
    const segments = page.file.split('/')
    const name = segments.pop() ?? ''
    const folder = folderAt(segments, folders)
    if (isIndex(name)) Object.assign(folder, { title: page.title, path: page.path })
    else folder.children.push({ title: page.title, path: page.path, children: [] })
  }
  const { title, path, children } = root
  return path ? [{ title, path, children: [] }, ...children] : children
}

/** Pages in the order in which the sidebar lists them. */
export const readingOrder = (branches: Branch[]): { title: string; path: string }[] =>
  branches.flatMap(({ title, path, children }) => [...(path ? [{ title, path }] : []), ...readingOrder(children)])

const isIndex = (name: string) => /^(\d+[-_.]+)?(index|readme)\.mdx?$/i.test(name)

const folderAt = (segments: string[], folders: Map<string, Branch>): Branch => {
  const key = segments.join('/')
  const known = folders.get(key)
  if (known) return known
  const folder: Branch = { title: titleOf(segments.at(-1) ?? ''), path: undefined, children: [] }
  folders.set(key, folder)
  folderAt(segments.slice(0, -1), folders).children.push(folder)
  return folder
}

const titleOf = (segment: string): string => {
  const words = segment.replace(/^\d+[-_.]+/, '').replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
