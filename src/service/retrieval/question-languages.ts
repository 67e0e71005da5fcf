import type { Corpus } from './corpus.ts'

/** Languages that meet in a question, as tags without a region. */
export interface QuestionLanguages {
  /** Its own, where that is recognisable. */
  question: string | undefined
  /** Of the page that is open. */
  page: string | undefined
  /** By which the question is cut: another than its own where no page is written in that. */
  indexLanguage: string
  /** That which the site shows first, or that of most pages. */
  documentation: string
}

/** @param path Key of the page that is open. */
export const languagesOf = ({ index, pages }: Corpus, text: string, path: string | undefined): QuestionLanguages => {
  const open = path === undefined ? undefined : pages.get(path)
  const page = open && index.languageOf(open.file).tag
  return {
    question: index.languageOfQuestion(text, page),
    page,
    indexLanguage: index.analyzerFor(text, page).indexLanguage.tag,
    documentation: index.analyzer.language.tag
  }
}
