import { posix } from 'node:path'
import picomatch from 'picomatch'
import { withoutExtension } from '../../paths.ts'
import { asList, asObject, asText, asTexts } from '../config/index.ts'
import type { Settings } from '../settings.ts'

/**
 * The addresses of a project’s pages by their files, in the order in which mystmd gives them: that of the table of
 * contents, else of the folders. The first page is the home page. Folders are left out of addresses unless the site says so.
 *
 * @param files Those that may be pages, relative to the project.
 */
export const slugsOf = ({ project, site }: Settings, files: readonly string[]): ReadonlyMap<string, string> => {
  const { toc, exclude } = asObject(project)
  const isExcluded = picomatch(asTexts(exclude))
  const pages = files.filter(file => !isExcluded(file)).toSorted(byPath)
  const [home, ...others] = toc === undefined ? withHome(pages) : filesOf(asList(toc), files, pages)
  const hasFolders = asObject(asObject(site).options).folders === true
  const slugs = new Map<string, string>()
  if (home === undefined) return slugs
  slugs.set(home, '/')
  const counts = new Map([['index', 1]])
  for (const file of others) {
    const { dir, base: name } = posix.parse(withoutExtension(file))
    const folders = hasFolders ? dir.split('/').filter(Boolean) : []
    const parts = [...folders, name].map(slugOf)
    const isIndex = parts.length > 1 && parts.at(-1) === 'index'
    const path = (isIndex ? parts.slice(0, -1) : parts).join('/')
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    slugs.set(file, `/${path}${count > 0 ? `-${count}` : ''}`)
  }
  return slugs
}

/** `createSlug` of mystmd: without a number before the name that is no year, and of 50 characters at most. */
const slugOf = (name: string): string => {
  const isDated = /^(?:[12]\d{3}(?!\d)|\d{5})/.test(name)
  const own = isDated ? name : name.replace(/^[\d_.-]+(?=.)/, '')
  return own
    .replaceAll('&', '-and-')
    .toLowerCase()
    .replaceAll(/[^a-z\d-]/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
}

const indexName = /^(?:index|readme|main)\./

/** Files of a folder before the folders in it, an index before the others. */
const byPath = (a: string, b: string): number => {
  const [one = [], other = []] = [a, b].map(file => file.split('/'))
  const at = one.findIndex((part, index) => part !== other[index])
  const [isFile, isOther] = [at === one.length - 1, at === other.length - 1]
  if (isFile !== isOther) return isFile ? -1 : 1
  const [first = '', second = ''] = [one[at], other[at]]
  const [isIndex, isOtherIndex] = [indexName.test(first), indexName.test(second)]
  if (isFile && isIndex !== isOtherIndex) return isIndex ? -1 : 1
  return first.localeCompare(second, 'en', { numeric: true, ignorePunctuation: true })
}

/** The pages with the home page first: an index at the top, else the first one that is no notebook. */
const withHome = (pages: string[]): string[] => {
  const top = pages.filter(page => !page.includes('/'))
  const named = ['index.md', 'readme.md', 'main.md', 'index.ipynb', 'readme.ipynb', 'main.ipynb'].map(name =>
    top.find(page => page.toLowerCase() === name)
  )
  const home = named.find(Boolean) ?? top.find(page => page.endsWith('.md')) ?? top[0] ?? pages[0]
  return home === undefined ? [] : [home, ...pages.filter(page => page !== home)]
}

/** The files that entries of a table of contents name, themselves or by a pattern, with those below them. */
const filesOf = (entries: unknown[], files: readonly string[], pages: readonly string[]): string[] => {
  const explicit = new Set(explicitIn(entries, files))
  const listed = new Set<string>()
  const list = (entry: unknown) => {
    const { file, pattern, sort, children } = asObject(entry)
    const named = fileNamed(asText(file), files)
    if (named) listed.add(named)
    if (asText(pattern)) {
      const isMatch = picomatch(asText(pattern) ?? '')
      const matches = pages.filter(page => isMatch(page) && !explicit.has(page))
      for (const page of sort === 'descending' ? matches.toReversed() : matches) listed.add(page)
    }
    asList(children).forEach(list)
  }
  entries.forEach(list)
  return [...listed]
}

const explicitIn = (entries: unknown[], files: readonly string[]): string[] =>
  entries.flatMap(entry => {
    const { file, children } = asObject(entry)
    const named = fileNamed(asText(file), files)
    return [...(named ? [named] : []), ...explicitIn(asList(children), files)]
  })

/** The file of an entry, which may leave out its extension. */
const fileNamed = (name: string | undefined, files: readonly string[]): string | undefined => {
  if (name === undefined) return undefined
  const path = posix.normalize(name)
  return [path, `${path}.md`, `${path}.ipynb`].find(file => files.includes(file))
}
