import { compoundsIn, joinedNames } from './names.ts'

/** Names with a number behind them, as one word each: `Vue2` for “Vue 2”. */
export const numberedNames = (text: string): string[] =>
  /\d/.test(text) ? [...text.matchAll(numberedName)].map(([, name, number]) => `${name}${number}`) : []

const numberedName = /(?<![\p{L}\p{N}_.])(\p{Script=Latin}{2,20}) v?(\d{1,4})(?![\p{Script=Latin}\p{N}_])/gu

/**
 * The terms of a text, and as further ones the names and the compounds in it that are several of its words.
 *
 * @param joined Its names as `joinedNames` has them, where they are known.
 */
export const withJoinedTerms = (
  text: string,
  termsOf: (text: string) => string[],
  joined: readonly string[] = joinedNames(text)
): string[] => [
  ...termsOf(text),
  ...joined,
  ...compoundsIn(text).flatMap(termsOf),
  // A page writes names in upper case; “step 2” is none.
  ...numberedNames(text)
    .filter(name => /\p{Lu}/u.test(name))
    .flatMap(name => termsOf(name).slice(0, 1))
]
