import { searchAnnouncement, searchRoute } from '../protocol/search.ts'

interface Platform {
  searchUrl?: string | undefined
  endpoint?: string | undefined
  baseUrl?: string | undefined
  domain?: string | undefined
}

/**
 * The address of the page search: the owner’s `searchUrl`, else that of a platform that has announced a search. A
 * platform that has not announced one gets no request.
 */
export const searchAddress = ({ searchUrl, endpoint, baseUrl, domain }: Platform): string | undefined => {
  const page = globalThis.location?.href
  const given = baseUrl || '/'
  // In a sandboxed frame a relative address cannot be resolved.
  if (searchUrl || endpoint || !domain || !URL.canParse(given, page)) return searchUrl
  const { origin, pathname } = new URL(given, page)
  const base = origin + pathname.replace(/\/+$/, '')
  return isAnnounced(base) ? base + searchRoute(domain) : undefined
}

/** Whether a file that the page has loaded from the platform announces the search in its `Server-Timing` header. */
const isAnnounced = (base: string): boolean =>
  performance.getEntriesByType('resource').some(
    entry =>
      (entry.name.startsWith(`${base}/widget/`) || entry.name.startsWith(`${base}/discovery/`)) &&
      // Firefox shows `serverTiming` only to secure contexts: https and localhost.
      (entry as PerformanceResourceTiming).serverTiming?.some(({ name }) => name === searchAnnouncement)
  )
