import type { Analyzer } from '../analysis/analyzer.ts'
import { normalizeWord } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'

/** Other forms in which pages may hold a word of a question that they do not hold as it is typed. */
interface Variants {
  /** Whether some page holds the word itself. */
  isKnown: boolean
  /** Terms of the same word: stemmed by the language of other pages, or typed with other letters. */
  equivalents: string[]
  /** Terms of compounds that contain it: “Datenbankverbindung” for “Verbindung”. */
  compounds: string[]
  /** The known words of which a compound consists. */
  parts: string[]
}

/** What the pages hold of the words and names of a question. */
export interface Vocabulary {
  /** Whether some page holds the term, as it is. */
  holds: (term: string) => boolean
  variantsOf: (word: string) => Variants
}

/** By the analyzer of the index. */
export const vocabularyOf = ({ terms, spelling, analyzer, analyzers, compounds }: SearchIndex): Vocabulary => {
  const holds = (term: string) => terms.frequency(term) > 0
  const isKnownWord = (word: string) => {
    const [term = ''] = analyzer.termsOf(word)
    return !analyzer.isStopTerm(term) && [term, ...analyzer.synonymsOf(term)].some(holds)
  }
  const variantsOf = (word: string): Variants => {
    const [ownTerm = ''] = analyzer.termsOf(word)
    const spelled = [word, ...spelling.respell(word)]
    const stemming = isEnglishIn(analyzer, word) ? [analyzer] : [analyzer, ...analyzers]
    const stemmed = stemming.flatMap(({ termsOf }) => spelled.map(form => termsOf(form)[0] ?? ''))
    const isKnown = holds(ownTerm)
    const writesCompounds = analyzer.indexLanguage.writesCompounds && !isEnglishIn(analyzer, word)
    const isSmallPart = (part: string) => isKorean.test(part) && analyzer.termsOf(part).every(analyzer.isStopTerm)
    return {
      isKnown,
      // A name of several words is no word to stem: `fastProxy` is found by `fastproxy`.
      equivalents: [...new Set([...stemmed, normalizeWord(word)])].filter(term => term !== ownTerm && holds(term)),
      compounds: writesCompounds ? compounds.with(ownTerm) : [],
      parts: writesCompounds && !isKnownWord(word) ? partsOf(word.toLowerCase(), isKnownWord, isSmallPart) : []
    }
  }
  return { holds, variantsOf }
}

const isKorean = /\p{Script=Hangul}/u

/** Words in Latin letters are English where Korean is written: Opera is no “opere” of one page in another language. */
const isEnglishIn = ({ indexLanguage }: Analyzer, word: string): boolean =>
  indexLanguage.tag === 'ko' && !isKorean.test(word)

/** The minimum length of a compound’s part, in letters or in Korean syllables. */
const minPartLength = (word: string): number => (isKorean.test(word) ? 2 : 4)

/**
 * The known words of which a compound consists, as few as possible; none if a part is unknown. A small word at its end
 * is left out: 설정방법 is the way of setting.
 */
const partsOf = (word: string, isKnown: (word: string) => boolean, isSmall: (word: string) => boolean): string[] => {
  const minLength = minPartLength(word)
  for (let end = word.length - minLength; end >= minLength; end--) {
    // Stemming drops a linking element, as the `s` of “Arbeitszeit”, with the endings of the first word.
    const first = word.slice(0, end)
    if (!isKnown(first)) continue
    const rest = word.slice(end)
    if (isKnown(rest)) return [first, rest]
    if (isSmall(rest)) return [first]
    const further = rest.length >= 2 * minLength ? partsOf(rest, isKnown, isSmall) : []
    if (further.length > 0) return [first, ...further]
  }
  return []
}
