/** What an answer may link to. */
const protocols = new Set(['http:', 'https:', 'mailto:'])

/**
 * The address that a link of an answer stands for, resolved against `base` (an absolute URL), or
 * undefined when it is not safe to follow: another protocol than http, https and mailto, a user
 * name that could pass for a host, or characters that browsers and readers understand differently.
 */
export const resolveUrl = (address: string, base: string): URL | undefined => {
  if (deceptive.test(address)) return undefined
  try {
    const url = new URL(address, base)
    return protocols.has(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

/** Control, zero-width and bidi characters, which hide or reorder, and the backslash, which browsers read as a slash. */
const deceptive = /[\p{Cc}\\\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

/** Text of a link without the characters that make it look like another one. Joiners stay within scripts that need them. */
export const plainLinkText = (text: string): string =>
  text.replace(
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g,
    ''
  )

/** The host that a link really leads to, when its text names another one. */
export const disguisedHost = (text: string, url: URL): string | undefined => {
  const named = /^\s*(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[:/?#\s]|$)/iu.exec(text)?.[1]
  return named && url.host && withoutWww(named) !== withoutWww(url.hostname) ? url.host : undefined
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')
