import { stripVTControlCharacters } from 'node:util'

/**
 * Makes untrusted text safe to print: removes escape sequences, which could move the cursor, set colours or rename the
 * window, and replaces control characters and bidi controls. The line ends of Windows become those of Unix.
 */
export const printable = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

/** Untrusted text on one printable line, cut with an ellipsis after `maxLength` characters. */
export const oneLine = (text: string, maxLength = 300): string => {
  const line = printable(text).replaceAll(/\s+/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
