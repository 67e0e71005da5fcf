import { plainText } from './plain-text.ts'
import type { Node } from './tree.ts'

/** How much text decides, in UTF-16 units: what a long list says later turns it no more. */
const decisive = 500

/**
 * Which way a list, a quote or a table is laid out, or undefined where no letter tells. By the share of its letters
 * and not by the first one, as `dir="auto"` has it: an Arabic list whose first item begins with “npm” is an Arabic list.
 * `dir="auto"` also passes over what is in elements with a `dir` of their own.
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
  const turned = count(/[\u0590-\u08ff\ufb1d-\ufefc]/g)
  // Where none goes that way, one letter tells.
  const all = count(turned ? /\p{L}/gu : /\p{L}/u)
  // A third is enough: names, commands and units are Latin in every language.
  return all ? (3 * turned >= all ? 'rtl' : 'ltr') : undefined
}
