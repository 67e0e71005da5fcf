import { isTechnology } from '../analysis/product-names.ts'
import { identifierParts, isUnspaced, wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Guesses for one word. */
const maxGuesses = 2

/** Guesses what the reader meant by a word, when no page holds it or a synonym of it. */
export const guessWord = (index: SearchIndex, word: string, limit = maxGuesses): string[] => {
  const { analyzer, terms, spelling } = index
  const { termsOf } = analyzer
  // The page of a learned word may have been removed since.
  const isOnAPage = (guess: string) => termsOf(guess).some(term => terms.frequency(term) > 0)
  if (isWordHeld(index, word) || isTechnology(word) || hasKnownVariant(index, word)) return []
  return spelling.guess(word).filter(isOnAPage).slice(0, limit)
}

/** Whether a page holds a word or a synonym of it, if only a small word. */
export const isWordHeld = (index: SearchIndex, word: string): boolean =>
  index.analyzer.termsOf(word).some(term => isHeld(index, term))

const isHeld = ({ analyzer: { isStopTerm, synonymsOf }, terms }: SearchIndex, term: string): boolean =>
  [term, ...synonymsOf(term)].some(form => isStopTerm(form) || terms.frequency(form) > 0)

/** Whether pages hold a word in another form, or the parts of a compound. */
const hasKnownVariant = (index: SearchIndex, word: string): boolean => {
  const { equivalents, parts } = vocabularyOf(index).variantsOf(word)
  return equivalents.length > 0 || parts.length > 0
}

/** So many words are enough to say what the documentation does not know. */
const maxUnknown = 5

/** The words of a question of which no page holds a synonym either, spelled as in the question. */
export const unknownWords = (index: SearchIndex, text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  const unknown = words
    .flatMap(word => (isUnspaced(word) ? wordsOf(word) : [word]))
    .map(word => withoutParticles(index, word))
    .filter(word => !isKnown(index, word) && !hasKnownVariant(index, word))
  return [...new Set(unknown)].slice(0, maxUnknown)
}

/** Korean writes particles to a word, which are no part of it: Opera of `Opera에서`, 사파리 of 사파리에서. */
const withoutParticles = ({ analyzer: { language } }: SearchIndex, word: string): string => {
  const [korean = ''] = /(?<![가-힣])[가-힣]{1,30}$/.exec(word) ?? []
  const name = word.slice(0, word.length - korean.length)
  if (name === '') return language.stem(word)
  return language.isStopWord(korean) ? name : word
}

/**
 * Whether pages hold a word, or all of the words in a name: `BigQuery` is unknown where there is only “query”. Of others
 * one form is enough.
 */
const isKnown = (index: SearchIndex, word: string): boolean => {
  const { termsOf, isContentTerm } = index.analyzer
  return word.split('-').every(piece => {
    const terms = termsOf(piece).filter(isContentTerm)
    const [whole = '', ...parts] = terms
    if (terms.length === 0 || isHeld(index, whole)) return true
    return identifierParts(piece).length > 1 && parts.length > 0
      ? parts.every(part => isHeld(index, part))
      : parts.some(part => isHeld(index, part))
  })
}
