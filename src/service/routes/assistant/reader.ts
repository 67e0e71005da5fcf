import { isSpoken, pageQuestionOf, type Reader, smallTalkOf } from '../../answering/index.ts'
import { type Corpus, languagesOf } from '../../retrieval/index.ts'

/**
 * In which language a reader is answered: that of the question, as far as it is recognisable, else of the page that is
 * open, else the one that the browser prefers, as far as the service speaks it; and at last that of the documentation.
 *
 * @param path Key of the page that is open.
 * @param accepted The header `Accept-Language`.
 * @param hasContext Whether something goes with the question: then a lone sign asks for that.
 */
export const readerOf = (
  corpus: Corpus,
  text: string,
  path: string | undefined,
  accepted: string | undefined,
  hasContext = false
): Reader => {
  const { question, page, cut, documentation } = languagesOf(corpus, text, path)
  const said = smallTalkOf(text)
  const smallTalk = hasContext && said?.what === 'unclear' ? undefined : said
  const pageQuestion = pageQuestionOf(text)
  const language =
    smallTalk?.language ??
    pageQuestion?.language ??
    [question, page, preferred(accepted)].find(tag => tag !== undefined && isSpoken(tag)) ??
    documentation
  return {
    language,
    smallTalk: smallTalk?.what,
    pageQuestion,
    pagesLanguage: question !== undefined && question !== cut ? cut : undefined
  }
}

/** `fr-CH, fr;q=0.9, en;q=0.8` → `fr`. Browsers list the preferred one first. */
const preferred = (accepted = ''): string | undefined =>
  accepted
    .slice(0, 200)
    .split(',')
    .map(range => range.trim().toLowerCase().split(/[-;]/)[0] ?? '')
    .find(isSpoken)
