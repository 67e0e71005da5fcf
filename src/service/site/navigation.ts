import { type Page, withoutExtension } from '../docs/index.ts'

/** A branch of the sidebar: a page, a folder, or a folder with a page of its own. */
export interface Branch {
  title: string
  path: string | undefined
  /** Sort key from `sidebar_position` of its page; branches without one come last, in their order. */
  position: number
  children: Branch[]
}

/** The sidebar: the tree of folders and pages, sorted by `sidebar_position`, then by file. */
export const navigationOf = (pages: Iterable<Page>): Branch[] => {
  const root: Branch = { title: '', path: undefined, position: Number.POSITIVE_INFINITY, children: [] }
  const folders = new Map<string, Branch>([['', root]])
  for (const page of pages) {
    const segments = page.file.split('/').filter(segment => segment !== '..')
    const name = segments.pop() ?? ''
    const folder = folderAt(segments, folders)
    const { title, path } = page
    const position = positionOf(page)
    if (isIndex(name)) Object.assign(folder, { title, path, position })
    else folder.children.push({ title, path, position, children: [] })
  }
  const { path } = root
  const children = inOrder(root.children)
  return path ? [{ ...root, children: [] }, ...children] : children
}

const positionOf = ({ frontMatter }: Page) => {
  const position = frontMatter.sidebar_position
  return typeof position === 'number' ? position : Number.POSITIVE_INFINITY
}

// `Infinity - Infinity` is NaN, so two branches without a position count as equal.
const inOrder = (branches: Branch[]): Branch[] =>
  branches
    .toSorted((a, b) => a.position - b.position || 0)
    .map(branch => ({ ...branch, children: inOrder(branch.children) }))

/** Pages in the order in which the sidebar lists them. */
export const readingOrder = (branches: Branch[]): { title: string; path: string }[] =>
  branches.flatMap(({ title, path, children }) => [...(path ? [{ title, path }] : []), ...readingOrder(children)])

/** Whether the branch is or contains the page at a path. */
export const holds = ({ path, children }: Branch, current: string): boolean =>
  path === current || children.some(child => holds(child, current))

/** The branches from a folder of the first level down to the page at a path, which is the last. */
export const trailOf = (branches: Branch[], current: string): Branch[] => {
  const branch = branches.find(one => holds(one, current))
  if (!branch) return []
  return branch.path === current ? [branch] : [branch, ...trailOf(branch.children, current)]
}

const isIndex = (name: string) => /^(\d+[-_.]+)?(index|readme)$/i.test(withoutExtension(name))

const folderAt = (segments: string[], folders: Map<string, Branch>): Branch => {
  const key = segments.join('/')
  const known = folders.get(key)
  if (known) return known
  const folder: Branch = {
    title: titleOf(segments.at(-1) ?? ''),
    path: undefined,
    position: Number.POSITIVE_INFINITY,
    children: []
  }
  folders.set(key, folder)
  folderAt(segments.slice(0, -1), folders).children.push(folder)
  return folder
}

const titleOf = (segment: string): string => {
  const words = segment.replace(/^\d+[-_.]+/, '').replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
