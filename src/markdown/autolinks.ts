import { addressLink } from './plain-text.ts'
import type { Scanner } from './scanner.ts'
import type { Inline } from './tree.ts'

/** Returns where the next bare web or email address begins, by GFM’s rules, or the text’s length when there is none. */
export const nextAutolink = (text: string, from: number): number => {
  addresses.lastIndex = from
  return addresses.exec(text)?.index ?? text.length
}

/** Reads the bare address that begins at the scanner’s position. */
export const autolink = (scanner: Scanner): Inline => {
  const { text, at, brackets, streaming } = scanner
  addresses.lastIndex = at
  const [match, scheme] = addresses.exec(text) as RegExpExecArray
  // Brackets around the address may turn out to be those of a link’s text, so an address in brackets contains none.
  const [source] = match.split(brackets.length ? /[[\]]/ : /\](?=[[(])/, 1) as [string]
  const address = scheme ? withoutTrailing(source) : source
  scanner.at += address.length
  // An address at the end of the stream may still grow, so it is not a link yet.
  if (streaming && scanner.at === text.length) return address
  const prefix = !scheme ? 'mailto:' : scheme.includes(':') ? '' : 'http://'
  return addressLink(prefix + address, address)
}

// The last two labels of a host contain no underscore. Without a path, the address ends where its host ends.
const web =
  /((?<![a-z])https?:\/\/|(?<![^\s*_~([\]])www\.)(?:(?:[\p{L}\p{M}\p{N}_-]+\.)*[\p{L}\p{M}\p{N}-]+\.)?[\p{L}\p{M}\p{N}-]+(?![_\p{L}\p{M}\p{N}]|[.-]\w)(?:[:/?#][^\s<]*)?/u
const email = /(?<![\w.+/-])[\w.+-]+@[\w-]+(?:\.(?=[a-z\d])[\w-]+)+(?<=[a-z])(?![\w-]|\.[a-z\d])/u
/** A web address, whose scheme or `www.` is the first capture group, or an email address. */
const addresses = new RegExp(`${web.source}|${email.source}`, 'giu')

/** Trailing punctuation, and a closing bracket that the address did not open, belong to the sentence around it. */
const withoutTrailing = (address: string): string => {
  let surplus = address.split(')').length - address.split('(').length
  let end = address.length
  while (end) {
    const last = address[end - 1] as string
    if (last === ')' ? surplus-- <= 0 : !'?!.,:;*_~\'"]'.includes(last)) break
    const entity = address.lastIndexOf('&', end - 1)
    end = last === ';' && /&[a-z]+;$/i.test(address.slice(entity, end)) ? entity : end - 1
  }
  return address.slice(0, end)
}
