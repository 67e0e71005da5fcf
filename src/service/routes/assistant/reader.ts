import {
  isSpoken,
  type PageQuestion,
  pageQuestionOf,
  type Reader,
  smallTalkOf,
  withoutSmallTalk
} from '../../answering/index.ts'
import { type Corpus, isProductOf, languagesOf } from '../../retrieval/index.ts'

interface AskedBy {
  text: string
  /** Key of the open page. */
  path?: string | undefined
  /** The header `Accept-Language`. */
  accepted?: string | undefined
  /** Whether the question has context items: a lone “?” then asks about those. */
  hasContext?: boolean
}

/**
 * Decides the language of an answer: that of the question if it is recognised, else of the open page, else the browser’s
 * preferred one if the service has sentences in it, else that of the documentation. Tells small talk and questions about a
 * page too, by which the language is known best.
 */
export const readerOf = (
  corpus: Corpus,
  { text, path, accepted, hasContext }: AskedBy
): Reader & { pageQuestion: PageQuestion | undefined } => {
  const { question, page, indexLanguage, documentation } = languagesOf(corpus, text, path)
  const expected = [page, preferred(accepted)].find(tag => tag !== undefined && isSpoken(tag)) ?? documentation
  const said = smallTalkOf(text, expected)
  const smallTalk = hasContext && said?.what === 'unclear' ? undefined : said
  const isProduct = (name: string) => isProductOf(corpus, name)
  const pageQuestion =
    pageQuestionOf(text, expected, isProduct) ?? pageQuestionOf(withoutSmallTalk(text), expected, isProduct)
  const language =
    smallTalk?.language ??
    pageQuestion?.language ??
    (question !== undefined && isSpoken(question) ? question : expected)
  return {
    language,
    smallTalk: smallTalk?.what,
    pageQuestion,
    pagesLanguage: question !== undefined && question !== indexLanguage ? indexLanguage : undefined
  }
}

/** `fr-CH, fr;q=0.9, en;q=0.8` → `fr`. Browsers list the preferred one first. */
const preferred = (accepted = ''): string | undefined =>
  accepted
    .slice(0, 200)
    .split(',')
    .map(range => range.trim().toLowerCase().split(/[-;]/)[0] ?? '')
    .find(isSpoken)
