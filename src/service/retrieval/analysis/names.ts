/**
 * What a text names of the code itself, as it is written there: `useChat`, `max_tokens`, `c.req.queries`, `--flag`,
 * `@scope/name`, `X-Header`, `TS2345`.
 */
export const identifiersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(identifier)].map(([found]) => found.replace(/\(\)$/, '')))
]

/** By what a name is known, however it is typed: `useChat`, `use_chat` and `USE-CHAT` are one. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The keys of names that are several words of a text: `c.req.queries`, `--no-color`. Each is a term of its own. */
export const joinedNames = (text: string): string[] => {
  if (!/[.:/-]/.test(text)) return []
  return [...text.matchAll(identifier)].flatMap(([name]) => (/\w[.:/-]+\w/.test(name) ? [nameKey(name)] : []))
}

/**
 * A text with its names as the documentation writes them: `USECHAT` and `use-chat` become `useChat`. An option of a
 * command is meant as it is typed: `--cache-components` is not `cacheComponents`.
 *
 * @param nameOf The name that a key stands for.
 */
export const withNames = (text: string, nameOf: (key: string) => string | undefined): string =>
  text.replaceAll(/[\w$@-][\w$.:/-]*[\w$]/g, typed => {
    const name = nameOf(nameKey(typed))
    return name === undefined || typed.startsWith('--') ? typed : name
  })

/** No name is longer; what is longer was pasted. */
const longest = 60

/** A sign that may not stand before a name, where it would begin within another. */
const before = String.raw`(?<![\p{Script=Latin}\p{N}_./:@$-])`

const identifier = new RegExp(
  `${before}(?:${[
    String.raw`--[a-z][\w-]{0,${longest}}`,
    String.raw`@[\w-]{1,${longest}}\/[\w./-]{0,${longest}}\w`,
    // Of a sentence that ends without a space behind it, the next begins in upper case.
    String.raw`[A-Za-z_$][\w$]{0,${longest}}(?:(?:\.|::)[a-z_$][\w$-]{0,${longest}}|\.[A-Z][\w$]{0,${longest}}(?=\())+(?:\(\))?`,
    String.raw`[A-Za-z$_][\w$]{0,${longest}}\(\)`,
    `[A-Z][A-Za-z]{0,${longest}}(?:-[A-Z][A-Za-z]{0,${longest}})+`,
    String.raw`[A-Z]{2,10}\d{2,6}`,
    // A version of a protocol: `HTTP/2`.
    String.raw`[A-Z]{2,10}\/\d(?:\.\d)?`,
    String.raw`(?=[A-Za-z_$])[\w$]{0,${longest}}?(?:[a-z0-9][A-Z]|[A-Z]{2}[a-z]|\w_\w|\b_\w)[\w$]{0,${longest}}`
  ].join('|')})(?![\\p{Script=Latin}\\p{N}_])`,
  'gu'
)
