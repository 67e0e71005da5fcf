import { html } from 'hono/html'

/** Words that may be too long for a line; shorter ones are never broken. */
const longWord = /[^\s-]{16,}/g

/** Matches between the parts of an identifier or a path: after `.`, `_`, `/`, `:` and `(`, and before a capital letter. */
const seam = /(?<=[._/:(])(?=[^._/:()\s])|(?<=\p{Ll})(?=\p{Lu})/u

/** A placeholder for a break, which occurs in no title. */
const mark = '\0'

/** Adds break opportunities between the parts of long words, so that lines do not break inside of a part. */
export const breakable = (text: string) => {
  const [start, ...rest] = text.replaceAll(longWord, word => word.split(seam).join(mark)).split(mark)
  return html`${start}${rest.map(part => html`<wbr>${part}`)}`
}
