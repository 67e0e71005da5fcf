/** The names that answers use; the full table of HTML would be five times the size of this room. */
const names =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 copy © reg ® hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “ rdquo ” bull • middot · times × auml ä ouml ö uuml ü larr ← rarr → le ≤ ge ≥ ne ≠ euro € colon : Tab \t NewLine \n'
const named = new Map<string, string>()
for (const [, name, character] of names.matchAll(/(\w+) ([^ ])/g)) named.set(name as string, character as string)

/** The text of an entity’s inside (`amp`, `#39`, `#x27`), or undefined when it is none that we know. */
const entity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named.get(name)
  // `Number` reads `0x27` as it reads `39`.
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  return code && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

const escaped = /\\([!-/:-@[-`{-~])|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Text without its backslash escapes and entities. */
export const unescapeText = (text: string): string =>
  text.replace(escaped, (whole, character?: string, name = '') => character ?? entity(name) ?? whole)
