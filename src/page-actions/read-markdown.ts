import { absoluteLinks } from './absolute-links.ts'
import { NoMarkdown } from './markdown.ts'

/** Milliseconds until the request is given up. */
const requestTimeout = 20_000

/**
 * Reads the page’s Markdown and makes its links absolute, because it is read outside the site.
 *
 * @throws NoMarkdown also where the response is HTML, because some hosts serve a page at every address
 */
export const readMarkdown = async (address: string): Promise<string> => {
  const notLoaded = (cause: unknown) => new NoMarkdown('pageNotLoaded', { cause })
  const response = await fetch(address, {
    headers: { accept: 'text/markdown, text/plain' },
    signal: AbortSignal.timeout(requestTimeout)
  }).catch(cause => Promise.reject(notLoaded(cause)))
  if (response.status >= 500) throw notLoaded(response.status)
  const text = await response.text().catch(cause => Promise.reject(notLoaded(cause)))
  const isPage = /html/.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
  if (!response.ok || isPage) throw new NoMarkdown('noMarkdown')
  return absoluteLinks(text, response.url || address)
}
