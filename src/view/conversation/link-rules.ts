/** Whether a click means “open it here”. With a modifier or another button it asks for a tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Whether a link stays on the page’s or the docs’ origin. A mailto link counts too, because it leaves no page. */
export const isOwnLink = (url: string, docsUrl: string): boolean => {
  const { host, origin } = new URL(url)
  return !host || origin === new URL(docsUrl).origin || origin === location.origin
}

/**
 * Returns the host to show behind a link, or its mail address. It is shown for every other site, and for the docs when
 * the text names a host or an address; but not when the text is the link’s own address in plain ASCII letters.
 */
export const hostToShow = (text: string, url: string, docsUrl: string): string | undefined => {
  const { host, pathname } = new URL(url)
  const place = (host || pathname).toLowerCase()
  const name = text.trim().normalize('NFKC').toLowerCase()
  const namesTarget = !/[^!-~]/.test(name) && `${name.replace(/^https?:\/\//, '')}/`.startsWith(`${place}/`)
  return namesTarget || (isOwnLink(url, docsUrl) && !named.test(name)) ? undefined : place
}

/** Matches a host or a mail address in a text, but not a file name such as `index.html`. */
const named = /@|\/\/|www\.|\.(ai|app|co|com|dev|io|net|org)\b/
