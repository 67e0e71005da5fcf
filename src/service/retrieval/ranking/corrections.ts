import type { Analyzer } from '../analysis/analyzer.ts'
import type { Language } from '../analysis/languages/index.ts'
import { isTechnology } from '../analysis/product-names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import { isOneTypoApart } from '../indexing/edit-distance.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { guessWord, isWordHeld } from './unknown-words.ts'

/** Words of one question for which a correction is looked up: each costs a search among all words. */
const maxAttempts = 12

/**
 * Corrects the spelling of a question: a word that no page holds becomes the known word from which one typo separates
 * it, or the two words of which it is made if the space is missing and these stand side by side somewhere. What is
 * written like a name stays.
 */
export const corrected = (index: SearchIndex, written: string): string => {
  const text = withHomophones(index, written)
  let attempts = 0
  const isAllCaps = text === text.toUpperCase()
  return text.replaceAll(/(?<![\p{L}\p{N}_.@/$-])\p{L}{5,}(?![\p{L}\p{N}_.@/$(-])/gu, word => {
    const isName = !isAllCaps && word !== word.toLowerCase() && word !== capitalized(word)
    if (isName || isWordHeld(index, word) || attempts++ >= maxAttempts) return word
    const typed = word.toLowerCase()
    if (isTechnology(typed)) return word
    return closestWord(index, typed) ?? splitWords(index, typed) ?? closestOwnWord(index.analyzer, typed) ?? word
  })
}

/**
 * With the most common word of the pages for one that no page holds and that sounds the same: input methods offer both, and
 * English words are written in other letters.
 */
const withHomophones = (index: SearchIndex, text: string): string => {
  const { indexLanguage, isContentTerm } = index.analyzer
  const { soundsLike } = indexLanguage
  if (!soundsLike) return text
  const isMeant = (typed: string, term: string) =>
    soundsLike(typed, term) && isContentTerm(term) && index.terms.frequency(term) >= minHolding
  const unknown = wordsOf(text).filter(word => word.length > 1 && !isWordHeld(index, word))
  return [...new Set(unknown)].slice(0, maxAttempts).reduce((corrected, word) => {
    const [meant] = index.terms.matching(term => isMeant(word, term))
    return meant ? corrected.replaceAll(word, meant) : corrected
  }, text)
}

const capitalized = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

/** The most common word of the pages that is one typo apart. */
const closestWord = (index: SearchIndex, typed: string): string | undefined => {
  const { analyzer, terms } = index
  const frequency = (word: string) => Math.max(0, ...analyzer.termsOf(word).map(terms.frequency))
  return guessWord(index, typed, 20)
    .filter(guess => isSlip(typed, guess))
    .sort((a, b) => frequency(b) - frequency(a))[0]
}

/** From this length on, one wrong letter hardly makes another word: `react` is no `reach`, and `spring` no `string`. */
const longEnough = 8

/** From this length on, a word may lack its last letter: `conver`. A shorter one is another word: `latte`. */
const longEnoughToEndEarly = 6

/** Whether one typo turns a word into the one that was typed, which is hardly a word itself. */
const isSlip = (typed: string, meant: string): boolean =>
  isOneTypoApart(typed, meant) &&
  (typed.length >= longEnough || !(isLetterWrong(typed, meant) || endsOtherwise(typed, meant)))

/** Whether a letter is missing at the end, or one is added that does not repeat the last: `systemd` is no `system`. */
const endsOtherwise = (typed: string, meant: string): boolean =>
  (meant.startsWith(typed) && typed.length < longEnoughToEndEarly) ||
  (typed.startsWith(meant) && typed.at(-1) !== meant.at(-1))

/** The small or general word of the language that is one typo apart, which no page may hold: “somebdoy”. */
const closestOwnWord = ({ language }: Analyzer, typed: string): string | undefined => {
  const words = ownWords(language)
  if (words.includes(typed)) return
  return words.find(word => word.charAt(0) === typed.charAt(0) && isSlip(typed, word) && !isLetterWrong(typed, word))
}

const ownWordsByLanguage = new WeakMap<Language, string[]>()

const ownWords = (language: Language): string[] => {
  const { stopWords, genericWords, synonyms, related } = language
  const words = ownWordsByLanguage.get(language) ?? [
    ...new Set([stopWords, genericWords, synonyms, related].join(' ').match(/\p{L}{5,}/gu))
  ]
  ownWordsByLanguage.set(language, words)
  return words
}

/** Whether a letter is another one, and none is missing, extra or swapped. */
const isLetterWrong = (typed: string, meant: string): boolean =>
  typed.length === meant.length && [...typed].sort().join('') !== [...meant].sort().join('')

/** Letters of the shorter of two words that were typed as one, at least. */
const minPartLength = 3

/** Chunks that hold a word that may be meant, at least: a rarer one is one of a name rather, as `ite` of `sqlite`. */
const minHolding = 3

const isCommon = ({ analyzer, terms }: SearchIndex, part: string): boolean =>
  analyzer.termsOf(part).some(term => analyzer.isStopTerm(term) || terms.frequency(term) >= minHolding)

/** Begins words that are no two: “désinstaller” means the opposite of “installer”, and “offline” is no “off line”. */
const prefixes = /^(d[eé]s|off|out|over|under|down)$/

/** The two known words that were typed without a space; the split nearest to the middle wins. */
const splitWords = (index: SearchIndex, typed: string): string | undefined => {
  if (index.analyzer.indexLanguage.writesCompounds) return
  const count = Math.max(0, typed.length - 2 * minPartLength + 1)
  const splits = Array.from({ length: count }, (_, at) => at + minPartLength)
  const middle = typed.length / 2
  return splits
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map(at => [typed.slice(0, at), typed.slice(at)] as const)
    .find(
      ([first, second]) =>
        !prefixes.test(first) &&
        isCommon(index, first) &&
        isCommon(index, second) &&
        areSaidTogether(index, first, second)
    )
    ?.join(' ')
}

/** Pages in which two words are looked for. */
const maxPages = 20

/** Whether a page says one word after the other: “webpack” is no web pack. A stop word stands beside any other. */
const areSaidTogether = ({ analyzer, pages, chunksOf, terms }: SearchIndex, ...words: [string, string]): boolean => {
  const [first, second] = words.map(word => analyzer.termsOf(word)[0] ?? '') as [string, string]
  if ([first, second].some(analyzer.isStopTerm)) return true
  const concepts = [first, second].map(term => new Map([[term, 1]]))
  return pages
    .search(concepts, () => true)
    .slice(0, maxPages)
    .some(({ file }) => chunksOf(file).some(chunk => terms.areNear(chunk.terms, first, second)))
}
