/**
 * Name of the `Server-Timing` entry by which a platform says that it has the search route. It stands on what a page gets
 * from there anyway, the widget’s files and answers, so that nobody is asked who has none.
 */
export const searchAnnouncement = 'docs-assistant-search'

/** Path of the search, relative to the platform’s base URL (`docs/api.md`, “Searching pages”). */
export const searchRoute = (domain: string): string => `/discovery/v2/assistant/${encodeURIComponent(domain)}/search`

/** A page that a search finds, with its best section. */
export interface FoundPage {
  url: string
  title: string
  /** Heading of the section. */
  section: string
  /** What of it has the words, as the reader sees it on the page. */
  passage: string
}
