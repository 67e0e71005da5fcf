import { posix } from 'node:path'
import type { Page } from './contract.ts'
import { placeholder } from './markup/placeholder.ts'
import { decoded, pageExtension, pathKey, withoutExtension } from './paths.ts'
import { hasOwnLink, isRoute } from './section-path.ts'

/** Resolves the address of a link or an image to a path below the site’s base, or returns it unchanged. */
export type ResolveUrl = (url: string) => string

/** The pages that a link may lead to. */
interface LinkTargets {
  /** Pages by their keys. */
  pages: ReadonlyMap<string, Page>
  /** Pages by the paths of their files. */
  files: ReadonlyMap<string, Page>
  /** The site’s base path, which some generators require in every link, and what builds it. */
  site: { base: string; generator?: string }
}

/**
 * Creates a function that resolves the links of a page. A link to a file becomes the path of its page. A link with a
 * prefix (`/docs/guides/install`) loses the prefix when it names a page only without it.
 */
export const linkResolver = (page: Page, targets: LinkTargets): ResolveUrl => {
  const folder = posix.dirname(page.file)
  const inFolder = (path: string) => posix.join(path.startsWith('/') ? '.' : folder, decoded(path))
  const targetOf = (path: string) =>
    targets.files.get(inFolder(path)) ??
    pageAt(`/${inFolder(path)}`, targets) ??
    pageAt(relativeTo(page, path), targets) ??
    // Docsify’s links begin at the root of its pages.
    (isRoute(page.link) ? targets.files.get(posix.normalize(decoded(path))) : undefined) ??
    fileInRepository(path, targets) ??
    // Docusaurus looks for `guides/install.md` beside the page, then from the root of its pages and of the repository.
    (targets.site.generator === 'docusaurus' && !path.startsWith('.')
      ? fileInRepository(`/${path}`, targets)
      : undefined) ??
    inAnyCase(targets.files).get(inFolder(path).toLowerCase()) ??
    (targets.site.generator === 'hugo' ? byNameInContent(page, path, targets) : undefined)
  return url => {
    // Zola’s links to a file begin at the root of its pages: `@/guides/install.md`.
    const [, path = '', rest = ''] = /^(?:@(?=\/))?([^?#]*)(.*)$/s.exec(url) ?? []
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) || !path) return url
    const target = targetOf(path) ?? targetOf(behindPlaceholder(path))
    if (target) return target.link + (hasOwnLink(target) ? rest : '')
    if (isPageToBe(path) && !inFolder(path).startsWith('..')) return addressBeside(page, path) + rest
    return (path.startsWith('/') ? withoutBase(path, targets.site.base) : `/${inFolder(path)}`) + rest
  }
}

/** Whether it is the path of a page’s file from here: the build may write that page, as a reference made of code. */
const isPageToBe = (path: string): boolean => pageExtension.test(path) && !path.startsWith('/')

/** The address of a page whose file is known only by its path from the file of this page, in the form that this one’s has. */
const addressBeside = ({ file, path }: Page, other: string): string => {
  const folder = isIndex(file) ? path : posix.dirname(path)
  const address = posix.join(folder, isIndex(other) ? posix.dirname(other) : withoutExtension(other))
  const ending = /[^/](\/|\.html)$/.exec(path)?.[1] ?? ''
  return address === '/' ? address : address + ending
}

const isIndex = (file: string): boolean => /^(index|readme)\./i.test(posix.basename(file))

/** Pages by the paths of their files in lower case, for links that mind no capitals, as on Windows. */
const inAnyCase = (files: LinkTargets['files']): ReadonlyMap<string, Page> => {
  const known = lowerCased.get(files) ?? new Map([...files].map(([file, page]) => [file.toLowerCase(), page]))
  lowerCased.set(files, known)
  return known
}

const lowerCased = new WeakMap<LinkTargets['files'], ReadonlyMap<string, Page>>()

/** The one page of the same language that Hugo’s `ref` names by its path in the content, or by the end of that. */
const byNameInContent = ({ language }: Page, path: string, { files }: LinkTargets): Page | undefined => {
  const name = withoutExtension(decoded(path))
    .replaceAll(/^\/|\/$/g, '')
    .toLowerCase()
  const named = (byLastName(files).get(posix.basename(name)) ?? []).filter(page => page.language === language)
  const exact = named.find(({ id }) => id.toLowerCase() === name)
  const ending = named.filter(({ id }) => id.toLowerCase().endsWith(`/${name}`))
  return exact ?? (ending.length === 1 ? ending[0] : undefined)
}

/** Pages by the last part of their ids, in lower case. */
const byLastName = (files: LinkTargets['files']): ReadonlyMap<string, Page[]> => {
  const known = namedPages.get(files)
  if (known) return known
  const pages = new Map<string, Page[]>()
  for (const page of files.values()) {
    const name = posix.basename(page.id).toLowerCase()
    pages.set(name, [...(pages.get(name) ?? []), page])
  }
  namedPages.set(files, pages)
  return pages
}

const namedPages = new WeakMap<LinkTargets['files'], ReadonlyMap<string, Page[]>>()

/** What is behind the last part that only the build knows: `/guides/install` of `/docs/{{version}}/guides/install`. */
const behindPlaceholder = (path: string): string => {
  const segments = path.split('/')
  const at = segments.findLastIndex(segment => placeholder.test(segment))
  return at < 0 ? path : `/${segments.slice(at + 1).join('/')}`
}

const pageAt = (path: string, { pages, site: { base } }: LinkTargets): Page | undefined => {
  const segments = path.split('/').slice(1)
  const candidates = [path, withoutBase(path, base), segments.length > 1 ? `/${segments.slice(1).join('/')}` : path]
  if (segments.at(-1) === 'index') candidates.push(posix.dirname(path))
  return candidates.map(candidate => pages.get(pathKey(candidate))).find(Boolean)
}

/** The page of a path from the root of the repository, such as `/docs/guides/install.md`, as code hosts resolve it. */
const fileInRepository = (path: string, { files }: LinkTargets): Page | undefined => {
  const segments = decoded(path).split('/').slice(1)
  if (!path.startsWith('/') || !pageExtension.test(path) || isIndex(path)) return
  return segments.map((_, at) => files.get(segments.slice(at).join('/'))).find(Boolean)
}

/** Resolves a link against the page’s address, as browsers do: a link without a file extension may be meant so. */
const relativeTo = ({ path }: Page, url: string): string =>
  URL.canParse(url, `file://${path}`) ? new URL(url, `file://${path}`).pathname : url

const withoutBase = (path: string, base: string): string =>
  base && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
