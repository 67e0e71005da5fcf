import { plainText } from './plain-text.ts'
import type { Node } from './tree.ts'

/** UTF-16 units that decide the direction, so that a long list does not change sides while it streams. */
const decisive = 500

/**
 * Returns the direction of a list, quote or table, or undefined when it contains no letters. The share of right-to-left
 * letters decides: `dir="auto"` goes by the first letter, and would lay out an Arabic list that begins with “npm” from
 * left to right. `dir="auto"` also ignores text in elements that have a `dir` of their own.
 */
export const directionOf = (block: Node): 'rtl' | 'ltr' | undefined => {
  let text = ''
  const read = (node: Node): void => {
    if (text.length >= decisive) return
    if ('content' in node)
      text += plainText(node.content.filter(part => typeof part === 'string' || part.type !== 'code'))
    else if ('children' in node) for (const child of node.children) read(child)
  }
  read(block)
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const rightToLeft = count(/[\u0590-\u08ff\ufb1d-\ufefc]/g)
  // Without right-to-left letters, one letter is enough to know.
  const all = count(rightToLeft ? /\p{L}/gu : /\p{L}/u)
  // A third of the letters is enough: names, commands and units are Latin in every language.
  return all ? (3 * rightToLeft >= all ? 'rtl' : 'ltr') : undefined
}
