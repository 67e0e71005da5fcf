import { type Corpus, quoteToMarkdown, scopeOf, searchPages } from '../retrieval/index.ts'
import { excerpt, placesOn } from './grounding.ts'

/** A page that a search field found, as a reader is shown it. */
export interface FoundPage {
  url: string
  title: string
  section: string
  /** What of the section has the words. */
  passage: string
}

interface Search {
  text: string
  limit: number
  /** Key of the page that is open. */
  currentPath?: string | undefined
}

/** Characters of a passage, whatever stands in one sentence. */
const longestPassage = 300

/** Pages that have the words, each with its best section. @param root What stands before the path of a page. */
export const foundPages = (corpus: Corpus, root: string, { text, limit, currentPath }: Search): FoundPage[] => {
  const { placeOf, linksOf } = placesOn(corpus, root)
  return searchPages(corpus, { text, currentPath, scope: scopeOf(corpus, currentPath), limit }).map(
    ({ chunk, quote }) => {
      const { url, title, section } = placeOf(chunk)
      const blocks = quote ? quoteToMarkdown(quote, linksOf(chunk)) : []
      return { url, title, section, passage: excerpt(blocks, longestPassage) }
    }
  )
}
