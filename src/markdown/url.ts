/** The protocols that an answer may link to. */
const protocols = ['http:', 'https:', 'mailto:']

/**
 * Resolves an address of an answer against `base` (an absolute URL). Returns undefined when the address is not safe to
 * follow: it uses another protocol than http, https or mailto, has a user name that could pass for a host, or contains
 * characters that browsers read differently than people do.
 */
export const resolveUrl = (
  address: string,
  base: string,
  resolve = (address: string, base: string) => new URL(address, base)
): URL | undefined => {
  // Browsers drop control characters within an address, and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(address)) return undefined
  try {
    const url = resolve(address, base)
    return protocols.includes(url.protocol) && !(url.username + url.password) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes invisible characters that hide or reorder others: direction controls, tags, fillers. Joiners and variation
 * selectors stay where letters or emoji need them.
 */
export const visibleText = (text: string): string =>
  text.replace(
    /(?![\ufe0e\ufe0f\u200c\u200d])[\p{DI}\u2028\u2029\ufff9-\ufffb]|(?<![^\0-\x7f])[\ufe0e\ufe0f\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu,
    ''
  )
