import type { SearchIndex } from './search-index.ts'

/** What a word was meant to be, when no page holds it, nor anything that stands for it. */
export const guessWord = ({ analyzer, terms, spelling }: SearchIndex, word: string): string[] => {
  const { termsOf, isStopTerm, synonymsOf } = analyzer
  const isKnown = termsOf(word).some(term =>
    [term, ...synonymsOf(term)].some(standing => isStopTerm(standing) || terms.frequency(standing) > 0)
  )
  // A word that was learned may have gone with its page.
  const isHere = (guess: string) => termsOf(guess).some(term => terms.frequency(term) > 0)
  return isKnown ? [] : spelling.guess(word).filter(isHere).slice(0, 2)
}

/** So many words are enough to say what the documentation does not know. */
const unknownAtMost = 5

/** The words of a question, as it spells them, that no page holds. */
export const unknownWords = ({ analyzer, terms }: SearchIndex, text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  const unknown = words.filter(word => {
    const content = analyzer.termsOf(word).filter(analyzer.isContentTerm)
    return content.length > 0 && content.every(term => terms.frequency(term) === 0)
  })
  return [...new Set(unknown)].slice(0, unknownAtMost)
}
