/** Whether a text says a sentence: the same words in the same order, whatever markup is between them. */
export const holds = (text: string, sentence: string): boolean => {
  const sought = wordsOf(sentence)
  return sought !== '' && ` ${wordsOf(text)} `.includes(` ${sought} `)
}

/** The words and numbers of Markdown, MDX or plain text, one blank between them. */
const wordsOf = (markdown: string): string => (remembered.get(markdown) ?? remember(markdown)).trim()

const remembered = new Map<string, string>()

const remember = (markdown: string): string => {
  const words = markup
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), markdown)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  remembered.set(markdown, words)
  return words
}

/** What stands in the source and is not seen as a word. */
const markup: [pattern: RegExp, replacement: string][] = [
  [/<!--[\s\S]*?-->/g, ' '],
  // The target of a link.
  [/\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, ' '],
  [/\]\[[^\]]*\]/g, ' '],
  // An element’s tag, also in code, where a sentence then lacks it too. What a component is given may be what is seen.
  [/<\/?[a-z][^<>{}]*>|<\/\w+>/g, ' '],
  // The id of a heading, attributes of a link: `{ #id }`, `{.class}`.
  [/\{:?\s*[#.][^{}\n]*\}/g, ' '],
  [/&[a-z]+;|&#\d+;/gi, ' '],
  [/['’]/g, '']
]
