import type { Page } from '../docs/index.ts'
import { nameKey } from './analysis/names.ts'
import { termsWithoutStopWords } from './analysis/terms.ts'
import { isCommonTerm } from './common-terms.ts'
import type { Corpus } from './corpus.ts'
import { entryPage, isHome, rootOf } from './entry-page.ts'
import { digestOf } from './quoting/digest.ts'
import { scopeOf } from './scope.ts'

/** Whether a page stands where pages are called after a command or a class, which may have the name of the product. */
export const isOfReference = (path: string): boolean => /\/(?:api|cli|commands?|man|reference|rest)\//i.test(path)

/** Whether the root of the site, or the page that says what the documentation is of, has a name in its title or begins with it. */
const isNamedAtHome = (corpus: Corpus, parts: string[]): boolean => {
  const termsOf = (text: string) => ` ${termsWithoutStopWords(corpus.index.analyzer, text).join(' ')} `
  const name = ` ${parts.join(' ')} `
  const home = entryPage(corpus, scopeOf(corpus, undefined), 'home', () => true)
  return [rootOf([...corpus.pages.values()]), home].some(page => {
    const [first] = page ? digestOf(page).opening : []
    return termsOf(page?.title ?? '').includes(name) || termsOf(first?.text ?? '').startsWith(name)
  })
}

/**
 * Whether a documentation is of a product of this name: most of it has the words and none of its pages explains them, or its
 * home page says so.
 */
export const isProductOf = (corpus: Corpus, name: string): boolean => {
  const { index, pages } = corpus
  const parts = termsWithoutStopWords(index.analyzer, name)
  const key = nameKey(name)
  const explains = ({ file, path, title }: Page) =>
    nameKey(title.replace(/^the /i, '')) === key && !isHome.test(file) && !isOfReference(path)
  if (parts.length === 0) return false
  const isEverywhere = parts.every(term => isCommonTerm(index, term))
  return (isEverywhere && ![...pages.values()].some(explains)) || isNamedAtHome(corpus, parts)
}
