import { addressLink } from './plain-text.ts'
import type { Scanner } from './scanner.ts'
import type { Inline } from './tree.ts'

/** Where the next bare address of a text begins, as GFM finds them: a web or an email address. The text’s end if none. */
export const nextAutolink = (text: string, from: number): number => {
  addresses.lastIndex = from
  return addresses.exec(text)?.index ?? text.length
}

/** Reads the bare address that begins at the scanner’s position. */
export const autolink = (scanner: Scanner): Inline => {
  const { text, at, brackets, streaming } = scanner
  addresses.lastIndex = at
  const [match, scheme] = addresses.exec(text) as RegExpExecArray
  // Within brackets, which may turn out to be a link’s text, none of them belongs to an address.
  const [source] = match.split(brackets.length ? /[[\]]/ : /\](?=[[(])/, 1) as [string]
  const address = scheme ? withoutTrailing(source) : source
  scanner.at += address.length
  // An address that touches the end is still being written: no link to half of it.
  if (streaming && scanner.at === text.length) return address
  const prefix = !scheme ? 'mailto:' : scheme.includes(':') ? '' : 'http://'
  return addressLink(prefix + address, address)
}

// Neither of the last two names of a host has an underscore. The text goes on where no path follows the host.
const web =
  /((?<![a-z])https?:\/\/|(?<![^\s*_~([\]])www\.)(?:(?:[\p{L}\p{M}\p{N}_-]+\.)*[\p{L}\p{M}\p{N}-]+\.)?[\p{L}\p{M}\p{N}-]+(?![_\p{L}\p{M}\p{N}]|[.-]\w)(?:[:/?#][^\s<]*)?/u
const email = /(?<![\w.+/-])[\w.+-]+@[\w-]+(?:\.(?=[a-z\d])[\w-]+)+(?<=[a-z])(?![\w-]|\.[a-z\d])/u
/** A web address (its beginning is caught), or an email address. */
const addresses = new RegExp(`${web.source}|${email.source}`, 'giu')

/** Punctuation at the end belongs to the sentence; so does a bracket that the address did not open. */
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
