import type { Analyzer } from '../analysis/analyzer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'

/** The forms under which pages may hold a word of a question that they do not hold as it is typed. */
export interface Variants {
  /** Whether some page holds the word itself. */
  isKnown: boolean
  /** Terms that are the same word: cut by the language of other pages, or typed with other letters. */
  same: string[]
  /** Terms of compounds that it is a part of: “Datenbankverbindung” of “Verbindung”. */
  compounds: string[]
  /** The words that a compound is made of. */
  parts: string[]
}

/** Looks up what stands in the pages for the words of one question. */
export const variantsIn =
  ({ terms, spelling, analyzers, compounds }: SearchIndex, analyzer: Analyzer) =>
  (word: string): Variants => {
    const isKnownTerm = (term: string) => terms.frequency(term) > 0
    const [own = ''] = analyzer.termsOf(word)
    const spelled = [word, ...spelling.respell(word)]
    const cut = [analyzer, ...analyzers].flatMap(({ termsOf }) => spelled.map(form => termsOf(form)[0] ?? ''))
    const isKnown = isKnownTerm(own)
    const { writesCompounds } = analyzer.cut
    const isKnownPart = (part: string) => isKnownWord(analyzer, isKnownTerm, part)
    return {
      isKnown,
      same: [...new Set(cut)].filter(term => term !== own && isKnownTerm(term)),
      compounds: writesCompounds ? compounds.with(own) : [],
      parts: writesCompounds && !isKnown ? partsOf(word.toLowerCase(), isKnownPart) : []
    }
  }

const isKnownWord = (
  { termsOf, isStopTerm, synonymsOf }: Analyzer,
  isKnownTerm: (term: string) => boolean,
  word: string
) => {
  const [term = ''] = termsOf(word)
  return !isStopTerm(term) && [term, ...synonymsOf(term)].some(isKnownTerm)
}

/** Letters, or syllables, of the shortest part of a compound. */
const shortestPart = (word: string): number => (/\p{Script=Hangul}/u.test(word) ? 2 : 4)

/** The known words that a compound is made of, as few as possible; none when it is made of others. */
const partsOf = (word: string, isKnown: (word: string) => boolean): string[] => {
  const shortest = shortestPart(word)
  for (let end = word.length - shortest; end >= shortest; end--) {
    // What joins two words, as the `s` of “Arbeitszeit” does, goes with the endings of the first.
    const first = word.slice(0, end)
    if (!isKnown(first)) continue
    const rest = word.slice(end)
    if (isKnown(rest)) return [first, rest]
    const further = rest.length >= 2 * shortest ? partsOf(rest, isKnown) : []
    if (further.length > 0) return [first, ...further]
  }
  return []
}
