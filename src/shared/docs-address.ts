/**
 * Resolves a link of the docs to an absolute address. The docs site may have a path (`https://x.example/manual/`), which
 * the result keeps whether the link begins with it, with `/` or with `../`.
 *
 * @throws TypeError when it is no address
 */
export const docsAddress = (address: string, docsUrl: string): URL => {
  const base = new URL(docsUrl)
  base.pathname = folderOf(base.pathname)
  const url = new URL(address, base)
  if (URL.canParse(address) || url.origin !== base.origin || /^[\\/]{2}/.test(address)) return url
  if (!`${url.pathname}/`.startsWith(base.pathname)) url.pathname = base.pathname + url.pathname.slice(1)
  return url
}

/**
 * Whether an address is one of these places, or below one. A place is an origin or an address with a path. Refuses an
 * encoded slash, because some servers decode it and it could lead out of the path.
 */
export const isBelow = (url: URL, places: readonly string[]): boolean =>
  places.some(place => {
    const { origin, pathname } = new URL(place)
    const isInside = `${url.pathname}/`.startsWith(folderOf(pathname))
    return url.origin === origin && isInside && (pathname === '/' || !/%(?:2f|5c)/i.test(url.pathname))
  })

/** The folder of a path: without the name of a page, and with a slash at the end. */
const folderOf = (path: string): string => path.replace(/[^/]*\.html?$/i, '').replace(/\/?$/, '/')
