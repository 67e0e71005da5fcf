import { absoluteLinks } from './absolute-links.ts'
import { NoMarkdown } from './markdown.ts'

/** Milliseconds after which nobody waits for it any longer. */
const patience = 20_000

/**
 * The page’s Markdown, its links absolute: it is read elsewhere.
 *
 * @throws NoMarkdown also where a page is there in its place, as of a host that shows one at every address
 */
export const readMarkdown = async (address: string): Promise<string> => {
  const notLoaded = (cause: unknown) => new NoMarkdown('pageNotLoaded', { cause })
  const response = await fetch(address, {
    headers: { accept: 'text/markdown, text/plain' },
    signal: AbortSignal.timeout(patience)
  }).catch(cause => Promise.reject(notLoaded(cause)))
  if (response.status >= 500) throw notLoaded(response.status)
  const text = await response.text().catch(cause => Promise.reject(notLoaded(cause)))
  const isPage = /html/.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
  if (!response.ok || isPage) throw new NoMarkdown('noMarkdown')
  return absoluteLinks(text, response.url || address)
}
