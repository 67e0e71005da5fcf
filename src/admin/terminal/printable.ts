import { stripVTControlCharacters } from 'node:util'

/**
 * Others’ words as they can be shown: without what would move a terminal’s cursor, colour it or name its window, and
 * without what makes text read otherwise than it is written.
 */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replace(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
