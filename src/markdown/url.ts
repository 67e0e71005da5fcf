/** What an answer may link to. */
const protocols = ['http:', 'https:', 'mailto:']

/**
 * The address that a link of an answer stands for, resolved against `base` (an absolute URL), or
 * undefined when it is not safe to follow: another protocol than http, https and mailto, a user
 * name that could pass for a host, or characters that browsers and readers understand differently.
 */
export const resolveUrl = (
  address: string,
  base: string,
  resolve = (address: string, base: string) => new URL(address, base)
): URL | undefined => {
  // Browsers drop control characters within an address, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(address) || visibleText(address) !== address) return undefined
  try {
    const url = resolve(address, base)
    return protocols.includes(url.protocol) && !(url.username + url.password) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Text without the format characters that hide or reorder it, so that a link’s text cannot pass for
 * another. Joiners stay within the scripts and emoji that need them.
 */
export const visibleText = (text: string): string =>
  text.replace(
    /(?![\u200c\u200d])[\p{Cf}\u2028\u2029]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu,
    ''
  )

/**
 * The host that a link really leads to, when its text names another one: that of an address, also one without `https`
 * or in letters that only look like others, or the documentation’s.
 */
export const disguisedHost = (text: string, host: string, docsHost: string): string | undefined => {
  const plain = text.normalize('NFKC').toLowerCase()
  const [, protocol, name = ''] = /^(https?:\/\/)?([^\s/?#]{0,300})/.exec(plain) ?? []
  const address = `http://${name}`
  const isNamed = (protocol || hostName.test(name)) && URL.canParse(address)
  const named = isNamed ? new URL(address).host : plain.includes(docsHost) ? docsHost : host
  return named === host && !(isNamed && lookAlike.test(name)) ? undefined : host
}

/** A word that is a host’s name and not a file’s, such as `Node.js`. */
const hostName = /^www\.|\.(ai|app|co|com|dev|io|net|org)(:\d+)?$|[^\0-\x7f].*\.\p{L}+$/u

/** Greek and Cyrillic letters, many of which look like Latin ones. */
const lookAlike = /[\u0370-\u052f]/
