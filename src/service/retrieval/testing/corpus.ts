import { plainSite, readPage } from '../../docs/index.ts'
import { english } from '../analysis/languages/english/index.ts'
import type { Language } from '../analysis/languages/index.ts'
import type { Corpus } from '../corpus.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { createSearchIndex, type SearchIndex } from '../indexing/search-index.ts'
import { type Question, questionOf } from '../ranking/question.ts'
import { retrieve } from '../retrieve.ts'
import type { RetrievalOptions } from '../search-sections.ts'

export { questionOf }

/**
 * @param language That of all pages; `undefined` for each page’s own.
 * @param pathOf Where a file’s page is. Default: as on a plain site.
 */
export const indexOf = (
  files: Record<string, string>,
  language: Language | undefined = english,
  pathOf?: (name: string) => string
): SearchIndex => {
  const index = createSearchIndex({ language })
  const prepare = createPreparation(language)
  for (const [name, text] of Object.entries(files))
    index.add(prepare(readPage(name, text, pathOf && { path: pathOf(name) })))
  return index
}

/** A corpus that no folder holds, made of the given files, by their names. */
export const corpusOf = (files: Record<string, string>, language = english): Corpus => {
  const pages = Object.entries(files).map(([name, text]) => readPage(name, text).page)
  return {
    index: indexOf(files, language),
    readAt: new Date(),
    site: plainSite('/nowhere'),
    pages: new Map(pages.map(page => [page.key, page])),
    files: new Map(pages.map(page => [page.file, page])),
    refresh: async () => {}
  }
}

export const ask = (
  corpus: Corpus,
  text: string,
  { limit = 5, accepts = () => true, ...more }: Partial<Question & RetrievalOptions> = {}
) => retrieve(corpus, questionOf(text, more), { limit, accepts })

/** The paths of the pages that a question leads to, best first. */
export const pathsFor = (...asked: Parameters<typeof ask>): string[] =>
  ask(...asked).sections.map(({ page }) => page.path)
