import { findAutolinks } from './autolinks.ts'
import { pairDelimiters } from './delimiters.ts'
import { inlineRules } from './inlineRules.ts'
import { limits } from './limits.ts'
import type { Lookup, Scanner } from './scanner.ts'
import type { Inline } from './tree.ts'

/**
 * Inline content of a paragraph, heading or cell. While streaming, what is begun at the end is
 * shown as it will look when it is finished: open emphasis as emphasis, half a link as its text.
 */
export const parseInline = (source: string, lookup: Lookup, streaming: boolean): Inline[] => {
  if (source.length > limits.prose) return [source]
  const text = streaming ? source.replace(unfinished, '') : source
  const scanner: Scanner = {
    text,
    at: 0,
    parts: [],
    brackets: [],
    inactive: 0,
    unclosed: new Set(),
    lookup,
    streaming
  }
  scan(scanner)
  if (streaming) hideOpenBrackets(scanner)
  const content = pairDelimiters(scanner.parts, streaming)
  return isDeeper(content, limits.inlineDepth) ? [source] : content
}

/** What may turn into a mark with the next character: delimiters, an escape, an entity, `<br>`, half a character. */
const unfinished = /(?:(?<![*_~`])[*_~`]+|\\|&#?\w{0,31}|<(?:br?)?[ /]{0,2}|[\uD800-\uDBFF])$/i

const plain = /[^\\`*_~[\]!<&\n]+/y

const scan = (scanner: Scanner): void => {
  const { text, parts, streaming } = scanner
  const autolinks = findAutolinks(text)
  let next = autolinks.shift()
  while (scanner.at < text.length) {
    const { at } = scanner
    while (next && next.start < at) next = autolinks.shift()
    if (next?.start === at) {
      // An address that touches the end is still being written: no link to half of it.
      parts.push(streaming && next.end === text.length ? text.slice(at) : next.link)
      scanner.at = next.end
      continue
    }
    plain.lastIndex = at
    if (plain.test(text)) {
      scanner.at = next && next.start < plain.lastIndex ? next.start : plain.lastIndex
      parts.push(text.slice(at, scanner.at))
      continue
    }
    const part = inlineRules[text[at] as string]?.(scanner)
    if (part !== undefined) parts.push(part)
    else if (scanner.at === at) parts.push(text[scanner.at++] as string)
  }
}

/** Longer than this, an open bracket is more likely one of prose than the start of a link. */
const longestLinkText = 200

const hideOpenBrackets = ({ parts, brackets, text }: Scanner): void => {
  for (const { index, start } of brackets.reverse()) {
    const inside = text.slice(start, start + longestLinkText + 1)
    if (inside.length > longestLinkText) return
    // A footnote’s label or a citation’s number is no text of its own.
    if (/^(?:\^|\d+$)/.test(inside)) parts.length = index
    else parts[index] = ''
  }
}

const isDeeper = (content: Inline[], depth: number): boolean =>
  content.some(
    part => typeof part !== 'string' && 'children' in part && (depth === 0 || isDeeper(part.children, depth - 1))
  )
