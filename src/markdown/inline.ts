import { autolink, nextAutolink } from './autolinks.ts'
import { pairDelimiters } from './delimiters.ts'
import { inlineRules } from './inline-rules.ts'
import * as limits from './limits.ts'
import type { MathRules } from './scanner.ts'
import { type Lookup, mayBecomeLink, type Scanner } from './scanner.ts'
import type { Inline } from './tree.ts'

/**
 * Parses the inline content of a paragraph, heading or cell. While streaming, unfinished constructs at the end
 * are shown as they will look once they are finished: open emphasis as emphasis, half a link as its text.
 */
export const parseInline = (source: string, lookup: Lookup, streaming: boolean, math?: MathRules): Inline[] => {
  if (source.length > limits.prose) return [source]
  const text = streaming ? source.replace(unfinished, '') : source
  const scanner: Scanner = {
    text,
    at: 0,
    parts: [],
    brackets: [],
    inactive: 0,
    lookup,
    math,
    streaming
  }
  scan(scanner)
  if (scanner.parts.length > limits.parts) return [source]
  if (streaming) hideOpenBrackets(scanner)
  return pairDelimiters(scanner.parts, streaming)
}

/**
 * Matches characters at the end that the next character may turn into a mark: delimiters, an escape, an entity, `<br>`,
 * an address in angle brackets, the first half of a surrogate pair.
 */
const unfinished = /(?:(?:\\|(?<![*_~`]))[*_~`]+|\\|&#?\w*|<(?:[a-z][\w+.-]*)?|<br ?\/?|[\uD800-\uDBFF])$/i

const plain = /[^\\`*_~[\]!<&$\n]+/y

const scan = (scanner: Scanner): void => {
  const { text, parts } = scanner
  let next = nextAutolink(text, 0)
  while (scanner.at < text.length) {
    const { at } = scanner
    if (next < at) next = nextAutolink(text, at)
    if (next === at) {
      parts.push(autolink(scanner))
      continue
    }
    plain.lastIndex = at
    if (plain.test(text)) {
      scanner.at = Math.min(plain.lastIndex, next)
      parts.push(text.slice(at, scanner.at))
      continue
    }
    parts.push(inlineRules[text[at] as string]?.(scanner) ?? (text[scanner.at++] as string))
  }
}

const hideOpenBrackets = (scanner: Scanner): void => {
  const { parts, text } = scanner
  for (const bracket of scanner.brackets.reverse()) {
    if (!mayBecomeLink(scanner, bracket)) continue
    // A footnote’s label or a citation’s number is hidden, because it is not part of the sentence.
    if (/^(?:\^|\d+(?:\]|$))/.test(text.slice(bracket.start))) parts.length = bracket.index
    else parts[bracket.index] = ''
  }
}
