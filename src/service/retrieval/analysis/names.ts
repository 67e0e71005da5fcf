/** All in a text that looks like a name of the code, each time that it stands there. */
export const identifierMatches = (text: string): string[] => text.match(identifier) ?? []

/**
 * What a text names of the code itself, as it is written there: `useChat`, `max_tokens`, `c.req.queries`, `--flag`,
 * `@scope/name`, `@decorator`, `X-Header`, `TS2345`; and a keyboard shortcut, `Ctrl+Shift+G`.
 */
export const identifiersIn = (text: string): string[] => identifiersOf(identifierMatches(text))

/** @param matches As `identifierMatches` finds them. */
export const identifiersOf = (matches: string[]): string[] => [
  ...new Set(matches.map(name => name.replace(/\(\)$/, '')).filter(isName))
]

/** Latin for “for example” and “that is” looks like a member of an object. */
const isName = (found: string): boolean => !/^(?:e\.g|i\.e)$/i.test(found)

/**
 * The words that a text writes as names, whatever else they mean: `use()`, or one in backquotes or quotation marks.
 */
export const writtenNames = (text: string): string[] => [
  ...identifiersIn(text),
  ...[...text.matchAll(quotedWord)].map(([, inBackquotes, quoted]) => inBackquotes ?? quoted ?? '')
]

const quotedWord = /`([^`\s]+)`|(?<![\p{L}\p{N}])['"‘“]([^\s'"’”]+)['"’”](?![\p{L}\p{N}])/gu

/** By what a name is known, however it is typed: `useChat`, `use_chat` and `USE-CHAT` are one, `??` is known by its signs. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '') || signKey(name)

/** A name without letters and digits: `??`, `$_`, `@{}`. */
const signKey = (name: string): string => {
  const signs = name.replaceAll(/\s+/g, '')
  return signs.length <= maxSigns ? signs : ''
}

const maxSigns = 4

/**
 * What names are as terms of their own that are several words of a text, or one with a sign before it: the key of
 * `c.req.queries`, `Ctrl+G` and `--no-color`, and `--force` and `@use` as they are.
 */
export const joinedNames = (text: string): string[] => (/[.:/@+-]/.test(text) ? joinedOf(identifierMatches(text)) : [])

/** @param matches As `identifierMatches` finds them. */
export const joinedOf = (matches: string[]): string[] =>
  matches.flatMap(name => {
    if (/\w[.:/+-]+\w/.test(name)) return [nameKey(name)]
    return hasSign(name) ? [name.toLowerCase()] : []
  })

/** Whether a sign before a name makes it another than its word: `--force`, `@use`. */
export const hasSign = (name: string): boolean => /^(?:--|@[^/]+$)/.test(name)

/** What `Lamp::on` and `lamp.on` name of a thing; nothing for other names. */
export const memberOf = (name: string): string | undefined => /(?:::|\.)(\w{2,})(?:\(\))?$/.exec(name)?.[1]

/** Words joined by hyphens, each as one: `realtime` for “real-time”. A French verb with its pronoun is none: “puis-je”. */
export const compoundsIn = (text: string): string[] =>
  text.includes('-')
    ? [...text.matchAll(compound)].flatMap(([words]) => (inverted.test(words) ? [] : [nameKey(words)]))
    : []

const inverted = /-(?:je|tu|ils?|elles?|nous|vous)$|(?:-t|peut|doit|veut|fait|sait)-on$/i

/** Names of files that begin with a dot: `.env`. */
export const dotFilesIn = (text: string): string[] => text.match(dotFile) ?? []

/** Whether a name is that of a file: `next.config.js`. */
export const isFileName = (name: string): boolean => fileName.test(name)

/**
 * A text with its names as the documentation writes them: `USECHAT` and `use-chat` become `useChat`. What has a sign is
 * meant as it is typed: `--cache-components` is not `cacheComponents`.
 *
 * @param namesOf The names that a key stands for.
 * @param guessName The name that a key may have been meant to stand for.
 */
export const withNames = (
  text: string,
  namesOf: (key: string) => readonly string[],
  guessName: (key: string) => string | undefined
): string => {
  let guesses = 0
  const guessed = (typed: string) =>
    identifiersIn(typed)[0] === typed && guesses++ < maxGuesses ? guessName(nameKey(typed)) : undefined
  return text.replaceAll(/(?:--|@)?[\w$][\w$.:/-]*[\w$]/g, typed => {
    const names = namesOf(nameKey(typed))
    if (hasSign(typed) || names.includes(typed)) return typed
    return names[0] ?? guessed(typed) ?? typed
  })
}

/** Names of one question for which another is guessed: each is compared with thousands. */
const maxGuesses = 3

/** No name is longer; what is longer was pasted. */
const longest = 60

/** A sign that may not stand before a name, where it would begin within another. */
const before = String.raw`(?<![\p{Script=Latin}\p{N}_./:@$-])`

const compound = new RegExp(
  String.raw`${before}[A-Za-z][A-Za-z\d]{0,${longest}}(?:-[A-Za-z\d]{1,${longest}})+(?![\w-])`,
  'gu'
)

const fileName =
  /\.(?:[cm]?[jt]sx?|json|ya?ml|toml|py|rb|rs|go|java|php|cs|vue|svelte|mdx?|rst|txt|html?|s?css|env|sh|conf|cfg|ini|log|sql|lock|xml|csv)$/

const dotFile = /(?<![^\s`'"(])\.[a-z][\w-]{1,30}(?:\.[\w-]{1,30})*(?![\w(/])/g

/** With what a keyboard shortcut begins. */
const heldKey = 'Ctrl|Control|Strg|Shift|Umschalt|Maj|Alt|Cmd|Command|Option|Meta|Super|Win'

const identifier = new RegExp(
  `${before}(?:${[
    String.raw`(?:${heldKey}|${heldKey.toLowerCase()})(?:\+[A-Za-z\d]{1,12}){1,4}(?![\w+])`,
    String.raw`--[a-z][\w-]{0,${longest}}`,
    String.raw`@[\w-]{1,${longest}}\/[\w./-]{0,${longest}}\w`,
    // Of `@lamp.on()` the object says little.
    String.raw`@[A-Za-z][\w-]{0,${longest}}(?!\.\w)`,
    // Of a sentence that ends without a space behind it, the next begins in upper case.
    String.raw`[A-Za-z_$][\w$]{0,${longest}}(?:(?:\.|::)[a-z_$][\w$-]{0,${longest}}|\.[A-Z][\w$]{0,${longest}}(?=\(|\.[a-z])|\.[A-Z][a-z\d]+[A-Z][\w$]{0,${longest}})+(?:\(\))?`,
    String.raw`[A-Za-z$_][\w$]{0,${longest}}\(\)`,
    `[A-Z][A-Za-z]{0,${longest}}(?:-[A-Z][A-Za-z]{0,${longest}})+`,
    String.raw`[A-Z]{2,10}\d{2,6}`,
    // A version of a protocol: `HTTP/2`.
    String.raw`[A-Z]{2,10}\/\d(?:\.\d)?`,
    String.raw`(?=[A-Za-z_$])[\w$]{0,${longest}}?(?:[a-z0-9][A-Z]|[A-Z]{2}[a-z]|\w_\w|\b_\w)[\w$]{0,${longest}}`
  ].join('|')})(?![\\p{Script=Latin}\\p{N}_])`,
  'gu'
)
