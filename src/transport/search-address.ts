import { searchAnnouncement, searchRoute } from '../protocol/search.ts'

interface Platform {
  searchUrl?: string | undefined
  endpoint?: string | undefined
  baseUrl?: string | undefined
  domain?: string | undefined
}

/**
 * Where pages are searched: where the owner says so, else where the platform itself has said that it can. A platform that
 * has not is never asked.
 */
export const searchAddress = ({ searchUrl, endpoint, baseUrl, domain }: Platform): string | undefined => {
  const page = globalThis.location?.href
  const given = baseUrl || '/'
  // A sandboxed frame has no address that a platform could be at.
  if (searchUrl || endpoint || !domain || !URL.canParse(given, page)) return searchUrl
  const { origin, pathname } = new URL(given, page)
  const base = origin + pathname.replace(/\/+$/, '')
  return isAnnounced(base) ? base + searchRoute(domain) : undefined
}

/** Whether something that came from the platform, and that the page has anyway, says that there is a search. */
const isAnnounced = (base: string): boolean =>
  performance.getEntriesByType('resource').some(
    entry =>
      (entry.name.startsWith(`${base}/widget/`) || entry.name.startsWith(`${base}/discovery/`)) &&
      // Firefox tells it to pages over https alone, and to those of the machine itself.
      (entry as PerformanceResourceTiming).serverTiming?.some(({ name }) => name === searchAnnouncement)
  )
