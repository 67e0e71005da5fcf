import { type Page, pathKey } from '../docs/index.ts'
import type { Analyzer } from './analysis/analyzer.ts'
import { withNames } from './analysis/names.ts'
import { saysEnough } from './analysis/terms.ts'
import { wordsOf } from './analysis/tokenizer.ts'
import type { Corpus } from './corpus.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { pastesMessage } from './quoting/messages.ts'
import { conceptsOf } from './ranking/concepts.ts'
import { corrected } from './ranking/corrections.ts'
import { withoutOwnName } from './ranking/own-name.ts'
import { type Question, truncateQuestion } from './ranking/question.ts'
import { rankPages, type SearchResult } from './ranking/rank.ts'
import { guessWord } from './ranking/unknown-words.ts'
import { vocabularyOf } from './ranking/vocabulary.ts'

/** A question as it is looked for: no longer than need be, and with the names of the docs as they are spelled there. */
export const readQuestion = (corpus: Corpus, asked: Question): Question => {
  const question = truncateQuestion(asked, sentence =>
    saysEnough(analyzerFor(corpus, { ...asked, text: sentence }), sentence)
  )
  const index: SearchIndex = { ...corpus.index, analyzer: analyzerFor(corpus, question) }
  const { namesOf, guessName } = index.spelling
  // A message that is pasted is looked for as it stands.
  const asWritten = index.analyzer.indexLanguage.inOneScript(question.text)
  const text = pastesMessage(asWritten) ? asWritten : withoutOwnName(index, asWritten)
  const inLanguage = (earlier: string) => {
    const own = analyzerFor(corpus, { ...question, text: earlier })
    return own.language === index.analyzer.language ? earlier : contentWords(own, earlier)
  }
  return {
    ...question,
    earlier: question.earlier.map(inLanguage),
    text: corrected(index, withNames(text, namesOf, guessName))
  }
}

/** What tells something of an earlier question in another language, whose small words are none in this. */
const contentWords = ({ termsOf, isContentTerm }: Analyzer, text: string): string =>
  wordsOf(text)
    .filter(word => termsOf(word).some(isContentTerm))
    .join(' ')

/** A question is cut by its own language, or else by that of the page that is open. */
export const analyzerFor = ({ index, pages }: Corpus, { text, currentPath }: Question): Analyzer => {
  const open = currentPath === undefined ? undefined : pages.get(pathKey(currentPath))
  return index.analyzerFor(text, open && index.languageOf(open.file).tag)
}

interface Understanding {
  /** What a word that no page holds may have been meant to be. */
  guess?: (index: SearchIndex, word: string) => string[]
  /** What a question that says too little is about. Default: the page that is open. */
  leaning?: string
}

/** Finds the pages that fit a question. */
export const findPages = (
  corpus: Corpus,
  question: Question,
  accepts: (page: Page) => boolean,
  { guess = guessWord, leaning = titleOfOpen(corpus, question) }: Understanding = {}
): SearchResult => {
  const analyzer = analyzerFor(corpus, question)
  const index: SearchIndex = { ...corpus.index, analyzer }
  const concepts = conceptsOf(analyzer, question, {
    leaning,
    guess: word => guess(index, word),
    vocabulary: vocabularyOf(index)
  })
  return { index, concepts, ranked: rankPages(index, concepts, question, accepts) }
}

const titleOfOpen = ({ pages }: Corpus, { currentPath }: Question): string =>
  currentPath === undefined ? '' : (pages.get(pathKey(currentPath))?.title ?? '')
