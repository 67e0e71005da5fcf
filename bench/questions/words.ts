/** Whether a text contains a sentence: the same words in the same order, whatever markup is between them. */
export const holds = (text: string, sentence: string): boolean => {
  const sought = wordsOf(sentence)
  return sought !== '' && ` ${wordsOf(text)} `.includes(` ${sought} `)
}

/** Returns the words and numbers of Markdown, MDX or plain text, separated by single spaces. */
const wordsOf = (markdown: string): string => (cache.get(markdown) ?? normalizeAndCache(markdown)).trim()

const cache = new Map<string, string>()

const normalizeAndCache = (markdown: string): string => {
  const words = markup
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), markdown)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  cache.set(markdown, words)
  return words
}

/** Parts of the source that a reader does not see as words. */
const markup: [pattern: RegExp, replacement: string][] = [
  [/<!--[\s\S]*?-->/g, ' '],
  // The target of a link.
  [/\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, ' '],
  [/\]\[[^\]]*\]/g, ' '],
  // An element’s tag, also in code, where the sentence loses it too. A component’s tag stays: its properties may be shown.
  [/<\/?[a-z][^<>{}]*>|<\/\w+>/g, ' '],
  // The id of a heading, attributes of a link: `{ #id }`, `{.class}`.
  [/\{:?\s*[#.][^{}\n]*\}/g, ' '],
  [/&[a-z]+;|&#\d+;/gi, ' '],
  [/['’]/g, '']
]
