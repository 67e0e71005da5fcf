import type { Inline } from './tree.ts'

/** A bare address in running text, as GFM links it. */
export interface Autolink {
  start: number
  end: number
  link: Inline
}

const addresses = /(?<![^\s*_~(])(?:https?:\/\/|www\.)[^\s<]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\w-])/gi
/** The bare addresses of a text, in their order. */
export const findAutolinks = (text: string): Autolink[] => {
  const found: Autolink[] = []
  for (const { 0: match, index: start } of text.matchAll(addresses)) {
    const scheme = /^(?:https?:\/\/|www\.)/i.exec(match)?.[0].toLowerCase()
    const address = scheme ? withoutTrailing(match) : match
    if (scheme ? !hasHost(address, scheme) : address.endsWith('_')) continue
    const prefix = !scheme ? 'mailto:' : scheme === 'www.' ? 'http://' : ''
    const link: Inline = { type: 'link', url: prefix + address, title: '', children: [address] }
    found.push({ start, end: start + address.length, link })
  }
  return found
}

/** GFM’s valid domain: no underscore in its last two parts, and a dot where the scheme is left out. */
const hasHost = (address: string, scheme: string): boolean => {
  const [host = ''] = (scheme === 'www.' ? address : address.slice(scheme.length)).split(/[/?#:]/, 1)
  if (host.length > 253 || !/^[\p{L}\p{N}._-]+$/u.test(host)) return false
  const parts = host.split('.')
  return !parts.slice(-2).join().includes('_') && (scheme !== 'www.' || parts.length > 1)
}

/** Punctuation at the end belongs to the sentence; so does a `)` that the address did not open. */
const withoutTrailing = (match: string): string => {
  let surplus = match.split(')').length - match.split('(').length
  let end = match.length
  for (; end > 0; end--) {
    const last = match[end - 1] as string
    if (last === ')' && surplus > 0) surplus--
    else if (last === ';') {
      const ampersand = match.lastIndexOf('&', end)
      if (ampersand < 0 || !/^&[a-z\d]+;$/i.test(match.slice(ampersand, end))) break
      end = ampersand + 1
    } else if (!'?!.,:*_~\'"'.includes(last)) break
  }
  return match.slice(0, end)
}
