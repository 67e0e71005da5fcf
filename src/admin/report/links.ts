/** The addresses for paths of pages. */
export interface Places {
  /** Address of the site that readers see. */
  siteUrl?: string | undefined
  /** Address of a page’s file, with `{path}` in place of the page’s path. */
  editUrl?: string | undefined
}

/** The address of a page; `undefined` where it is not known. Always on the site, because readers supply the path. */
export const pageAddress = (path: string, { siteUrl }: Places): string | undefined => {
  if (siteUrl === undefined) return
  const base = new URL(siteUrl)
  if (/^https?:\/\//i.test(path)) {
    const address = webAddress(path)
    return address !== undefined && new URL(address).origin === base.origin ? address : undefined
  }
  // A path that begins with two slashes would lead to another host.
  if (!/^\/(?![/\\])/.test(path)) return
  const prefix = base.pathname.replace(/\/+$/, '')
  const full = prefix !== '' && !`${path}/`.startsWith(`${prefix}/`) ? prefix + path : path
  return webAddress(new URL(full, base.origin).href)
}

/** The address of a page’s source file. */
export const fileAddress = (path: string, { editUrl }: Places): string | undefined => {
  if (editUrl === undefined || !/^\/(?![/\\])/.test(path)) return
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/|(?:\.html|\/)$/g, '') || 'index'
  const segments = bare.split('/')
  if (segments.some(segment => segment === '.' || segment === '..')) return
  return webAddress(
    editUrl.replaceAll('{path}', segments.map(segment => encodeURIComponent(decoded(segment))).join('/'))
  )
}

/** The address of a pull request from a platform; `undefined` unless it is http(s). */
export const requestAddress = (prLink: string | null | undefined): string | undefined =>
  prLink ? webAddress(prLink) : undefined

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const webAddress = (text: string): string | undefined => {
  if (!URL.canParse(text)) return
  const { protocol, href } = new URL(text)
  return /^https?:$/.test(protocol) ? href : undefined
}
