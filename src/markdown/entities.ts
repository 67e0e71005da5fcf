import { visibleText } from './url.ts'

/** The named entities that answers use. HTML’s full table would be five times the size of this folder. */
const named =
  ' amp & lt < gt > quot " apos \' nbsp \u00a0 copy © hellip … mdash — ndash – times × auml ä ouml ö larr ← rarr → colon : Tab \t NewLine \n'

/** Returns the text of an entity by its name or number (`amp`, `#39`, `#x27`), or undefined for an unknown one. */
const entity = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named.split(` ${name} `)[1]?.[0]
  // With a leading zero, `Number` parses both notations: `#x27` as `0x27`, `#39` as `039`.
  const code = Number(`0${name.slice(1)}`)
  // CommonMark allows seven digits at most, and replaces numbers that are not a character.
  if (!(code < 1e7)) return undefined
  return code && code <= 0x10ffff ? visibleText(String.fromCodePoint(code)) : '\ufffd'
}

/** Replaces backslash escapes and entities by the characters that they stand for. */
export const unescapeText = (text: string): string =>
  text.replace(
    /\\([!-/:-@[-`{-~])|&(#?\w{1,32});/g,
    (whole, character?: string, name = '') => character ?? entity(name) ?? whole
  )
