import { type Part, pairDelimiters } from './delimiters.ts'
import { entity, entityPattern } from './entities.ts'
import { plainText } from './plainText.ts'
import { type Bracket, type Scanner, take } from './scanner.ts'
import { inlineTarget, normalizeLabel } from './target.ts'
import type { Inline } from './tree.ts'

/** Reads what begins at the scanner’s position. Undefined, and no step taken: the character is text. */
type InlineRule = (scanner: Scanner) => Part | undefined

const lineBreak: InlineRule = scanner => {
  const last = scanner.parts.length - 1
  const before = scanner.parts[last]
  scanner.at++
  if (typeof before !== 'string') return '\n'
  scanner.parts[last] = before.trimEnd()
  return before.endsWith('  ') ? { type: 'break' } : '\n'
}

const backslash: InlineRule = scanner => {
  const match = take(scanner, /\\([!-/:-@[-`{-~\n])/y)
  return match?.[1] === '\n' ? { type: 'break' } : match?.[1]
}

const codeSpan: InlineRule = scanner => {
  const { text, unclosed, streaming } = scanner
  const run = take(scanner, /`+/y)?.[0] as string
  const start = scanner.at
  const close = unclosed.has(run.length) ? -1 : findRun(text, start, run.length)
  if (close < 0) {
    unclosed.add(run.length)
    if (!streaming) return run
  }
  const end = close < 0 ? text.length : close
  scanner.at = close < 0 ? end : end + run.length
  const inside = text.slice(start, end).replaceAll('\n', ' ')
  const padded = /[^ ]/.test(inside) && inside.startsWith(' ') && inside.endsWith(' ')
  return { type: 'code', text: padded ? inside.slice(1, -1) : inside }
}

const findRun = (text: string, from: number, length: number): number => {
  let at = text.indexOf('`', from)
  while (at >= 0) {
    let end = at + 1
    while (text[end] === '`') end++
    if (end - at === length) return at
    at = text.indexOf('`', end)
  }
  return -1
}

const delimiter: InlineRule = scanner => {
  const { text, at } = scanner
  const run = take(scanner, /\*+|_+|~+/y)?.[0] as string
  const mark = run[0] as string
  const before = text.slice(Math.max(0, at - 2), at)
  const after = text.slice(scanner.at, scanner.at + 2)
  const spaceBefore = /(?:^|\s)$/u.test(before)
  const spaceAfter = /^(?:\s|$)/u.test(after)
  const markBefore = /[\p{P}\p{S}]$/u.test(before)
  const markAfter = /^[\p{P}\p{S}]/u.test(after)
  const left = !spaceAfter && (!markAfter || spaceBefore || markBefore)
  const right = !spaceBefore && (!markBefore || spaceAfter || markAfter)
  if (mark === '~' && run.length > 2) return run
  return {
    type: 'delimiter',
    mark,
    length: run.length,
    opens: left && (mark !== '_' || !right || markBefore),
    closes: right && (mark !== '_' || !left || markAfter)
  }
}

const openBracket: InlineRule = scanner => {
  const mark = take(scanner, /!?\[/y)?.[0]
  if (mark) scanner.brackets.push({ index: scanner.parts.length, start: scanner.at, image: mark.length > 1 })
  return mark
}

const closeBracket: InlineRule = scanner => {
  const { brackets, parts, text } = scanner
  const bracket = brackets.pop()
  if (!bracket) return undefined
  const inactive = !bracket.image && brackets.length < scanner.inactive
  scanner.inactive = Math.min(scanner.inactive, brackets.length)
  if (inactive) return undefined

  const inside = text.slice(bracket.start, scanner.at)
  const target = inlineTarget(text, scanner.at + 1) ?? reference(scanner, inside)
  if (!target) return unfinishedLink(scanner, bracket)
  scanner.at = target.end
  const children = pairDelimiters(parts.splice(bracket.index).slice(1), false)
  if (target.footnote) return { type: 'reference', number: target.footnote }
  const { url, title } = target
  if (bracket.image) return { type: 'image', url, title, alt: plainText(children) }
  scanner.inactive = brackets.length
  return { type: 'link', url, title, children: withoutLinks(children) }
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

/** While streaming, `[text](https://ex` and `[text]` at the end are shown as their text. */
const unfinishedLink = (scanner: Scanner, { index }: Bracket): Part | undefined => {
  const rest = scanner.text.slice(scanner.at + 1)
  if (!scanner.streaming || !/^(?:$|\[[^\]]*$|\((?:\S*|\s*<[^>\n]*|\S+\s+["'(][^\n]*)$)/.test(rest)) return undefined
  scanner.at = scanner.text.length
  scanner.parts[index] = ''
  return ''
}

/** Links cannot stand within links; a bare address in a link’s text is only its text. */
const withoutLinks = (content: Inline[]): Inline[] =>
  content.flatMap(part => {
    if (typeof part === 'string' || !('children' in part)) return [part]
    const children = withoutLinks(part.children)
    return part.type === 'link' ? children : [{ ...part, children }]
  })

const angleBracket: InlineRule = scanner => {
  if (take(scanner, /<br\s{0,9}\/?>/iy)) return { type: 'break' }
  const [, url, email] =
    take(scanner, /<(?:([a-z][a-z\d+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)*))>/iy) ?? []
  const address = url ?? email
  if (address) return { type: 'link', url: url ?? `mailto:${email}`, title: '', children: [address] }
  const half = scanner.streaming && take(scanner, /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)$/iy)
  if (half) return half[1]
  // HTML is never more than its text, and nothing inside it is read as a mark.
  return take(scanner, /<\/?[a-z][^<>]*>/iy)?.[0]
}

const ampersand: InlineRule = scanner => {
  const { at } = scanner
  const character = entity(take(scanner, entityPattern)?.[1] ?? '')
  if (character === undefined) scanner.at = at
  return character
}

export const inlineRules: Readonly<Record<string, InlineRule>> = {
  '\n': lineBreak,
  '\\': backslash,
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
