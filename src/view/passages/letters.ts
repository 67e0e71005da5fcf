/**
 * A text as it is compared: its letters and digits alone, in one case and without accents. So neither typographic
 * quotes and dashes nor ligatures, spaces, code marks or the elements that a highlighter makes of code tell two apart.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
