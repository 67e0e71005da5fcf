import { type Corpus, quoteToMarkdown, scopeOf, searchPages } from '../retrieval/index.ts'
import { placesOn } from './places.ts'
import { excerpt } from './source.ts'

/** A page found by the search field, as it is shown to a reader. */
export interface FoundPage {
  url: string
  title: string
  section: string
  /** The passage of the section that contains the words. */
  passage: string
}

interface Search {
  text: string
  limit: number
  /** Key of the page that is open. */
  currentPath?: string | undefined
}

/** Most characters of a passage; a single sentence may be longer. */
const maxPassage = 300

/** Pages that contain the words, each with its best section. @param root Prefix of the paths of pages. */
export const foundPages = (corpus: Corpus, root: string, { text, limit, currentPath }: Search): FoundPage[] => {
  const { placeOf, linksOf } = placesOn(corpus, root)
  return searchPages(corpus, { text, currentPath, scope: scopeOf(corpus, currentPath), limit }).map(
    ({ chunk, quote }) => {
      const { url, title, section } = placeOf(chunk)
      const blocks = quote ? quoteToMarkdown(quote, linksOf(chunk)) : []
      return { url, title, section, passage: excerpt(blocks, maxPassage) }
    }
  )
}
