import * as limits from './limits.ts'
import type { Inline } from './tree.ts'

/** A run of `*`, `_` or `~` that may open or close emphasis. */
interface Delimiter {
  type: 'delimiter'
  mark: string
  length: number
  opens: boolean
  closes: boolean
}

export type Part = Inline | Delimiter

interface Opener extends Delimiter {
  /** How many of its characters are not paired yet. */
  left: number
  /** Index of its own text in the output; its content follows. */
  index: number
}

/**
 * Pairs delimiters into emphasis. Each closer looks for its opener down a stack of bounded height,
 * which bounds both the work and the nesting depth of emphasis. With `closeAll` (the answer is still
 * streaming) openers without a closer are closed at the end.
 */
export const pairDelimiters = (parts: Part[], closeAll: boolean): Inline[] => {
  const output: Inline[] = []
  const openers: Opener[] = []
  for (const part of parts) {
    if (typeof part === 'string' || part.type !== 'delimiter') {
      output.push(part)
      continue
    }
    const { mark } = part
    let left = part.length
    while (part.closes && left) {
      const found = openers.findLastIndex(opener => matches(opener, part, left))
      const opener = openers[found]
      if (!opener) break
      const used = Math.min(2, left, opener.left)
      const children = joinText(output.splice(opener.index + 1))
      left -= used
      opener.left -= used
      openers.length = opener.left ? found + 1 : found
      output[opener.index] = mark.repeat(opener.left)
      output.push(emphasis(mark, used, children))
    }
    if (left && part.opens && openers.length < limits.openers) openers.push({ ...part, left, index: output.length })
    output.push(mark.repeat(left))
  }
  if (closeAll) closeOpeners(output, openers)
  return joinText(output)
}

/** Joins neighbouring strings and drops empty ones. */
const joinText = (parts: Inline[]): Inline[] => {
  const joined: Inline[] = []
  for (const part of parts) {
    const last = joined.length - 1
    if (typeof part === 'string' && typeof joined[last] === 'string') joined[last] += part
    else if (part !== '') joined.push(part)
  }
  return joined
}

/** CommonMark’s “rule of three”, and GFM’s rule that tildes match in number. */
const matches = (opener: Opener, closer: Delimiter, left: number): boolean => {
  if (opener.mark !== closer.mark) return false
  if (opener.mark === '~') return opener.left === left
  const bothWays = opener.closes || closer.opens
  // When the sum of both lengths is a multiple of three, each length must be one too.
  return !bothWays || (opener.length + closer.length) % 3 !== 0 || opener.length % 3 === 0
}

const emphasis = (mark: string, length: number, children: Inline[]): Inline => ({
  type: mark === '~' ? 'del' : length === 2 ? 'strong' : 'em',
  children
})

const closeOpeners = (output: Inline[], openers: Opener[]): void => {
  for (const { mark, left, index } of openers.reverse()) {
    let children = joinText(output.slice(index + 1))
    // “~5 minutes” and “*.ts” are seldom the start of emphasis.
    const likely =
      mark === '~' ? left === 2 : typeof children[0] !== 'string' || /^[\p{L}\p{N}"'“‘¿¡]/u.test(children[0])
    if (!likely || !children.length) continue
    for (let rest = left; rest > 0; rest -= 2) children = [emphasis(mark, Math.min(2, rest), children)]
    output.splice(index, Infinity, ...children)
  }
}
