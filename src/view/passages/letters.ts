/**
 * Normalises a text for comparison: only its letters and digits, in lower case and without accents. So differences in
 * quotes, dashes, ligatures, spaces, code marks or a highlighter’s elements do not matter.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
