import { segmentsOf } from './cjk-segments.ts'
import { isParticles } from './languages/korean/particles.ts'

// `Next.js` is one name and not the word “next”, and 3.6 is one number.
const wordPattern =
  /(?<![\p{L}\p{N}_.])v?\d+(?:\.\d+){1,3}(?![\p{Script=Latin}\p{N}_])|[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:\.js\b)?/giu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u
const unspacedCharacters = new RegExp(unspaced, 'gu')

/**
 * The words of a text, identifiers whole. Languages that write no spaces are cut by the platform’s word segmenter, and
 * a name in Latin letters is cut from what another language writes to it, of which Korean particles say nothing:
 * `useChat를`.
 */
export const wordsOf = (text: string): string[] => {
  const read = text.normalize('NFKC').replaceAll(otherDigits, asciiDigit).replaceAll(signsInHebrew, '')
  const words = read.match(wordPattern) ?? []
  if (!otherScript.test(text)) return words
  return words.flatMap(word => {
    if (!otherScript.test(word)) return [word]
    const [first = '', ...further] = word.match(runs) ?? []
    const cut = [first, ...further.filter(run => !isParticles(run))]
    return cut.flatMap(run => (unspaced.test(run) ? segmentsOf(run) : [run]))
  })
}

/** Arabic and Persian digits, and their decimal sign. */
const otherDigits = /[٠-٩۰-۹]|(?<=[٠-٩۰-۹])٫(?=[٠-٩۰-۹])/g
const asciiDigit = (digit: string): string => (digit === '٫' ? '.' : String(digit.charCodeAt(0) % 16))

/** Geresh and gershayim, which are part of a word or of an abbreviation however they are typed: ג'יגה, דוא״ל. */
const signsInHebrew = /(?<=\p{Script=Hebrew})['’׳"”״](?=\p{Script=Hebrew})/gu

/** Whether a text has a script that writes no spaces between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** How many words somebody reads. Of a script without spaces two characters are about one: “どうすればいいですか” is five. */
export const countWords = (text: string): number => {
  const characters = text.match(unspacedCharacters)?.length ?? 0
  const rest = characters > 0 ? text.replaceAll(unspacedCharacters, ' ').replaceAll(/(?<!\S)\p{P}+(?!\S)/gu, ' ') : text
  return Math.ceil(characters / 2) + (rest.match(/\S+/g)?.length ?? 0)
}

/** Anything but Latin letters, digits and signs. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const runs = /[\p{Script=Latin}\p{N}\p{Script=Inherited}_.]+|[^\p{Script=Latin}\p{N}_.]+/gu

/**
 * `generateText` → `generate`, `Text`; `HTTPServer` → `HTTP`, `Server`; `max_tokens` → `max`, `tokens`; `UUIDv7` →
 * `UUID`, `v7`; `500ppm` → `500`, `ppm`. Letters alone are no parts, and `URLs` is one word.
 */
export const identifierParts = (word: string): string[] =>
  word.split(partBoundary).filter(part => part !== '' && !/^\p{L}$/u.test(part))

const partBoundary =
  /_+|(?<=^\d{1,9})(?=(?:[kmgt]b(?:ps|it)?|ppm|ms|px|rem|k?[Hh]z|m[Aa]h|mm|cm|km|min|secs?|fps|bits?)$)|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll})|v\p{N})\p{Ll}|v\p{N})/u

/** `v3.6.1` → `3.6.1`, `3.6`, `3`: the number of a version, and those of the versions that it belongs to. */
export const versionNumbers = (word: string): string[] => {
  if (!/^v?\d+\.\d/i.test(word)) return []
  const numbers = word.replace(/^v/i, '').split('.')
  return numbers.map((_, at) => numbers.slice(0, numbers.length - at).join('.'))
}

/** A word in lower case, without underscores and dots: as a stemmer takes it. */
export const lowerCased = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[_.]/g, '')
    // A reader says v6 where a page says 6.0 or 6.x.
    .replace(/^v(?=\d+$)/, '')

/** A word as it is typed on a keyboard that lacks its letters: without accents, vowel points and ligatures. */
export const withoutAccents = (word: string): string => {
  if (isAscii.test(word)) return word
  return (
    word
      .normalize('NFD')
      .replaceAll(accents, '')
      .replaceAll(/[ßæœøłđðþıةى]/g, letter => plainLetters[letter] ?? letter)
      // Syllables of Korean are letters again, and Japanese keeps what tells `が` from `か`.
      .normalize('NFC')
  )
}

const isAscii = /^[\0-\x7f]*$/
/** Marks on Latin, Greek and Cyrillic letters, the vowels of Hebrew and Arabic, and the stroke that lengthens Arabic words. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ة: 'ه',
  ى: 'ي'
}

/** A word as it is, but in lower case and without accents. */
export const normalizeWord = (word: string): string => withoutAccents(lowerCased(word))

/** A name of several words together with its initials, under which readers may know it: Content Security Policy, CSP. */
export const withInitials = (name: string): string => {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.length < 3 || words.length > 6 ? name : `${name} ${words.map(word => word[0]).join('')}`
}
