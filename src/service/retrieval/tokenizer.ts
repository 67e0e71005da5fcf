// `Next.js` is one name and not the word “next”.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:\.js\b)?/giu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The words of a text, identifiers whole. Languages that write no spaces are cut by the platform’s word segmenter.
 */
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
export const identifierParts = (word: string): string[] =>
  word.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean)

/** A word in lower case, without accents, underscores and dots. */
export const normalizeWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[_.]/gu, '')
    // A reader says v6 where a page says 6.0 or 6.x.
    .replace(/^v(?=\d+$)/, '')

/** A name of several words together with its initials, under which readers may know it: Content Security Policy, CSP. */
export const withInitials = (name: string): string => {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.length < 3 || words.length > 6 ? name : `${name} ${words.map(word => word[0]).join('')}`
}
