import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { visit } from 'unist-util-visit'
import {
  createDocsReader,
  type DocsSite,
  decoded,
  frontMatterOf,
  linkResolver,
  listDocs,
  type Page,
  pageExtension,
  pathKey,
  type ReadPage,
  readPage
} from '../../docs/index.ts'

/** A page that was changed, by its path in the docs; `after` is `undefined` when it was deleted. */
interface ChangedText {
  path: string
  file: string
  before: string
  after: string | undefined
}

/** A page with its links and its anchors. */
interface Linked {
  page: Page
  urls: string[]
  anchors: Set<string>
}

/** Finds broken links of changed pages, and links of other pages that the change has broken. */
export const linkProblems = async (site: DocsSite, texts: readonly ChangedText[]): Promise<string[]> => {
  const [docs] = site.folders
  const map = await readMap(site)
  const old = new Map(texts.flatMap(({ file, before }) => mapped(file, before && linkedOf(site, file, before))))
  const now = new Map(texts.flatMap(({ file, after }) => mapped(file, after && linkedOf(site, file, after))))
  const linkedAt = async (file: string) => now.get(file) ?? linkedOf(site, file, await map.textOf(file))

  /** What a broken link misses; `undefined` for a valid link. */
  const missing = async ({ page }: Linked, url: string): Promise<string | undefined> => {
    const target = linkResolver(page, map)(url)
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? []
    const found = path === '' ? page : map.pages.get(pathKey(path))
    if (!found) return isOurs(url, path, page, map, docs) ? 'there is no such page' : undefined
    if (!anchor) return
    const linkedTo = await linkedAt(found.file)
    return !linkedTo || linkedTo.anchors.has(decoded(anchor)) ? undefined : 'that page has no such heading'
  }

  const problems: string[] = []
  const look = async (path: string, linked: Linked, urls: readonly string[]) => {
    for (const url of new Set(urls)) {
      const reason = await missing(linked, url)
      if (reason) problems.push(`${path}: the link to ${url} leads nowhere: ${reason}.`)
    }
  }
  for (const { path, file } of texts) {
    const linked = now.get(file)
    if (!linked) continue
    const known = new Set(old.get(file)?.urls)
    const lost = texts.some(({ file: other, after }) => after === undefined || lostAnchors(old, now, other).length > 0)
    await look(path, linked, lost ? linked.urls : linked.urls.filter(url => !known.has(url)))
  }
  const gone = texts.filter(({ file, after }) => after === undefined || lostAnchors(old, now, file).length > 0)
  if (gone.length === 0) return problems
  // Only links to removed targets, because other broken links existed before.
  const goneUrls = new Set(
    gone.map(({ file }) =>
      posix
        .basename(file)
        .replace(/\.\w+$/, '')
        .replace(/^\d+[-_.]/, '')
    )
  )
  for (const file of map.files.keys()) {
    if (now.has(file)) continue
    const linked = await linkedAt(file)
    await nextTurn()
    if (!linked) continue
    await look(
      file,
      linked,
      linked.urls.filter(url => [...goneUrls].some(name => url.includes(name)))
    )
  }
  return problems
}

const lostAnchors = (old: Map<string, Linked>, now: Map<string, Linked>, file: string): string[] =>
  [...(old.get(file)?.anchors ?? [])].filter(anchor => !now.get(file)?.anchors.has(anchor))

const mapped = (file: string, linked: Linked | '' | undefined): [string, Linked][] => (linked ? [[file, linked]] : [])

/** Reads a page; `undefined` where it cannot be read. */
const linkedOf = (site: DocsSite, file: string, text: string): Linked | undefined => {
  const placement = site.place(file, frontMatterOf(text))
  let read: ReadPage
  try {
    read = readPage(file, text, placement, site)
  } catch {
    return
  }
  const { page, sections } = read
  const urls: string[] = []
  for (const { headingNodes, nodes } of sections) {
    for (const node of [...headingNodes, ...nodes]) {
      visit(node, 'link', ({ url }) => void urls.push(url))
    }
  }
  return { page, urls, anchors: new Set(sections.map(({ anchor }) => anchor)) }
}

/** Reads the pages of a site by key and by file, as far as resolving links needs them: only their front matter. */
const readMap = async (site: DocsSite) => {
  const reader = createDocsReader(site)
  const pages = new Map<string, Page>()
  const files = new Map<string, Page>()
  for (const file of await listDocs(site)) {
    const text = await reader.page(file).catch(() => undefined)
    const frontMatter = text === undefined ? {} : frontMatterOf(text)
    const placement = text === undefined ? undefined : site.place(file, frontMatter)
    if (!placement) continue
    const { path, link = path, id = file } = placement
    const key = pathKey(path)
    const page = {
      ...placement,
      id,
      link,
      file,
      key,
      title: '',
      description: '',
      frontMatter,
      packed: () => new Uint8Array()
    }
    pages.set(key, page)
    files.set(file, page)
  }
  return { pages, files, site, textOf: reader.page }
}

/**
 * Whether the target of a link would be a page of this documentation, and not a file or another part of the site, which
 * cannot be checked here.
 */
const isOurs = (
  url: string,
  path: string,
  { file }: Page,
  { pages }: { pages: ReadonlyMap<string, Page> },
  docs: string
): boolean => {
  const bare = url.replace(/[?#].*$/s, '')
  if (pageExtension.test(bare)) return true
  if (/\.(?!html?$)\w+$/i.test(bare))
    return !bare.startsWith('/') && !existsSync(join(docs, posix.dirname(file), decoded(bare)))
  const above = posix.dirname(pathKey(path))
  return above === '/' ? !bare.startsWith('/') : [...pages.keys()].some(key => key.startsWith(`${above}/`))
}
