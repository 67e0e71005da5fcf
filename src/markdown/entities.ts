/** The names that answers use. The full table of HTML would be five times the size of this room. */
const named = new Map(
  `amp & lt < gt > quot " apos ' nbsp \u00a0 copy © reg ® trade ™ hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » bull • middot · times × divide ÷ plusmn ± deg ° sect § para ¶ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ check ✓ cross ✗ star ☆ euro € pound £ yen ¥ cent ¢ micro µ frac12 ½ frac14 ¼ frac34 ¾ sup2 ² sup3 ³ auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é egrave è agrave à ccedil ç ntilde ñ colon : Tab \t NewLine \n`
    .split(' ')
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2) pairs.push([words[index - 1] as string, word])
      return pairs
    }, [])
)

/** The text of an entity’s inside (`amp`, `#39`, `#x27`), or undefined when it is none that we know. */
export const entity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named.get(name)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return String.fromCodePoint(valid ? code : 0xfffd)
}

/** One entity or numeric reference. */
export const entityPattern = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy

const escapes = /\\([!-/:-@[-`{-~])|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** A destination, title or language without its backslash escapes and entities. */
export const unescapeText = (text: string): string =>
  text.replace(escapes, (whole, character?: string, name?: string) => character ?? entity(name as string) ?? whole)
