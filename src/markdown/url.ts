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
  if (/[\p{Cc}\\]/u.test(address)) return undefined
  try {
    const url = resolve(address, base)
    return protocols.includes(url.protocol) && !(url.username + url.password) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Text without the characters that nobody sees and that hide or reorder others: controls of direction, tags, fillers.
 * Joiners and the choice between emoji and text stay where letters or emoji need them.
 */
export const visibleText = (text: string): string =>
  text.replace(
    /(?![\ufe0e\ufe0f\u200c\u200d])[\p{DI}\u2028\u2029\ufff9-\ufffb]|(?<![^\0-\x7f])[\ufe0e\ufe0f\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu,
    ''
  )
