import { currentPathOrAddress } from '../transport/current-path.ts'
import { searchPages } from '../transport/search.ts'
import type { GivenOptions } from '../widget/options.ts'
import { resolveOptions } from '../widget/resolve-options.ts'

/** Searches the docs, and returns the results as text for an agent. Loads when an agent searches first. */
export const searchAsText = async (given: GivenOptions, query: string): Promise<string> => {
  if (!query.trim()) throw new TypeError('search_docs wants words to search for.')
  const options = resolveOptions(given)
  const pages = await searchPages(
    options,
    query,
    currentPathOrAddress(options.currentPath),
    new AbortController().signal
  )
  if (!pages.length) return 'No page has these words.'
  return pages
    .map(
      ({ title, section, url, passage }) => `## ${[title, section].filter(Boolean).join(' – ')}\n${url}\n\n${passage}`
    )
    .join('\n\n')
}
