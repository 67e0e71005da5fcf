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
  const earlier = question.earlier.map(each => inLanguageOf(corpus, question, each))
  return { ...question, earlier, text: corrected(index, withNames(text, namesOf, guessName)) }
}

/** An earlier question, of one in another language only what tells something there: its small words are none in this. */
const inLanguageOf = (corpus: Corpus, question: Question, earlier: string): string => {
  const { language, termsOf, isContentTerm } = analyzerFor(corpus, { ...question, text: earlier })
  if (language === analyzerFor(corpus, question).language) return earlier
  return wordsOf(earlier)
    .filter(word => termsOf(word).some(isContentTerm))
    .join(' ')
}

/** A question is cut by its own language, or else by that of the page that is open. */
export const analyzerFor = ({ index, pages }: Corpus, { text, currentPath }: Question): Analyzer => {
  const open = currentPath === undefined ? undefined : pages.get(pathKey(currentPath))
  return index.analyzerFor(text, open && index.languageOf(open.file).tag)
}

/**
 * Finds the pages that fit a question.
 *
 * @param guess Tells what a word that no page holds may have been meant to be.
 * @param leaning What a question that says too little is about. Default: the page that is open.
 */
export const findPages = (
  corpus: Corpus,
  question: Question,
  accepts: (page: Page) => boolean,
  guess: (index: SearchIndex, word: string) => string[] = guessWord,
  leaning = titleOfOpen(corpus, question)
): SearchResult => {
  const analyzer = analyzerFor(corpus, question)
  const index: SearchIndex = { ...corpus.index, analyzer }
  const concepts = conceptsOf(analyzer, question, leaning, word => guess(index, word), vocabularyOf(index))
  return { index, concepts, ranked: rankPages(index, concepts, question, accepts) }
}

const titleOfOpen = ({ pages }: Corpus, { currentPath }: Question): string =>
  currentPath === undefined ? '' : (pages.get(pathKey(currentPath))?.title ?? '')
