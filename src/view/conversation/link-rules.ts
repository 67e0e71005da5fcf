/** Whether a click means “open it here”. With a modifier or another button it asks the browser for a tab, a window or a file. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Whether a link stays on the site: on the page’s origin or on that of the docs. A mailto link leaves no page either. */
export const isOwnLink = (url: string, docsUrl: string): boolean => {
  const { host, origin } = new URL(url)
  return !host || origin === new URL(docsUrl).origin || origin === location.origin
}

/**
 * The host that a link leads to, or its address of mail, where the link’s text does not say it: always of another site,
 * and wherever the text names a host or an address. A text says it that is the address itself, in plain letters.
 */
export const hostToShow = (text: string, url: string, docsUrl: string): string | undefined => {
  const { host, pathname } = new URL(url)
  const place = (host || pathname).toLowerCase()
  const name = text.trim().normalize('NFKC').toLowerCase()
  const saysIt = !/[^!-~]/.test(name) && `${name.replace(/^https?:\/\//, '')}/`.startsWith(`${place}/`)
  return saysIt || (isOwnLink(url, docsUrl) && !named.test(name)) ? undefined : place
}

/** A host or an address of mail in a text, and not a file such as `index.html`. */
const named = /@|\/\/|www\.|\.(ai|app|co|com|dev|io|net|org)\b/
