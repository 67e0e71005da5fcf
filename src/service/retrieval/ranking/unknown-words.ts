import { isUnspaced, wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { variantsIn } from './variants.ts'

/** Words that one may have been meant to be. */
const guessesAtMost = 2

/** What a word was meant to be, when no page holds it, nor anything that stands for it. */
export const guessWord = (index: SearchIndex, word: string, limit = guessesAtMost): string[] => {
  const { analyzer, terms, spelling } = index
  const { termsOf, isStopTerm, synonymsOf } = analyzer
  const isKnown = termsOf(word).some(term =>
    [term, ...synonymsOf(term)].some(standing => isStopTerm(standing) || terms.frequency(standing) > 0)
  )
  // A word that was learned may have gone with its page.
  const isHere = (guess: string) => termsOf(guess).some(term => terms.frequency(term) > 0)
  return isKnown || isKnownOtherwise(index, word) ? [] : spelling.guess(word).filter(isHere).slice(0, limit)
}

/** Whether pages hold a word in another form. */
const isKnownOtherwise = (index: SearchIndex, word: string): boolean => {
  const { same, parts } = variantsIn(index, index.analyzer)(word)
  return same.length > 0 || parts.length > 0
}

/** So many words are enough to say what the documentation does not know. */
const unknownAtMost = 5

/** The words of a question, as it spells them, that no page holds. */
export const unknownWords = (index: SearchIndex, text: string): string[] => {
  const { analyzer, terms } = index
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  const unknown = words
    .flatMap(word => (isUnspaced(word) ? wordsOf(word) : [word]))
    .filter(word => {
      const content = analyzer.termsOf(word).filter(analyzer.isContentTerm)
      return content.length > 0 && content.every(term => terms.frequency(term) === 0) && !isKnownOtherwise(index, word)
    })
  return [...new Set(unknown)].slice(0, unknownAtMost)
}
