import { type Part, pairDelimiters } from './delimiters.ts'
import { unescapeText } from './entities.ts'
import * as limits from './limits.ts'
import { addressLink, linkText, plainText } from './plain-text.ts'
import { type Bracket, mayBecomeLink, type Scanner, take } from './scanner.ts'
import { inlineTarget, normalizeLabel } from './target.ts'

/** Parses the construct at the scanner’s position. Returns undefined, without moving, when there is only plain text. */
type InlineRule = (scanner: Scanner) => Part | undefined

const lineBreak: InlineRule = scanner => {
  const last = scanner.parts.length - 1
  const before = scanner.parts[last]
  scanner.at++
  if (typeof before !== 'string') return '\n'
  scanner.parts[last] = before.trimEnd()
  return before.endsWith('  ') ? { type: 'break' } : '\n'
}

const dollar: InlineRule = scanner => scanner.math?.read(scanner)

const backslash: InlineRule = scanner => {
  const formula = dollar(scanner)
  if (formula !== undefined) return formula
  const match = take(scanner, /\\([!-/:-@[-`{-~\n])/y)
  return match?.[1] === '\n' ? { type: 'break' } : match?.[1]
}

const codeSpan: InlineRule = scanner => {
  const run = take(scanner, /`+/y)?.[0] as string
  // While streaming, an unclosed code span extends to the end.
  const closing = `(.*?)(?<!\`)(?:${run}(?!\`)${scanner.streaming ? '|$' : ''})`
  const inside = take(scanner, new RegExp(closing, 'sy'))?.[1]?.replaceAll('\n', ' ')
  if (inside === undefined) return run
  return { type: 'code', text: /^ .*[^ ].* $/.test(inside) ? inside.slice(1, -1) : inside }
}

const delimiter: InlineRule = scanner => {
  const { text, at } = scanner
  const run = take(scanner, /\*+|_+|~+/y)?.[0] as string
  const mark = run[0] as string
  const before = characterClass([...text.slice(Math.max(0, at - 2), at)].pop())
  const after = characterClass([...text.slice(scanner.at, scanner.at + 2)].shift())
  // Left- and right-flanking, as CommonMark defines them.
  const left = after > 0 && (after > 1 || before < 2)
  const right = before > 0 && (before > 1 || after < 2)
  if (run.length > (mark === '~' ? 2 : limits.delimiter)) return run
  return {
    type: 'delimiter',
    mark,
    length: run.length,
    opens: left && (mark !== '_' || !right || before === 1),
    closes: right && (mark !== '_' || !left || after === 1)
  }
}

/** Class of the character beside a delimiter run: 0 for white space, 1 for punctuation, 2 for anything else. */
const characterClass = (character = ' '): number => (/\s/.test(character) ? 0 : /[\p{P}\p{S}]/u.test(character) ? 1 : 2)

const openBracket: InlineRule = scanner => {
  const mark = take(scanner, /!?\[/y)?.[0]
  if (mark) scanner.brackets.push({ index: scanner.parts.length, start: scanner.at, image: mark.length > 1 })
  return mark
}

const closeBracket: InlineRule = scanner => {
  const { brackets, parts, text } = scanner
  const bracket = brackets.pop()
  if (!bracket) return undefined
  const isInactive = !bracket.image && brackets.length < scanner.inactive
  scanner.inactive = Math.min(scanner.inactive, brackets.length)
  if (isInactive) return undefined

  const inside = text.slice(bracket.start, scanner.at)
  const target = inlineTarget(text, scanner.at + 1) ?? reference(scanner, inside)
  if (!target) return unfinishedLink(scanner, bracket)
  scanner.at = target.end
  const children = pairDelimiters(parts.splice(bracket.index).slice(1), false)
  if (target.footnote) return { type: 'reference', number: target.footnote }
  const { url, title } = target
  if (bracket.image) return { type: 'image', url, title, text: plainText(children), inLink: false }
  scanner.inactive = brackets.length
  return { type: 'link', url, title, children: linkText(children) }
}

/** `[text][label]`, `[label][]`, `[label]` or `[^footnote]`. */
const reference = ({ text, at, lookup }: Scanner, inside: string) => {
  const following = /\[((?:[^[\]\\]|\\.){0,999})\]/sy
  following.lastIndex = at + 1
  const match = inside.startsWith('^') ? null : following.exec(text)
  const label = match?.[1] || inside
  if (label.length > 999) return undefined
  const definition = lookup(normalizeLabel(label))
  return definition && { ...definition, end: at + 1 + (match?.[0].length ?? 0) }
}

/** While streaming, shows `[text](https://ex` and `[text]` at the end as the link’s text alone. */
const unfinishedLink = (scanner: Scanner, bracket: Bracket): Part | undefined => {
  const rest = scanner.text.slice(scanner.at + 1)
  if (!mayBecomeLink(scanner, bracket) || !unfinishedTarget.test(rest)) return undefined
  scanner.at = scanner.text.length
  // The bracket stays open, so that `hideOpenBrackets` treats it like the other open ones.
  scanner.brackets.push(bracket)
  return ''
}

const unfinishedTarget = /^(?:\[[^\]]*|\((?:\S*|<[^>]*|\S+\s+["'(].*))?$/s

const angleBracket: InlineRule = scanner => {
  if (take(scanner, /<br\s*\/?>/iy)) return { type: 'break' }
  const [, url, email] = take(scanner, /<(?:([a-z][\w+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+))>/iy) ?? []
  if (url) return addressLink(url, url)
  if (email) return addressLink(`mailto:${email}`, email)
  const half = scanner.streaming && take(scanner, /<([a-z][\w+.-]{1,31}:[^\s<>]*)$/iy)
  if (half) return half[1]
  // HTML is shown as text, and marks inside a tag are not parsed.
  return take(scanner, /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/iy)?.[0]
}

const ampersand: InlineRule = scanner => {
  const source = take(scanner, /&#?\w{1,32};/y)?.[0]
  return source && unescapeText(source)
}

export const inlineRules: Readonly<Record<string, InlineRule>> = {
  '\n': lineBreak,
  '\\': backslash,
  $: dollar,
  '`': codeSpan,
  '*': delimiter,
  _: delimiter,
  '~': delimiter,
  '[': openBracket,
  '!': openBracket,
  ']': closeBracket,
  '<': angleBracket,
  '&': ampersand
}
