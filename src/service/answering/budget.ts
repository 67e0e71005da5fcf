/**
 * Most tokens that a model is sent, as stated in `docs/service.md`: the owner pays for them. Together with the answer they
 * fit into a context of 32,768 tokens.
 */
export const budget = { sections: 6_000, question: 4_000, context: 6_000, history: 6_000 } as const

/** Tokens of an answer that a model is asked for where the owner says no other number. */
export const usualTokens = 4_096

/** How many times as long as usual an answer may be, because the owner asks the model for more tokens than usual. */
export const lengthFactor = (maxTokens = usualTokens): number => Math.max(1, maxTokens / usualTokens)

/** Most messages of a conversation that a model is sent, the question included. */
export const maxMessages = 20

/** Most sections that a model is given, whatever the request asks for, because the owner pays for each. */
export const maxSections = 10

/**
 * Estimates the number of tokens of a text for any model: four characters of Latin text are one token; in scripts whose
 * letters are syllables or words, each letter is one.
 */
export const tokensOf = (text: string): number => {
  const dense = text.match(denseLetters)?.length ?? 0
  return Math.ceil((text.length - dense) / 4) + dense
}

const denseLetters = /[\u0900-\u1fff\u2e80-\u{3ffff}]/gu

/** Cuts a text to a number of tokens and marks the cut. */
export const cutToTokens = (text: string, tokens: number): string =>
  tokensOf(text) <= tokens ? text : `${beginningOf(text, tokens)} …`

/** Cuts a question to a number of tokens: keeps both ends, because it is asked before or behind what is pasted. */
export const cutQuestion = (text: string, tokens: number): string => {
  if (tokensOf(text) <= tokens) return text
  const end = reversed(beginningOf(reversed(text), tokens / 2))
  return `${beginningOf(text, tokens / 2)} … ${end}`
}

const reversed = (text: string): string => [...text].reverse().join('')

const beginningOf = (text: string, tokens: number): string => {
  let left = tokens
  let end = 0
  for (const letter of text) {
    denseLetters.lastIndex = 0
    left -= denseLetters.test(letter) ? 1 : letter.length / 4
    if (left < 0) break
    end += letter.length
  }
  return text.slice(0, end)
}
