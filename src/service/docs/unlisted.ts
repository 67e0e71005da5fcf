import { isObject } from '../../shared/objects.ts'

/**
 * Whether a page says that it is kept out of its site’s search, in the words of any generator: Nextra and Mintlify
 * (`searchable`), VitePress and MkDocs (`search`), Starlight (`pagefind`), Just the Docs, and themes of Hugo.
 */
export const isUnlisted = (frontMatter: Record<string, unknown>): boolean => {
  const { search } = frontMatter
  return (
    search === false ||
    (isObject(search) && search.exclude === true) ||
    ['searchable', 'pagefind'].some(name => frontMatter[name] === false) ||
    excluding.some(name => frontMatter[name] === true)
  )
}

const excluding = [
  'search_exclude',
  'exclude_search',
  'excludeFromSearch',
  'searchHidden',
  'bookSearchExclude',
  'nosearch'
]
