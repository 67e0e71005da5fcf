const start = '\\b[a-z][a-zA-Z\\d_-]{2,40}:([^\\s[\\]:,][^[\\]:,\\n]{0,160})(?:,[^[\\]\\n]{0,160})?\\['
const macro = new RegExp(`${start}([^[\\]\\n]{0,300})\\]`, 'g')
/** A macro whose text begins with an element. */
const opening = new RegExp(`${start}$`)
/** A macro that only has options: a badge, code of the site’s own. */
const badge = /\b[a-z][a-zA-Z\d_-]{2,40}::?[^\s[\]:]{0,160}\[\w+=[^[\]\n]{0,200}\]/g
/** A link whose address begins with an attribute that only the build sets. */
const unset = /\{[a-z][\w-]{0,60}\}[^\s[\]]{0,200}\[([^[\]\n]{0,200})\]/g

/**
 * Replaces the macros in a page’s HTML that only an extension of its site knows, which Asciidoctor leaves as they are, by
 * their text or what they name: `term:Lamp[]` is `Lamp`, `term:lamp[the lamp]` is `the lamp`.
 */
export const withoutUnknownMacros = (html: string): string => {
  let codes = 0
  let isOpen = false
  const readText = (text: string): string => {
    const isClosed = isOpen && text.startsWith(']')
    const read = readMacros(isClosed ? text.slice(1) : text)
    const found = opening.exec(read)
    isOpen = found !== null || (isOpen && !isClosed)
    return found ? read.slice(0, found.index) : read
  }
  return html
    .split(/(<[^<>]*>)/)
    .map(part => {
      const [tag, end] = /^<(\/?)(?:code|pre)\b/.exec(part) ?? []
      if (tag) codes += end ? -1 : 1
      return codes > 0 || part.startsWith('<') ? part : readText(part)
    })
    .join('')
}

const readMacros = (text: string): string =>
  text
    .replaceAll(unset, '$1')
    .replaceAll(badge, '')
    .replaceAll(macro, (whole, target: string, shown: string) => {
      // A text in quotes explains the term; a caret is for links that open elsewhere.
      if (/^(?:\^|['‘"“].*)?$/.test(shown)) return target
      return /^\p{L}/u.test(shown) && !target.includes(' ') ? shown.replace(/\^$/, '') : whole
    })
