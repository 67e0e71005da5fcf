import { stripVTControlCharacters } from 'node:util'

/**
 * Makes text from outside safe to show: takes out escape sequences, which could move the cursor, set colours or rename
 * the window, and replaces control characters and those that change the direction of text.
 */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replace(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

/** One line of somebody’s words, without what cannot be seen, and not longer than so many characters. */
export const oneLine = (text: string, longest = 300): string => {
  const line = printable(text).replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
