import type { Analyzer } from './analyzer.ts'
import type { SearchIndex } from './search-index.ts'

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
    const { joints } = analyzer.cut
    return {
      isKnown,
      same: [...new Set(cut)].filter(term => term !== own && isKnownTerm(term)),
      compounds: joints ? compounds.with(own) : [],
      parts:
        joints && !isKnown ? partsOf(word.toLowerCase(), joints, part => isKnownWord(analyzer, isKnownTerm, part)) : []
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
const partsOf = (word: string, joints: RegExp, isKnown: (word: string) => boolean): string[] => {
  const shortest = shortestPart(word)
  for (let end = word.length - shortest; end >= shortest; end--) {
    const rest = word.slice(end)
    const first = firstPart(word.slice(0, end), joints, shortest, isKnown)
    if (!first) continue
    if (isKnown(rest)) return [first, rest]
    const further = rest.length >= 2 * shortest ? partsOf(rest, joints, isKnown) : []
    if (further.length > 0) return [first, ...further]
  }
  return []
}

const longestJoint = 2

const firstPart = (text: string, joints: RegExp, shortest: number, isKnown: (word: string) => boolean) => {
  for (let joint = 0; joint <= longestJoint && text.length - joint >= shortest; joint++) {
    const part = text.slice(0, text.length - joint)
    if (joints.test(text.slice(part.length)) && isKnown(part)) return part
  }
  return undefined
}
