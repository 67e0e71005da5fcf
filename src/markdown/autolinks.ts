/** A web address (its beginning is caught), or an email address. */
const addresses =
  /(?<![^\s*_~(])(https?:\/\/|www\.)(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}-]+(?!\w)(?:[:/?#][^\s<]*)?|(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)+[a-z\d]+(?![\w-])/giu

/** A bare address in running text, and where it begins. */
interface Autolink {
  start: number
  address: string
  url: string
}

/** The bare addresses of a text as GFM links them, in their order, found one by one. */
export function* findAutolinks(text: string): Generator<Autolink, undefined> {
  for (const { 0: match, 1: scheme, index: start } of text.matchAll(addresses)) {
    const address = scheme ? withoutTrailing(match) : match
    const prefix = !scheme ? 'mailto:' : /^w/i.test(scheme) ? 'http://' : ''
    yield { start, address, url: prefix + address }
  }
}

/** Punctuation at the end belongs to the sentence; so does a `)` that the address did not open. */
const withoutTrailing = (match: string): string => {
  let surplus = match.split(')').length - match.split('(').length
  let end = match.length
  for (; end; end--) {
    const last = match[end - 1] as string
    if (last === ')' ? surplus-- <= 0 : !'?!.,:;*_~\'"'.includes(last)) break
  }
  return match.slice(0, end)
}
