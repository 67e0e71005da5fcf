import type { SearchIndex } from '../indexing/search-index.ts'
import { guessWord } from './unknown-words.ts'

/** Words of one question that are corrected: each costs a search among all words. */
const most = 12

/**
 * A question as it was meant: a word that no page holds and that differs from one by a slip of the pen is that one, and
 * two words without the space between them are two. What is written like a name stays.
 */
export const corrected = (index: SearchIndex, text: string): string => {
  let tried = 0
  const isShouted = text === text.toUpperCase()
  return text.replaceAll(/(?<![\p{L}\p{N}_.@/$-])\p{L}{5,}(?![\p{L}\p{N}_.@/$(-])/gu, word => {
    const isName = !isShouted && word !== word.toLowerCase() && word !== capitalized(word)
    if (isName || isKnown(index, word) || tried++ >= most) return word
    const typed = word.toLowerCase()
    const slip = nearest(index, typed)
    return slip ?? split(index, typed) ?? word
  })
}

const capitalized = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

const isKnown = ({ analyzer, terms }: SearchIndex, word: string): boolean =>
  analyzer
    .termsOf(word)
    .some(term =>
      [term, ...analyzer.synonymsOf(term)].some(form => analyzer.isStopTerm(form) || terms.frequency(form) > 0)
    )

/** The word of the pages that differs by one slip; of several the most common. */
const nearest = (index: SearchIndex, typed: string): string | undefined => {
  const { analyzer, terms } = index
  const frequency = (word: string) => Math.max(0, ...analyzer.termsOf(word).map(terms.frequency))
  return guessWord(index, typed, 20)
    .filter(guess => isOneSlip(typed, guess))
    .sort((a, b) => frequency(b) - frequency(a))[0]
}

/** Whether one letter is missing, too many, or another, or two have changed places. */
export const isOneSlip = (typed: string, meant: string): boolean => {
  const [a, b] = [[...typed], [...meant]]
  const start = a.findIndex((letter, at) => letter !== b[at])
  const from = start < 0 ? a.length : start
  const rest = (word: string[], skipped: number) => word.slice(from + skipped).join('')
  if (typed === meant || Math.abs(a.length - b.length) > 1) return false
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const areSwapped = a[from] === b[from + 1] && a[from + 1] === b[from]
  return rest(a, 1) === rest(b, 1) || (areSwapped && rest(a, 2) === rest(b, 2))
}

/** Letters of the shorter of two words that were typed as one. */
const shortestPart = 3

/** The two known words that were typed without a space, the shorter of them as long as it can be. */
const split = (index: SearchIndex, typed: string): string | undefined => {
  if (index.analyzer.cut.writesCompounds) return
  const places = Array.from({ length: Math.max(0, typed.length - 2 * shortestPart + 1) }, (_, at) => at + shortestPart)
  const middle = typed.length / 2
  return places
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map(at => [typed.slice(0, at), typed.slice(at)])
    .find(parts => parts.every(part => isKnown(index, part)))
    ?.join(' ')
}
