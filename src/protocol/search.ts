/**
 * Name of the `Server-Timing` entry by which a platform announces its search route. The platform sends it with the
 * widget’s files and with answers, so that the widget never asks a platform without a search.
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
  /** The passage that contains the searched words, as the page shows it. */
  passage: string
}
