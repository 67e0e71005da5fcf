import { html } from 'hono/html'

/** Words that may be too long for their line; shorter ones are never broken. */
const longWord = /[^\s-]{16,}/g

/** Between the parts of an identifier or a path: behind `.`, `_`, `/`, `:` and `(`, and before a capital letter. */
const seam = /(?<=[._/:(])(?=[^._/:()\s])|(?<=\p{Ll})(?=\p{Lu})/u

/** Stands for a seam until the text is cut there: no title has it. */
const mark = '\0'

/** A text whose long words can be broken at their parts, so that no line ends within one. */
export const breakable = (text: string) => {
  const [start, ...rest] = text.replaceAll(longWord, word => word.split(seam).join(mark)).split(mark)
  return html`${start}${rest.map(part => html`<wbr>${part}`)}`
}
