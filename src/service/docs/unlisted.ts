import { isObject } from '../../shared/objects.ts'

/**
 * Whether a page says that it is kept out of its site’s search, in the words of any generator: Nextra and Mintlify
 * (`searchable`), VitePress and MkDocs (`search`), Starlight (`pagefind`), Zola (`in_search_index`), Just the Docs, and
 * themes of Hugo, which ignores the case of names.
 */
export const isUnlisted = (frontMatter: Record<string, unknown>): boolean =>
  Object.entries(frontMatter).some(([name, value]) => {
    const lowered = name.toLowerCase()
    return (
      (listing.has(lowered) && value === false) ||
      (excluding.has(lowered) && value === true) ||
      (lowered === 'search' && isObject(value) && value.exclude === true)
    )
  })

const listing = new Set(['search', 'searchable', 'pagefind', 'in_search_index'])
const excluding = new Set([
  'search_exclude',
  'exclude_search',
  'excludefromsearch',
  'searchhidden',
  'booksearchexclude',
  'nosearch'
])
