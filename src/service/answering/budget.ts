/**
 * What a model is sent at most, in tokens: `docs/service.md` states it, whoever pays for the model relies on it. With the
 * answer it fits into a context of 32,768 tokens.
 */
export const budget = { sections: 6_000, question: 4_000, context: 6_000, history: 6_000 } as const

/** Messages of a conversation that go to a model, the question among them. */
export const mostMessages = 20

/** Sections that a model is given, whatever a reader asks for: each costs its owner. */
export const mostSections = 10

/**
 * How many tokens a text is, for any model: none is asked. Four characters of Latin text are one; of scripts that write
 * syllables or words with one letter, each is.
 */
export const tokensOf = (text: string): number => {
  const dense = text.match(denseLetters)?.length ?? 0
  return Math.ceil((text.length - dense) / 4) + dense
}

const denseLetters = /[\u0900-\u1fff\u2e80-\u{3ffff}]/gu

/** The beginning of a text that has so many tokens, with a mark where it was cut. */
export const cutToTokens = (text: string, tokens: number): string => {
  if (tokensOf(text) <= tokens) return text
  let left = tokens
  let end = 0
  for (const letter of text) {
    denseLetters.lastIndex = 0
    left -= denseLetters.test(letter) ? 1 : letter.length / 4
    if (left < 0) break
    end += letter.length
  }
  return `${text.slice(0, end)} …`
}
