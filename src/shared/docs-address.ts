/**
 * The absolute address that a link of the docs stands for, below a docs site that may have a path of its own
 * (`https://x.example/manual/`): that path is kept, whether the link begins with it, with `/` or with `../`.
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
 * Whether an address is one of these, or below one: each is an origin or an address with a path. Some servers read an
 * encoded slash as one, and could be led out of the path by it.
 */
export const isBelow = (url: URL, places: readonly string[]): boolean =>
  places.some(place => {
    const { origin, pathname } = new URL(place)
    const isInside = `${url.pathname}/`.startsWith(folderOf(pathname))
    return url.origin === origin && isInside && (pathname === '/' || !/%(?:2f|5c)/i.test(url.pathname))
  })

/** A path as a folder’s: with a slash at its end, and without a page of its own. */
const folderOf = (path: string): string => path.replace(/[^/]*\.html?$/i, '').replace(/\/?$/, '/')
