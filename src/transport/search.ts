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

/** The answer of a platform that wants no further question: for a while, in milliseconds, or for good. */
export class SearchRefusal extends Error {
  readonly pause: number

  constructor(status: number, pause: number) {
    super(`The search answered with status ${status}.`)
    this.name = 'SearchRefusal'
    this.pause = pause
  }
}

/** Pages that are asked for. */
const most = 4
/** UTF-16 units of what is shown in a line, and of a passage. */
const longest = { line: 200, passage: 1000 }
/** Milliseconds to wait where a platform does not say how long. */
const defaultPause = 60_000

/**
 * Asks for pages that have the words of a text, best first. The key goes along only to the origin that questions go to.
 *
 * @param path of the page that the reader is on
 * @throws SearchRefusal where the platform wants no further question
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
  for (const [name, value] of Object.entries({ q: text, limit: `${most}`, path })) url.searchParams.set(name, value)
  const headers = url.origin === new URL(endpointOf(options)).origin ? await headersOf(options) : {}
  const response = await (options.fetch ?? fetch)(url, { headers, signal })
  if (response.status === 429) throw new SearchRefusal(429, pauseOf(response))
  // Whatever is wrong with a question of ours is wrong with the next one too; a server that fails may get well.
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
  return pages.filter(({ url }, index) => pages.findIndex(page => page.url === url) === index).slice(0, most)
}

/** Whatever the platform is: only what can be shown and followed. */
const readPage = (given: unknown, docsUrl: string): FoundPage[] => {
  if (!isObject(given)) return []
  const line = (value: unknown, length: number) => (typeof value === 'string' ? value.trim().slice(0, length) : '')
  const title = line(given.title, longest.line)
  const address = line(given.url, 2000)
  if (!title || !address || !URL.canParse(address, docsUrl)) return []
  const { href: url, protocol } = docsAddress(address, docsUrl)
  if (!/^https?:$/.test(protocol)) return []
  return [{ url, title, section: line(given.section, longest.line), passage: line(given.passage, longest.passage) }]
}
