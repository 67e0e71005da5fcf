import { stemmer } from 'stemmer'

/**
 * Cuts text into terms, the same for pages and for questions: lower case, without accents, words stemmed, the parts
 * of an identifier beside the whole (`useChat` → `usechat`, `use`, `chat`). Languages that write no spaces are cut
 * by the platform’s word segmenter.
 */
export const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord)

/** Terms of words seen before: a documentation has few different words, and stemming is what indexing costs. */
const seen = new Map<string, string[]>()
const seenAtMost = 200_000

const termsOfWord = (word: string): string[] => {
  const known = seen.get(word)
  if (known) return known
  const parts = partsOf(word)
  const terms = parts.length > 1 ? [plain(word), ...parts.map(normal)] : [normal(word)]
  if (seen.size >= seenAtMost) seen.clear()
  seen.set(word, terms)
  return terms
}

/** A name of several words together with its initials, under which readers may know it: Content Security Policy, CSP. */
export const withInitials = (name: string): string => {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.length < 3 || words.length > 6 ? name : `${name} ${words.map(word => word[0]).join('')}`
}

// `Next.js` is one name and not the word “next”.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:\.js\b)?/giu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text, identifiers whole. */
export const wordsOf = (text: string): string[] => {
  const words = text.normalize('NFKC').match(wordPattern) ?? []
  if (!unspaced.test(text)) return words
  return words.flatMap(word =>
    unspaced.test(word)
      ? [...segmenter.segment(word)].filter(segment => segment.isWordLike).map(segment => segment.segment)
      : [word]
  )
}

/** `generateText` → `generate`, `Text`; `HTTPServer` → `HTTP`, `Server`; `max_tokens` → `max`, `tokens`. */
const partsOf = (word: string): string[] =>
  word.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean)

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[_.]/gu, '')
    // A reader says v6 where a page says 6.0 or 6.x.
    .replace(/^v(?=\d+$)/, '')

/** The stemmer makes `statu` of `status` and `status` of `statuses`. */
const normal = (word: string): string => {
  const letters = plain(word)
  return letters.endsWith('us') ? letters : stemmer(letters)
}
