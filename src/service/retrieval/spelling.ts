import SearchableMap from 'minisearch/SearchableMap'

/** The words of a documentation as they are spelled, to guess what a mistyped one was meant to be. */
export interface Spelling {
  learn: (text: string) => void
  /** Known words that differ from this one by a letter or two, the likeliest first. */
  guess: (word: string) => string[]
}

/** Shorter words have too many neighbours. */
const shortest = 5
/** From this length on, two letters may be wrong. */
const long = 8

export const createSpelling = (): Spelling => {
  const seen = new Set<string>()
  const words = new SearchableMap<true>()
  return {
    learn(text) {
      for (const word of text.match(/\p{L}{5,}/gu) ?? []) {
        if (seen.has(word)) continue
        seen.add(word)
        words.set(word.toLowerCase(), true)
      }
    },
    guess(word) {
      const typed = word.toLowerCase()
      if (typed.length < shortest) return []
      return [...words.fuzzyGet(typed, typed.length < long ? 1 : 2)]
        .filter(([known]) => known[0] === typed[0])
        .sort(([, [, a]], [, [, b]]) => a - b)
        .map(([known]) => known)
    }
  }
}
