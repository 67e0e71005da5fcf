import { visibleText } from './url.ts'

/** The names that answers use; the full table of HTML would be five times the size of all of this folder. */
const named =
  ' amp & lt < gt > quot " apos \' nbsp \u00a0 copy © hellip … mdash — ndash – times × auml ä ouml ö larr ← rarr → colon : Tab \t NewLine \n'

/** The text of an entity’s inside (`amp`, `#39`, `#x27`), or undefined when it is none that we know. */
const entity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named.split(` ${name} `)[1]?.[0]
  // `Number` reads `0x27` as it reads `039`.
  const code = Number(`0${name.slice(1)}`)
  // Seven digits at most, as CommonMark has it; among these, what is no character is replaced.
  if (!(code < 1e7)) return undefined
  return code && code <= 0x10ffff ? visibleText(String.fromCodePoint(code)) : '\ufffd'
}

/** Text without its backslash escapes and entities. */
export const unescapeText = (text: string): string =>
  text.replace(
    /\\([!-/:-@[-`{-~])|&(#?\w{1,32});/g,
    (whole, character?: string, name = '') => character ?? entity(name) ?? whole
  )
