import type { FoundPage } from '../protocol/search.ts'
import { docsAddress } from '../shared/docs-address.ts'
import { isObject } from '../shared/objects.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'
import { searchAddress } from './search-address.ts'

export interface SearchOptions extends TransportOptions {
  searchUrl?: string | undefined
  /** What relative addresses of pages are resolved against. */
  docsUrl: string
}

/** The platform refuses further searches: for `pause` milliseconds, or for good with `Infinity`. */
export class SearchRefusal extends Error {
  readonly pause: number

  constructor(status: number, pause: number) {
    super(`The search answered with status ${status}.`)
    this.name = 'SearchRefusal'
    this.pause = pause
  }
}

/** Number of pages to ask for. */
const maxPages = 4
/** Longest line and passage that are shown, in UTF-16 units. */
const maxLength = { line: 200, passage: 1000 }
/** Milliseconds to wait where a platform does not say how long. */
const defaultPause = 60_000

/**
 * Searches for pages that have the words of a text, best first. The key is sent only to the origin of the questions.
 *
 * @param path of the page that the reader is on
 * @throws SearchRefusal where the platform refuses further searches
 */
export const searchPages = async (
  options: SearchOptions,
  text: string,
  path: string,
  signal: AbortSignal
): Promise<FoundPage[]> => {
  const address = searchAddress(options)
  if (!address) return []
  const url = new URL(address, globalThis.location?.href)
  for (const [name, value] of Object.entries({ q: text, limit: `${maxPages}`, path })) url.searchParams.set(name, value)
  const headers = url.origin === new URL(endpointOf(options)).origin ? await headersOf(options) : {}
  const response = await (options.fetch ?? fetch)(url, { headers, signal })
  if (response.status === 429) throw new SearchRefusal(429, pauseOf(response))
  // A 4xx will come again for the next search; a 5xx may go away.
  if (response.status >= 400 && response.status < 500) throw new SearchRefusal(response.status, Infinity)
  return response.ok ? pagesIn(await response.json(), options.docsUrl) : []
}

const pauseOf = ({ headers }: Response) => {
  const after = headers.get('retry-after') ?? ''
  const pause = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  return pause > 0 ? pause : defaultPause
}

const pagesIn = (answer: unknown, docsUrl: string): FoundPage[] => {
  if (!isObject(answer) || !Array.isArray(answer.results)) return []
  const pages = answer.results.flatMap(given => readPage(given, docsUrl))
  return pages.filter(({ url }, index) => pages.findIndex(page => page.url === url) === index).slice(0, maxPages)
}

/** Validates a page of the untrusted response; none where it cannot be shown and linked to. */
const readPage = (given: unknown, docsUrl: string): FoundPage[] => {
  if (!isObject(given)) return []
  const line = (value: unknown, length: number) => (typeof value === 'string' ? value.trim().slice(0, length) : '')
  const title = line(given.title, maxLength.line)
  const address = line(given.url, 2000)
  if (!title || !address || !URL.canParse(address, docsUrl)) return []
  const { href: url, protocol } = docsAddress(address, docsUrl)
  if (!/^https?:$/.test(protocol)) return []
  return [{ url, title, section: line(given.section, maxLength.line), passage: line(given.passage, maxLength.passage) }]
}
